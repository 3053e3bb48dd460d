import type { TicketSummary } from "@volpe/contract";
import { createTicketCalls } from "@volpe/core";
import { Fox } from "@volpe/ui";
import { useEffect, useRef, useState } from "react";
import { Link, useLoaderData } from "react-router-dom";
import { loadAsOwner } from "../../login/require-login.ts";
import { clientContext } from "../../page/client-context.ts";
import type { PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { useClient } from "../../page/use-client.tsx";
import { RomeTime } from "../time/rome-time.tsx";
import { ABOUT_NOTHING, TICKETS_PATH, toMessagePath } from "./ticket-path.ts";
import { FROM_CHAT, TicketStateTag } from "./ticket-state.tsx";
import { useFresh, useTicketFeed } from "./use-ticket-feed.ts";
import "./tickets.css";

export function loader({ request, context }: PageLoaderArgs) {
  return loadAsOwner({ request, context }, () =>
    createTicketCalls(context.get(clientContext).api.request).list(),
  );
}

const CREATE_PATH = `${TICKETS_PATH}/create/${ABOUT_NOTHING}`;

export function Component() {
  const { api } = useClient();
  const [tickets, refresh] = useFresh(useLoaderData<typeof loader>(), () =>
    createTicketCalls(api.request).list(),
  );
  useTicketFeed(() => void refresh());
  const unread = tickets.reduce((sum, ticket) => sum + ticket.unread, 0);
  const news = useNews(unread);
  return (
    <div className="tickets v-container">
      <PageHead
        title="Assistenza"
        description="Le tue conversazioni con l’assistenza, con le risposte e gli allegati."
        path={TICKETS_PATH}
        indexed={false}
      />
      <header className="tickets__head">
        <div>
          <h1>Assistenza</h1>
          <p className="v-quiet">
            Qui ci scriviamo: domande, documenti, risposte. Ogni risposta ti arriva anche per mail.
          </p>
        </div>
        {tickets.length > 0 && (
          <Link className="v-button" to={CREATE_PATH}>
            Apri una richiesta
          </Link>
        )}
      </header>
      <p className="v-hidden" role="status">
        {news}
      </p>
      {tickets.length === 0 ? (
        <EmptyTickets />
      ) : (
        <ul className="tickets__rows">
          {tickets.map((ticket) => (
            <TicketRow key={ticket.slug} ticket={ticket} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** What to announce once more answers are unread than when the page was opened. */
function useNews(unread: number): string {
  const known = useRef(unread);
  const [news, setNews] = useState("");
  useEffect(() => {
    if (unread > known.current) {
      setNews("È arrivata una risposta");
    }
    known.current = unread;
  }, [unread]);
  return news;
}

function EmptyTickets() {
  return (
    <div className="tickets__empty">
      <Fox mood="listening" size={132} />
      <div>
        <h2>Non ci siamo ancora scritti</h2>
        <p>
          Un dubbio su un preventivo, un documento da mandare, una cifra che non torna: scrivi qui,
          anche con una foto della bolletta. La conversazione resta tutta insieme.
        </p>
        <p className="v-cluster">
          <Link className="v-button" to={CREATE_PATH}>
            Apri una richiesta
          </Link>
          <Link to="/faqs">Guarda le domande già risposte</Link>
        </p>
      </div>
    </div>
  );
}

/** One ticket of the list, with a link to its newest message. */
function TicketRow({ ticket }: { ticket: TicketSummary }) {
  const { slug, number, subject, state, isFromChat, unread, lastMessage } = ticket;
  return (
    <li className="ticket-row" data-unread={unread > 0 || undefined}>
      <p className="ticket-row__facts">
        <TicketStateTag state={state} />
        {unread > 0 && (
          <span className="v-tag v-tag-highlight">
            {unread === 1 ? "Una risposta da leggere" : `${unread} risposte da leggere`}
          </span>
        )}
      </p>
      <h2>
        <Link to={toMessagePath({ slug, message: lastMessage })}>{subject}</Link>
      </h2>
      <p className="ticket-row__excerpt">{ticket.excerpt}</p>
      <p className="ticket-row__when">
        {number} · <RomeTime iso={ticket.changedAt} />
      </p>
      {isFromChat && <p className="ticket-row__when">{FROM_CHAT}</p>}
    </li>
  );
}
