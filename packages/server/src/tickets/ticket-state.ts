import type { TicketState } from "@volpe/contract";

/** What can happen to a ticket. Both sides may close it. */
export type TicketEvent = "customer-replies" | "operator-takes" | "operator-replies" | "closes";

/**
 * The state after the event; null = it cannot happen now. Who writes is always heard: the person
 * reopens what was answered or closed, the operator's words answer in any state.
 */
export function toNextState(state: TicketState, event: TicketEvent): TicketState | null {
  switch (event) {
    case "customer-replies":
      return state === "waiting" ? "waiting" : "open";
    case "operator-takes":
      return state === "open" ? "waiting" : null;
    case "operator-replies":
      return "answered";
    case "closes":
      return state === "closed" ? null : "closed";
  }
}
