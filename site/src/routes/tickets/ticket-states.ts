import type { TicketState } from "@volpe/contract";
import { ANSWER, CLOCK, DONE, INBOX } from "./outlines.ts";

type StateWords = {
  label: string;
  outline: string;
  /** Whose turn it is, and what happens next. */
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
