import type { TicketSummary } from "@volpe/contract";
import { Link } from "react-router-dom";
import { RomeTime } from "../time/rome-time.tsx";
import { toMessagePath } from "./ticket-path.ts";
import { TicketStateMark } from "./ticket-state-mark.tsx";

/** One ticket of the list; it opens on its newest message. */
export function TicketRow({ ticket }: { ticket: TicketSummary }) {
  const { slug, number, subject, state, unread, lastMessage, excerpt, changedAt } = ticket;
  return (
    <li className="ticket-row" data-unread={unread > 0 || undefined}>
      <p className="ticket-row__facts">
        <TicketStateMark state={state} />
        {unread > 0 && (
          <span className="v-tag v-tag-highlight">
            {unread === 1 ? "Una risposta da leggere" : `${unread} risposte da leggere`}
          </span>
        )}
      </p>
      <h2>
        <Link to={toMessagePath({ slug, message: lastMessage })}>{subject}</Link>
      </h2>
      <p className="ticket-row__excerpt">{excerpt}</p>
      <p className="ticket-row__when">
        {number} · <RomeTime iso={changedAt} />
      </p>
    </li>
  );
}
