import type { WaitingForm } from "@volpe/contract";
import { type ReactNode, useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { useClient } from "../page/use-client.tsx";
import { createBrowserOutbox, watchWaitingForms } from "./waiting-forms.ts";
import "./waiting-list.css";

const WORDS: Readonly<Record<WaitingForm["kind"], string>> = {
  message: "Il messaggio per Volpe",
  quote: "La richiesta di preventivo",
  ticket: "Il messaggio per l’assistenza",
};

type WaitingListProps = {
  /** The form that was just sent: hidden while it is in the list, and back if it is cancelled. */
  children: ReactNode;
  /** The id of that form. */
  sent: string | undefined;
  /** Where the answer to a form of the list leads; null for nowhere. */
  hrefOf?: (form: WaitingForm) => string | null;
};

/** The forms that wait for the connection, each with a way to take it back, above the page's form. */
export function WaitingList({ children, sent, hrefOf = () => null }: WaitingListProps) {
  const client = useClient();
  const text = useSyncExternalStore(
    watchWaitingForms,
    () => JSON.stringify(createBrowserOutbox(client).list()),
    () => "[]",
  );
  const forms: readonly WaitingForm[] = JSON.parse(text);
  const isListed = forms.some(({ id }) => id === sent);
  return (
    <>
      <div role="status">
        {forms.length > 0 && (
          <section className="waiting v-notice" aria-labelledby="in-attesa">
            <h2 id="in-attesa">
              {forms.some(isWaiting) ? "In attesa di invio" : "Quello che era in attesa"}
            </h2>
            <ul>
              {forms.map((form) => (
                <WaitingRow key={form.id} form={form} href={toHref(form, hrefOf)}>
                  {(word) => (
                    <button
                      className="v-text-button"
                      type="button"
                      onClick={() => void createBrowserOutbox(client).cancel(form.id)}
                    >
                      {word}
                    </button>
                  )}
                </WaitingRow>
              ))}
            </ul>
          </section>
        )}
      </div>
      {isListed ? null : children}
    </>
  );
}

const isWaiting = ({ answer, refusal }: WaitingForm) => answer === "" && refusal === "";

function toHref(form: WaitingForm, hrefOf: (form: WaitingForm) => string | null) {
  return form.answer === "" ? null : hrefOf(form);
}

const toAttachments = (count: number) => (count === 1 ? "un allegato" : `${count} allegati`);

type WaitingRowProps = {
  form: WaitingForm;
  href: string | null;
  /** The button with a word. */
  children: (word: string) => ReactNode;
};

function WaitingRow({ form, href, children }: WaitingRowProps) {
  const { kind, answer, refusal, files = [] } = form;
  if (answer !== "") {
    return (
      <li>
        <span>
          {WORDS[kind]}: è partito tutto, e l’ho ricevuto.{" "}
          {href !== null && <Link to={href}>Apri</Link>}
        </span>
        {children("Chiudi")}
      </li>
    );
  }
  if (refusal !== "") {
    return (
      <li>
        <span>
          {WORDS[kind]} non è partito. {refusal}
        </span>
        {children("Togli")}
      </li>
    );
  }
  return (
    <li>
      <span>
        {WORDS[kind]}
        {files.length > 0 && ` con ${toAttachments(files.length)}`}: parte da solo, una volta,
        appena torna la rete.
      </span>
      {children("Annulla")}
    </li>
  );
}
