import type { TicketThread } from "@volpe/contract";
import { Form, Link, useNavigation } from "react-router-dom";
import { toQuoteHref } from "../quote/quote-href.ts";
import { RomeTime } from "../time/rome-time.tsx";
import { CLOSE_INTENT } from "./ticket-path.ts";
import { TicketStateMark } from "./ticket-state-mark.tsx";
import { TICKET_STATES } from "./ticket-states.ts";

/** Where a conversation stands, what that means, and the way to end it. */
export function ThreadFacts({ thread }: { thread: TicketThread }) {
  const { state, number, createdAt, rate } = thread;
  const busy = useNavigation().state !== "idle";
  return (
    <aside className="thread__facts" aria-label="A che punto è">
      <div role="status" className="thread__state">
        <TicketStateMark state={state} />
        <p>{TICKET_STATES[state].meaning}</p>
      </div>
      <dl>
        <div>
          <dt>Numero</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>Aperta il</dt>
          <dd>
            <RomeTime iso={createdAt} />
          </dd>
        </div>
        {rate !== null && (
          <div>
            <dt>Riguarda</dt>
            <dd>
              <Link to={toQuoteHref(rate, undefined)}>Il tuo preventivo</Link>
            </dd>
          </div>
        )}
      </dl>
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
