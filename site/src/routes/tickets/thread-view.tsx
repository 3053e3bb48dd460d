import { BRAND, type TicketMessage as Message, type TicketThread } from "@volpe/contract";
import { createTicketCalls } from "@volpe/core";
import { Icon } from "@volpe/ui";
import { useEffect } from "react";
import { Form, Link, useNavigation } from "react-router-dom";
import { toSentText } from "../../forms/form-values.ts";
import { PageHead } from "../../page/page-head.tsx";
import { Term } from "../../page/term.tsx";
import { useClient } from "../../page/use-client.tsx";
import { toQuoteHref } from "../quote/quote-href.ts";
import { RomeTime } from "../time/rome-time.tsx";
import { FILE } from "./attachment-field.tsx";
import { formatBytes } from "./attachment-rules.ts";
import type { TicketRefusal } from "./send-ticket.ts";
import { TicketForm } from "./ticket-form.tsx";
import {
  CLOSE_INTENT,
  TICKETS_PATH,
  toAttachmentPath,
  toMessageAnchor,
  toMessagePath,
} from "./ticket-path.ts";
import { FROM_CHAT, TICKET_STATES, TicketStateTag } from "./ticket-state.tsx";
import { findUnread, useNewAnswer, useReadMarks } from "./use-answers.ts";
import { useFresh, useTicketFeed } from "./use-ticket-feed.ts";

type ThreadViewProps = {
  loaded: TicketThread;
  /** The server marked the answers as read. */
  marked: boolean;
  /** The message that the address names. */
  named: string;
  firstId: string;
  refusal: TicketRefusal | undefined;
};

/** A conversation that updates while the page is open. */
export function ThreadView({ loaded, marked, named, firstId, refusal }: ThreadViewProps) {
  const { api } = useClient();
  const { slug } = loaded;
  const [thread, refresh] = useFresh(loaded, () => createTicketCalls(api.request).thread(slug));
  const { messages, subject, number, state } = thread;
  useTicketFeed((place) => {
    if (place === null || place.slug === slug) {
      void refresh();
    }
  });
  useReadMarks(slug, marked && thread === loaded ? null : findUnread(thread));
  const { answer, forget } = useNewAnswer(messages);
  useFocusOn(named, messages[0]?.id);
  const customerMessages = messages.filter(({ author }) => author === "customer");
  return (
    <div className="thread v-container">
      <PageHead
        title={`${subject} (${number})`}
        description="Una conversazione con l’assistenza."
        path={TICKETS_PATH}
        indexed={false}
      />
      <header className="thread__head">
        <p>
          <Link to={TICKETS_PATH}>Assistenza</Link>
        </p>
        <h1>{subject}</h1>
      </header>
      <ThreadFacts thread={thread} />
      <div className="thread__main">
        <ol className="thread__messages">
          {messages.map((message) => (
            <TicketMessage
              key={message.id}
              slug={slug}
              message={message}
              named={message.id === named}
            />
          ))}
        </ol>
        <div className="thread__news" role="status">
          {answer !== null && (
            <p className="v-notice v-notice-good">
              È arrivata una risposta.{" "}
              <Link to={toMessagePath({ slug, message: answer })} onClick={forget}>
                Leggila
              </Link>
            </p>
          )}
        </div>
        <section aria-labelledby="rispondi" className="thread__reply">
          <h2 id="rispondi">{state === "closed" ? "Scrivi e si riapre" : "Rispondi"}</h2>
          <TicketForm
            // The form is reset once the person's own message arrived.
            key={customerMessages.at(-1)?.id}
            asksSubject={false}
            sendLabel={state === "closed" ? "Invia e riapri" : "Invia la risposta"}
            firstId={firstId}
            refusal={refusal}
            draft={slug}
            arrived={customerMessages.map(({ text }) => toSentText(text))}
          />
        </section>
      </div>
    </div>
  );
}

/**
 * Focuses the message that the address names, and scrolls to it unless it is the first message,
 * which is directly below the title.
 */
function useFocusOn(named: string, first: string | undefined) {
  useEffect(() => {
    const message = document.getElementById(toMessageAnchor(named));
    message?.focus({ preventScroll: true });
    if (named !== first) {
      message?.scrollIntoView({ block: "start" });
    }
  }, [named, first]);
}

/** The state of a conversation, what it means, and a button to close it. */
function ThreadFacts({ thread }: { thread: TicketThread }) {
  const { state, number, createdAt, rate, isFromChat } = thread;
  const busy = useNavigation().state !== "idle";
  return (
    <aside className="thread__facts" aria-label="A che punto è">
      <div role="status" className="thread__state">
        <TicketStateTag state={state} />
        <p>{TICKET_STATES[state].meaning}</p>
      </div>
      <dl>
        <Term name="Numero">{number}</Term>
        <Term name="Aperta il">
          <RomeTime iso={createdAt} />
        </Term>
        {rate !== null && (
          <Term name="Riguarda">
            <Link to={toQuoteHref(rate)}>Il tuo preventivo</Link>
          </Term>
        )}
      </dl>
      {isFromChat && (
        <p className="v-quiet">
          {FROM_CHAT}. Se non sei stato tu, {state === "closed" ? "ignorala" : "chiudila"}.
        </p>
      )}
      {state !== "closed" && (
        <Form method="post" action={`?${CLOSE_INTENT.name}=${CLOSE_INTENT.value}`}>
          <button className="v-button v-button-secondary" type="submit" aria-disabled={busy}>
            È risolto, chiudi
          </button>
        </Form>
      )}
    </aside>
  );
}

/** Outline of lucide (ISC licence). */
const DOWNLOAD = "M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5";

type TicketMessageProps = {
  slug: string;
  message: Message;
  /** The address names this message. */
  named: boolean;
};

/** One message with its author, time and files. */
function TicketMessage({ slug, message, named }: TicketMessageProps) {
  const { id, author, isFromChat, text, attachments, sentAt, readAt } = message;
  const isCustomers = author === "customer";
  const customer = isFromChat ? "Dalla chat" : "Tu";
  const anchor = toMessageAnchor(id);
  return (
    <li>
      <article
        id={anchor}
        className="ticket-message"
        data-author={author}
        data-named={named || undefined}
        tabIndex={-1}
        aria-labelledby={`${anchor}-chi`}
      >
        <header>
          <h2 id={`${anchor}-chi`}>{isCustomers ? customer : `Assistenza ${BRAND.name}`}</h2>
          <p>
            <RomeTime iso={sentAt} />
          </p>
          {!isCustomers && readAt === null && <span className="v-tag v-tag-highlight">Nuova</span>}
        </header>
        <p className="ticket-message__text">{text}</p>
        {attachments.length > 0 && (
          <ul className="ticket-message__files" aria-label="Allegati">
            {attachments.map((file) => (
              <li key={file.id}>
                <a href={toAttachmentPath(slug, file.id)}>
                  <Icon outline={FILE} />
                  <span>
                    {file.name} <span className="v-quiet">{formatBytes(file.bytes)}</span>
                  </span>
                  <Icon outline={DOWNLOAD} />
                </a>
              </li>
            ))}
          </ul>
        )}
        {isCustomers && (
          <p className="ticket-message__read">
            {readAt === null ? (
              "Non ancora letto"
            ) : (
              <>
                Letto <RomeTime after="il" iso={readAt} />
              </>
            )}
          </p>
        )}
      </article>
    </li>
  );
}
