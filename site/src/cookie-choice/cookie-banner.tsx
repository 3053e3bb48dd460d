import type { CookieChoiceRequest } from "@volpe/contract";
import { createCookieChoices, findCookieChoice } from "@volpe/core";
import { CLOSE, Icon } from "@volpe/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { useClient } from "../use-client.tsx";
import { CookieCategories } from "./cookie-categories.tsx";
import { sendWhenOnline } from "./send-when-online.ts";
import "./cookie-banner.css";

/**
 * Asks about cookies at the foot of the screen. The page goes on beside it: only its three buttons
 * are an answer; scrolling, Escape and leaving are none, and the focus is not taken.
 */
export function CookieBanner({ onAnswered }: { onAnswered: () => void }) {
  const client = useClient();
  const [choosing, setChoosing] = useState(false);
  const region = useRef<HTMLElement>(null);
  const firstBox = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Answered in another tab.
    const take = () => {
      if (findCookieChoice(client.cookies)?.tracking) client.consent.grant();
      onAnswered();
    };
    document.addEventListener("visibilitychange", take);
    return () => document.removeEventListener("visibilitychange", take);
  }, [client, onAnswered]);

  useEffect(() => {
    // The button that opened the boxes has become another one.
    if (choosing) firstBox.current?.focus();
  }, [choosing]);

  function choose(tracking: boolean, source: CookieChoiceRequest["source"]) {
    const call = createCookieChoices(client).save({ tracking, source });
    void sendWhenOnline(call);
    if (region.current?.contains(document.activeElement)) {
      document.getElementById("contenuto")?.focus({ preventScroll: true });
    }
    onAnswered();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    choose(new FormData(event.currentTarget).has("tracking"), "choices");
  }

  return (
    <section ref={region} className="cookie-banner" aria-label="Scelta sui cookie">
      <form onSubmit={handleSubmit}>
        <p>
          <strong>Cookie: scegli tu.</strong> Oltre ai necessari ce n’è uno: ricorda il sito che ti
          ha portato qui. Con la X lo rifiuti. <Link to="/cookie-policy">Quali sono</Link>
        </p>
        {choosing && <CookieCategories tracking={false} ref={firstBox} />}
        <div className="cookie-banner__buttons">
          <button
            className="v-button v-button-secondary v-button-small"
            type="button"
            onClick={() => choose(true, "accept")}
          >
            Accetta
          </button>
          {choosing ? (
            <button key="save" className="v-button v-button-secondary v-button-small" type="submit">
              Salva le scelte
            </button>
          ) : (
            <button
              key="choose"
              className="v-button v-button-secondary v-button-small"
              type="button"
              onClick={() => setChoosing(true)}
            >
              Scegli
            </button>
          )}
        </div>
        <button
          className="v-icon-button cookie-banner__close"
          type="button"
          aria-label="Chiudi e rifiuta"
          title="Chiudi e rifiuta"
          onClick={() => choose(false, "close")}
        >
          <Icon outline={CLOSE} size={22} />
        </button>
      </form>
    </section>
  );
}
