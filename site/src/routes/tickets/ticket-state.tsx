import type { TicketState } from "@volpe/contract";
import { Icon } from "@volpe/ui";

/** Outlines of lucide (ISC licence). */
const INBOX =
  "M22 12h-6l-2 3h-4l-2-3H2M5.45 5.11 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11z";
const CLOCK = "M12 6v6l4 2M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20";
const ANSWER =
  "M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z";
const DONE = "M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M9 12l2 2 4-4";

type StateWords = {
  label: string;
  outline: string;
  /** Who acts next, and how. */
  meaning: string;
};

export const TICKET_STATES: Record<TicketState, StateWords> = {
  open: {
    label: "Inviata",
    outline: INBOX,
    meaning: "Il messaggio è arrivato e aspetta una risposta. Quando c’è la trovi qui e per mail.",
  },
  waiting: {
    label: "In lavorazione",
    outline: CLOCK,
    meaning: "Ce ne stiamo occupando. Quando c’è una risposta la trovi qui e per mail.",
  },
  answered: {
    label: "Tocca a te",
    outline: ANSWER,
    meaning: "Abbiamo risposto. Se manca qualcosa scrivi qui sotto; se è risolto, chiudi.",
  },
  closed: {
    label: "Chiusa",
    outline: DONE,
    meaning: "La conversazione è chiusa. Se serve ancora, scrivi qui sotto: si riapre da sola.",
  },
};

/** Shown for a ticket that the account's owner may not have written. */
export const FROM_CHAT = "Aperta dalla chat con il tuo indirizzo, senza accesso";

/** A ticket's state as a word and an icon. */
export function TicketStateTag({ state }: { state: TicketState }) {
  const { label, outline } = TICKET_STATES[state];
  return (
    <span className="v-tag ticket-state" data-state={state}>
      <Icon outline={outline} size={15} />
      {label}
    </span>
  );
}
