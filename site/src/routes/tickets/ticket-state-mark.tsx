import type { TicketState } from "@volpe/contract";
import { Icon } from "@volpe/ui";
import { TICKET_STATES } from "./ticket-states.ts";

/** Where a ticket stands, in a word with its sign. */
export function TicketStateMark({ state }: { state: TicketState }) {
  const { label, outline } = TICKET_STATES[state];
  return (
    <span className="v-tag ticket-state" data-state={state}>
      <Icon outline={outline} size={15} />
      {label}
    </span>
  );
}
