import type { TicketThread } from "@volpe/contract";
import { createTicketCalls } from "@volpe/core";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { PageHead } from "../../layout/page-head.tsx";
import { useClient } from "../../use-client.tsx";
import type { TicketRefusal } from "./send-ticket.ts";
import { ThreadFacts } from "./thread-facts.tsx";
import { TicketForm } from "./ticket-form.tsx";
import { toSentText } from "./ticket-form-data.ts";
import { TicketMessage } from "./ticket-message.tsx";
import { TICKETS_PATH, toMessageAnchor, toMessagePath } from "./ticket-path.ts";
import { useFresh } from "./use-fresh.ts";
import { useNewAnswer } from "./use-new-answer.ts";
import { findUnread, useReadMarks } from "./use-read-marks.ts";
import { useTicketFeed } from "./use-ticket-feed.ts";

type ThreadViewProps = {
  loaded: TicketThread;
  /** The server has marked the answers as read. */
  marked: boolean;
  /** The message that the address names. */
  named: string;
  firstId: string;
  refusal: TicketRefusal | undefined;
};

/** A conversation as it stands, and as it goes on while it is open. */
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
  const own = messages.filter(({ author }) => author === "customer");
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
            // Anew once the person's own message arrived, and not when the other side writes.
            key={own.at(-1)?.id}
            asksSubject={false}
            messageLabel="Messaggio"
            sendLabel={state === "closed" ? "Invia e riapri" : "Invia la risposta"}
            firstId={firstId}
            refusal={refusal}
            draft={slug}
            arrived={own.map(({ text }) => toSentText(text))}
          />
        </section>
      </div>
    </div>
  );
}

/** Whoever was led to a message begins to read there; the first stands below the title anyway. */
function useFocusOn(named: string, first: string | undefined) {
  useEffect(() => {
    const message = document.getElementById(toMessageAnchor(named));
    message?.focus({ preventScroll: true });
    if (named !== first) {
      message?.scrollIntoView({ block: "start" });
    }
  }, [named, first]);
}
