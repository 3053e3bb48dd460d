import { formatDecimal, toExcerpt, type WaitingForm } from "@volpe/contract";
import { type ReactNode, useRef, useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { useClient } from "../page/use-client.tsx";
import { fillUntouched } from "./form-drafts.ts";
import { createBrowserOutbox, watchWaitingForms } from "./waiting-forms.ts";
import { PAGES, WORDS } from "./waiting-words.ts";
import "./waiting-list.css";

type WaitingListProps = {
  /** What the page's form sends. */
  kind: WaitingForm["kind"];
  /** The form that was just sent: hidden while it is in the list, and back if it is cancelled. */
  children: ReactNode;
  /** The id of that form. */
  sent: string | undefined;
  /** The address of what a sent form created; null if it has no page. */
  hrefOf?: (form: WaitingForm) => string | null;
};

/** The forms that wait for the connection, each with a way to take it back, above the page's form. */
export function WaitingList({ kind, children, sent, hrefOf = () => null }: WaitingListProps) {
  const client = useClient();
  const place = useRef<HTMLDivElement>(null);
  const text = useSyncExternalStore(
    watchWaitingForms,
    () => JSON.stringify(createBrowserOutbox(client).list()),
    () => "[]",
  );
  const forms: readonly WaitingForm[] = JSON.parse(text);
  const isListed = forms.some(({ id }) => id === sent);
  const cancel = async (form: WaitingForm) => {
    await createBrowserOutbox(client).cancel(form.id);
    const shown = place.current?.parentElement?.querySelector<HTMLFormElement>("form[method=post]");
    // After a reload the page's form is empty, so what was typed comes back from the list.
    if (shown && form.id !== sent && form.answer === "") {
      const values = listTyped(form);
      fillUntouched(
        shown,
        { values },
        values.map(({ field }) => field),
      );
    }
  };
  return (
    <>
      <div role="status" ref={place}>
        {forms.length > 0 && (
          <section className="waiting v-notice" aria-labelledby="in-attesa">
            <h2 id="in-attesa">
              {forms.some(isWaiting) ? "In attesa di invio" : "Quello che era in attesa"}
            </h2>
            <ul>
              {forms.map((form) => (
                <WaitingRow
                  key={form.id}
                  form={form}
                  href={form.answer === "" ? null : hrefOf(form)}
                >
                  {(word) =>
                    // Only a form of the same kind can take back what was typed.
                    form.answer === "" && form.kind !== kind ? (
                      <Link to={PAGES[form.kind]}>Vai al modulo</Link>
                    ) : (
                      <button
                        className="v-text-button"
                        type="button"
                        onClick={() => void cancel(form)}
                      >
                        {word}
                      </button>
                    )
                  }
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

/** The texts that a waiting form was sent with. Consents and files are given anew. */
function listTyped({ json, fields }: WaitingForm): WaitingForm["fields"] {
  if (json === null) return fields;
  const body: Record<string, unknown> = JSON.parse(json);
  return Object.entries(body).flatMap(([field, value]) => {
    if (typeof value === "number") return { field, value: formatDecimal(value) };
    return typeof value === "string" ? { field, value } : [];
  });
}

const EXCERPT_MAX = 60;

/** The beginning of the message that was typed; empty for a form without one. */
function toMessageStart(form: WaitingForm): string {
  const typed = listTyped(form).find(({ field }) => field === "message")?.value ?? "";
  const excerpt = toExcerpt(typed, EXCERPT_MAX);
  return excerpt === "" ? "" : ` «${excerpt}»`;
}

const toAttachments = (count: number) => (count === 1 ? "un allegato" : `${count} allegati`);

type WaitingRowProps = {
  form: WaitingForm;
  href: string | null;
  /** Renders the row's button with this word. */
  children: (word: string) => ReactNode;
};

function WaitingRow({ form, href, children }: WaitingRowProps) {
  const { kind, answer, refusal, files = [] } = form;
  const { sent, alone } = WORDS[kind];
  const what = WORDS[kind].what + toMessageStart(form);
  if (answer !== "") {
    return (
      <li>
        <span>
          {what}: è partito tutto, e l’ho ricevuto. {href !== null && <Link to={href}>Apri</Link>}
        </span>
        {children("Chiudi")}
      </li>
    );
  }
  if (refusal !== "") {
    return (
      <li>
        <span>
          {what} non è {sent}. {refusal}
        </span>
        {children("Riscrivi")}
      </li>
    );
  }
  return (
    <li>
      <span>
        {what}
        {files.length > 0 && ` con ${toAttachments(files.length)}`}: parte {alone}, una volta,
        appena torna la rete.
      </span>
      {children("Annulla")}
    </li>
  );
}
