import { TRACKING_PARAMETER } from "@volpe/contract";
import { CLOSE, Icon } from "@volpe/ui";
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { NEEDS_HYDRATION } from "../page/needs-hydration.ts";
import { useSiteFacts } from "../page/site-facts.ts";
import { useClient } from "../page/use-client.tsx";
import {
  answerCookies,
  type CookieAnswer,
  type PressedAnswer,
  reserveRoom,
  takeAnswer,
} from "./answer-cookies.ts";
import { CookieCategories } from "./cookie-categories.tsx";
import { ARRIVAL_FIELD, PAGE_FIELD, PRESSED_FIELD } from "./question-fields.ts";
import "./cookie-banner.css";

/** «Rifiuta» has the same style as «Accetta». */
const BUTTON = "v-button v-button-secondary v-button-small";

/**
 * Asks about cookies at the foot of the screen. Only its buttons count as an answer; scrolling,
 * Escape and leaving the page do not. It does not take the focus.
 */
export function CookieBanner({ onAnswered }: { onAnswered: () => void }) {
  const client = useClient();
  const { trackingWaits } = useSiteFacts();
  const { pathname, search } = useLocation();
  const [choosing, setChoosing] = useState(false);
  const region = useRef<HTMLElement>(null);
  const firstBox = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // The visitor may have answered in another tab.
    const take = () => {
      takeAnswer(client);
      onAnswered();
    };
    document.addEventListener("visibilitychange", take);
    return () => document.removeEventListener("visibilitychange", take);
  }, [client, onAnswered]);

  useEffect(() => {
    reserveRoom(region.current);
    // The button that opened the boxes was replaced, so its focus is lost.
    if (choosing) firstBox.current?.focus({ preventScroll: true });
  }, [choosing]);

  function choose(tracking: boolean, source: CookieAnswer["source"]) {
    answerCookies(client, region.current, { tracking, source });
    onAnswered();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    choose(new FormData(event.currentTarget).has("tracking"), "choices");
  }

  /** The properties of a button that answers, by the form's action until the script is loaded. */
  const toAnswer = (pressed: PressedAnswer) => ({
    // Enter in a box saves the boxes.
    type: choosing ? ("button" as const) : ("submit" as const),
    name: PRESSED_FIELD,
    value: pressed,
    onClick(event: MouseEvent) {
      event.preventDefault();
      choose(pressed === "accept", pressed);
    },
  });

  return (
    <section
      ref={region}
      className="cookie-banner"
      aria-label="Scelta sui cookie"
      data-nosnippet=""
    >
      <form method="post" action="/cookie-policy" onSubmit={handleSubmit}>
        <input type="hidden" name={PAGE_FIELD} value={pathname + search} />
        {/* A page without a tracking value may be cached for everybody, so it names no arrival. */}
        {search.includes(`${TRACKING_PARAMETER}=`) && (
          <input type="hidden" name={ARRIVAL_FIELD} value={client.tracking.click()} />
        )}
        <p className="cookie-banner__text">
          Oltre ai necessari, <Link to="/cookie-policy">altri cookie</Link> ricordano il sito da cui
          arrivi, per pagarlo. {trackingWaits ? "Solo se accetti." : "Se rifiuti li cancello."}
        </p>
        {choosing && <CookieCategories tracking={false} ref={firstBox} />}
        <div className="cookie-banner__buttons">
          <button className={BUTTON} {...toAnswer("refuse")}>
            Rifiuta
          </button>
          {choosing ? (
            <button key="save" className={BUTTON} type="submit">
              Salva le scelte
            </button>
          ) : (
            <>
              <button className={BUTTON} {...toAnswer("accept")}>
                Accetta
              </button>
              <button
                key="choose"
                className={BUTTON}
                type="submit"
                name={PRESSED_FIELD}
                value="choose"
                {...NEEDS_HYDRATION}
                onClick={(event) => {
                  event.preventDefault();
                  setChoosing(true);
                }}
              >
                Scegli
              </button>
            </>
          )}
        </div>
        <button
          className="v-icon-button cookie-banner__close"
          aria-label="Chiudi e rifiuta"
          title="Chiudi e rifiuta"
          {...toAnswer("close")}
        >
          <Icon outline={CLOSE} size={22} />
        </button>
      </form>
    </section>
  );
}
