import { BRAND_NAME } from "./brand.ts";
import { GENERAL_ERRORS } from "./general-errors.ts";
import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_MAX } from "./limits.ts";

/**
 * Every error of the API with its HTTP status and its default Italian message. The code that raises
 * the error may give a more specific message.
 */
export const ERRORS = {
  ...GENERAL_ERRORS,
  "invalid-field": { status: 422, message: "Un dato non è valido: correggilo e riprova." },
  "wrong-credentials": {
    status: 401,
    message:
      "E-mail o password non corrispondono. Controllale, oppure fatti mandare un link. Se ti sei appena registrato, apri prima quello che ti ho mandato.",
  },
  "not-activated": {
    status: 403,
    message: "Prima conferma la tua e-mail: ti ho appena mandato un link.",
  },
  "session-ended": { status: 401, message: "La sessione è finita. Accedi di nuovo." },
  "link-expired": {
    status: 410,
    message: "Questo link non vale più: è scaduto o è già stato usato. Chiedine uno nuovo.",
  },
  "provider-unavailable": {
    status: 404,
    message: "Questo accesso non è attivo. Entra con e-mail e password o con un link.",
  },
  "provider-refused": {
    status: 403,
    message: "L’accesso non è riuscito. Riprova, oppure entra con la tua e-mail.",
  },
  "ticket-closed": { status: 409, message: "Questa richiesta è già chiusa." },
  "invalid-answer": {
    status: 422,
    message: "Non ho capito la risposta. Prova a scriverla in un altro modo.",
  },
  "question-not-asked": {
    status: 409,
    message: "Questa domanda non è più aperta: rispondi all’ultima che vedi.",
  },
  "conversation-unknown": {
    status: 404,
    message: "Non trovo più la conversazione. Ricominciamo: bastano due minuti.",
  },
  "not-found": { status: 404, message: "Non c’è niente a questo indirizzo." },
  "foreign-origin": {
    status: 403,
    message: `Il modulo è stato inviato da un altro sito. Apri ${BRAND_NAME} e riprova da lì.`,
  },
  "origin-off": {
    status: 403,
    message: `Da questa pagina per ora non posso risponderti: mi trovi sul sito di ${BRAND_NAME}.`,
  },
  "too-large": { status: 413, message: "Il contenuto inviato è troppo grande." },
  "upload-too-large": {
    status: 413,
    message: `Gli allegati pesano troppo: vanno bene fino a ${ATTACHMENTS_MAX} file, ${ATTACHMENT_MAX_BYTES / 1024 ** 2} MB ciascuno. Torna indietro, togline qualcuno e invia di nuovo.`,
  },
  "unsupported-media-type": {
    status: 415,
    message: "Il formato inviato non è tra quelli accettati.",
  },
  "too-many-requests": {
    status: 429,
    message: "Troppe richieste in poco tempo. Aspetta qualche minuto e riprova.",
  },
  "offer-not-orderable": {
    status: 409,
    message: "Questa offerta qui non si può ordinare. Scegline un’altra tra quelle in vendita.",
  },
  /** At the place of a contract's supply. */
  "offer-elsewhere": {
    status: 422,
    message: "Questa offerta lì non si vende. Scegline un’altra dall’elenco.",
  },
  "offer-changed": {
    status: 409,
    message:
      "Da quando l’hai vista l’offerta è cambiata. Guarda le cifre nuove prima di andare avanti.",
  },
  "contract-state": {
    status: 409,
    message:
      "Nel frattempo il contratto è cambiato, forse in un’altra finestra, e questo passo non si può più fare. Guarda a che punto è adesso e continua da lì.",
  },
  "contract-incomplete": {
    status: 409,
    message: "Mancano dei dati: completali prima di mandare l’ordine.",
  },
  "code-ended": {
    status: 409,
    message: "Questo codice non vale più. Fattene mandare un altro.",
  },
  "withdrawal-over": {
    status: 409,
    message: "Il termine per recedere è passato, o per questo contratto non c’è.",
  },
  "idempotency-key-missing": {
    status: 400,
    message: "La richiesta non è completa. Ricarica la pagina e riprova.",
  },
  "idempotency-key-reused": {
    status: 422,
    message: "Questa richiesta era già stata mandata con altri dati. Ricarica la pagina e riprova.",
  },
  "no-offers": {
    status: 503,
    message: "In questo momento nessuna offerta è valida per questi dati.",
  },
} as const;

export type ErrorCode = keyof typeof ERRORS;
