import { TicketState } from "@volpe/contract";
import { expect, test } from "vitest";
import { type TicketEvent, toNextTicketState } from "./ticket-state.ts";

const TABLE: Record<TicketState, Record<TicketEvent, TicketState | null>> = {
  open: {
    "customer-replies": "open",
    "operator-takes": "waiting",
    "operator-replies": "answered",
    closes: "closed",
  },
  waiting: {
    "customer-replies": "waiting",
    "operator-takes": null,
    "operator-replies": "answered",
    closes: "closed",
  },
  answered: {
    "customer-replies": "open",
    "operator-takes": null,
    "operator-replies": "answered",
    closes: "closed",
  },
  closed: {
    "customer-replies": "open",
    "operator-takes": null,
    "operator-replies": "answered",
    closes: null,
  },
};

const cases = TicketState.anyOf.flatMap(({ const: state }) =>
  (Object.keys(TABLE[state]) as TicketEvent[]).map((event) => [state, event] as const),
);

test("the table has every event of every state", () => {
  expect(cases).toHaveLength(16);
});

test.each(cases)("handles in the state %s the event %s", (state, event) => {
  expect(toNextTicketState(state, event)).toBe(TABLE[state][event]);
});
