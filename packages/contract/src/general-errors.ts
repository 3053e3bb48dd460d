/** The errors that any page may have to show without the server's message, also in the browser. */
export const GENERAL_ERRORS = {
  "bad-request": {
    status: 400,
    message: "La richiesta non è leggibile. Ricarica la pagina e riprova.",
  },
  unauthenticated: { status: 401, message: "Per continuare devi accedere." },
  forbidden: { status: 403, message: "Non puoi vedere questa pagina." },
  internal: {
    status: 500,
    message: "È un problema nostro, non tuo. Abbiamo registrato l’errore: riprova tra poco.",
  },
  unavailable: {
    status: 503,
    message: "Il servizio si sta riavviando. Riprova tra qualche secondo.",
  },
} as const;
