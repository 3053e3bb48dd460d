import type { CustomerRequest } from "@volpe/contract";
import { formatDate } from "@volpe/ui";
import { Link } from "react-router-dom";
import { toQuoteHref } from "../quote/quote-href.ts";

type TicketAboutProps = Pick<CustomerRequest, "title" | "state" | "createdAt"> & { rate: string };

/** What a new ticket is about. */
export function TicketAbout({ title, state, createdAt, rate }: TicketAboutProps) {
  return (
    <div className="ticket-about">
      <p className="ticket-about__label">Riguarda</p>
      <p className="ticket-about__title">
        <Link to={toQuoteHref(rate, undefined)}>{title}</Link>
      </p>
      <p className="v-quiet">
        {state} · {formatDate(createdAt)}
      </p>
    </div>
  );
}
