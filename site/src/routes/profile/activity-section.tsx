import type { CustomerRequest, TicketSummary } from "@volpe/contract";
import { formatDate } from "@volpe/ui";
import { Link } from "react-router-dom";
import { TICKET_STATES } from "../tickets/ticket-states.ts";
import { ProfileSection } from "./profile-section.tsx";

type ActivitySectionProps = {
  requests: CustomerRequest[];
  tickets: TicketSummary[];
  /** Answers not read yet, also in the tickets that are not shown here. */
  unread: number;
};

/** The newest of what was asked of us, and of what was written. */
export function ActivitySection({ requests, tickets, unread }: ActivitySectionProps) {
  return (
    <ProfileSection
      id="richieste"
      {...(unread > 0 && {
        intro: (
          <>
            Hai {sayUnread(unread)}: <Link to="/tickets">vai ai messaggi</Link>.
          </>
        ),
      })}
    >
      <div className="profile__pair">
        <div className="profile__short">
          <h3>Richieste</h3>
          {requests.length === 0 ? (
            <p className="v-quiet">
              Ancora nessuna. <Link to="/calcola-preventivo">Calcola un preventivo</Link>: bastano
              due minuti.
            </p>
          ) : (
            <ul>
              {requests.map(({ id, title, state, createdAt }) => (
                <li key={id}>
                  <Link to="/richieste">{title}</Link>
                  <span className="v-quiet v-small">
                    {state}, {formatDate(createdAt)}
                  </span>
                </li>
              ))}
            </ul>
          )}
          {requests.length > 0 && <Link to="/richieste">Tutte le richieste</Link>}
        </div>
        <div className="profile__short">
          <h3>Messaggi</h3>
          {tickets.length === 0 ? (
            <p className="v-quiet">
              Ancora nessuno. Se qualcosa non torna,{" "}
              <Link to="/tickets/create/nuovo">scrivi all’assistenza</Link>.
            </p>
          ) : (
            <ul>
              {tickets.map((ticket) => (
                <TicketLine key={ticket.slug} {...ticket} />
              ))}
            </ul>
          )}
          {tickets.length > 0 && <Link to="/tickets">Tutti i messaggi</Link>}
        </div>
      </div>
    </ProfileSection>
  );
}

function TicketLine({ slug, number, subject, state, unread, changedAt }: TicketSummary) {
  return (
    <li>
      <Link to={`/tickets/${slug}/ultimo`}>{subject}</Link>
      <span className="v-quiet v-small">
        {number}, {TICKET_STATES[state].label}, {formatDate(changedAt)}
      </span>
      {unread > 0 && <span className="v-tag v-tag-highlight">{sayUnread(unread)}</span>}
    </li>
  );
}

function sayUnread(count: number): string {
  return count === 1 ? "1 risposta da leggere" : `${count} risposte da leggere`;
}
