import type { TicketState } from "@volpe/contract";

/** Events of a ticket. Both sides may close it. */
export type TicketEvent = "customer-replies" | "operator-takes" | "operator-replies" | "closes";

/**
 * The state after the event; null if it cannot happen now. A person's message reopens an answered
 * or closed ticket, the operator's answer counts in any state.
 */
export function toNextTicketState(state: TicketState, event: TicketEvent): TicketState | null {
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
