import { COMPANY_NAME } from "@volpe/contract";

/** Texts of the assistant's first screen. */
export const ASSISTANT_TEXTS = {
  moods: {
    idle: "Eccomi",
    listening: "Ti ascolto",
    thinking: "Ci penso",
    glad: "Ho trovato qualcosa",
    sorry: "Proviamo di nuovo",
    asleep: "Senza connessione",
  },
  conversation: "Conversazione con Volpe",
  volpe: "Volpe",
  you: "Tu",
  writing: "Volpe sta scrivendo",
  edit: "Modifica",
  editAnswer: (answer: string) => `Modifica la risposta: ${answer}`,
  waiting: "In attesa",
  answerArea: "La tua risposta",
  ownWords: "Oppure scrivilo a parole tue",
  send: "Invia",
  offline: "Sono senza connessione: tengo le tue risposte e le mando appena torna.",
  retry: "Riprova",
  draftTitle: "Quello che so di te",
  restart: "Ricomincia",
  close: "Chiudi la chat",
  privacy: "Privacy",
  controller: `I tuoi dati li tratta ${COMPANY_NAME}, non questo sito.`,
};
