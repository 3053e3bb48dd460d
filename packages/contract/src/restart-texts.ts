/** The question before a conversation is deleted, which the assistant and its button both ask. */
export const RESTART_TEXTS = {
  question: "Ricomincio da capo? Le risposte vanno perse.",
  yes: "Sì, ricomincia",
  no: "Continua così",
} as const;
