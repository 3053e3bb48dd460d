import {
  BRAND,
  BRAND_NAME,
  CONTRACT_WORDS,
  type Conclusion,
  type ContractBox,
  type ContractDuties,
  type Tipology,
} from "@volpe/contract";
import { joinDigits } from "../../text/join-digits.ts";

/**
 * The version of each text below. A test holds a hash of each text, so that neither changes without
 * the other. Git keeps the older texts.
 */
export const TEXT_VERSIONS = {
  boxes: "2026-11-26.2",
  process: "2026-11-27.2",
  conditions: "2026-11-27",
  withdrawalNotice: "2026-11-23",
  withdrawalForm: "2026-11-23",
  sheet: "2026-11-30",
} as const;

/** The texts of the boxes above the button. No box is ticked in advance. */
export const BOX_TEXTS: Readonly<Record<Exclude<ContractBox["name"], "privacy">, string>> = {
  conditions:
    "Ho potuto aprire e salvare i documenti elencati sopra e accetto le condizioni che contengono. Dopo la firma li ricevo anche via e-mail.",
  clauses:
    "Approvo espressamente, ai sensi degli articoli 1341 e 1342 del Codice civile, i punti «Durata e uscita» e «Quando l’ordine non va avanti» delle condizioni.",
  durable:
    "Acconsento a ricevere il contratto e i suoi documenti via e-mail, in formato PDF, invece che su carta.",
  summary:
    "Prima di ordinare ho ricevuto la sintesi contrattuale dell’operatore, elencata sopra, e confermo di accettarla: senza questa conferma il contratto non ha effetto.",
  early:
    "Chiedo l’attivazione subito, prima che finiscano i 14 giorni per recedere. So che, se recedo, pago quello che ho usato fino a quel momento.",
};

/** The message for a box that was not ticked and that the order needs. */
export const BOX_FAULTS: Readonly<Record<ContractBox["name"], string>> = {
  privacy: "Per mandare l’ordine serve che tu abbia letto l’informativa.",
  conditions: "Per mandare l’ordine serve che tu accetti i documenti.",
  clauses: "Per mandare l’ordine serve che tu approvi i punti su durata, uscita e rifiuto.",
  durable: "Per ricevere i documenti via e-mail serve il tuo consenso.",
  summary: "Per mandare l’ordine serve che tu confermi la sintesi contrattuale.",
  early: "Per attivare subito serve che tu lo chieda.",
};

/** The text of the box about the data and of the conditions about them, by the role of Volpe. */
export const DATA_ROLES = {
  controller: {
    box: `Ho letto l’informativa sui dati del contratto: ${BRAND_NAME} li passa al fornitore, che li tratta per conto suo come titolare, perché senza non può farmi il contratto.`,
    conditions: `I dati del contratto servono a farlo. Il fornitore li riceve e li tratta come titolare autonomo; ${BRAND_NAME} conserva il contratto firmato per dieci anni, perché lo chiede la legge.`,
  },
  processor: {
    box: `Ho letto l’informativa sui dati del contratto: ${BRAND_NAME} li raccoglie per il fornitore, che ne è il titolare, perché senza non può farmi il contratto.`,
    conditions: `I dati del contratto servono a farlo. Titolare è il fornitore, per il quale ${BRAND_NAME} li raccoglie come responsabile del trattamento e conserva il contratto firmato.`,
  },
} as const;

/** The steps to a contract, its language and where it is stored (D.Lgs. 70/2003, art. 12). */
export const PROCESS: readonly string[] = [
  "I passi sono quattro: guardi l’offerta, scrivi i dati, controlli e ordini, firmi con il codice che ti mando via e-mail.",
  "Fino alla firma puoi tornare indietro e correggere ogni dato: il codice di prima non vale più e ne parte un altro.",
  "Il contratto è in italiano. Lo trovi nella pagina del contratto e nella tua e-mail, e lo conservo per dieci anni.",
  "La firma con il codice è una firma elettronica semplice.",
];

/** The words for the moment of the conclusion. */
export const CONCLUSION_TEXTS: Readonly<Record<Conclusion, string>> = {
  signature: "Il contratto è concluso con la firma, alla data e all’ora scritte nell’attestazione.",
  acceptance:
    "L’ordine firmato è una proposta: il contratto è concluso quando ti arriva l’accettazione del fornitore, e te lo scrivo.",
};

/** The words for taking back a signed order before the supplier accepts it. */
export const REVOCATION_TEXTS: Readonly<Record<ContractDuties["withdrawal"]["kind"], string>> = {
  statutory: `Fino ad allora la puoi ritirare senza costi, dalla pagina del contratto con «${CONTRACT_WORDS.withdraw}» o scrivendo a ${BRAND.company.email}.`,
  none: `Fino ad allora la puoi ritirare senza costi: basta scriverlo a ${BRAND.company.email}.`,
};

export const INTERMEDIARY = `Il contratto lo fai con il fornitore. ${BRAND.company.name} fa da intermediario e non lo rappresenta: raccoglie l’ordine e, quando l’hai firmato, una persona glielo passa, di regola entro un giorno, con i documenti e la prova della firma. Tu non devi fare altro: ti scrivo a ogni passo.`;

/**
 * Where a dispute can be settled, by the kind of purchase. The European ODR site closed on 20 July
 * 2025.
 */
export const DISPUTES = {
  energy: joinDigits(
    "Un reclamo va prima al fornitore. Se non risponde entro 40 giorni, o risponde male, c’è la conciliazione gratuita del Servizio Conciliazione ARERA (conciliazione.arera.it); lo Sportello per il consumatore risponde al numero verde 800 166 654.",
  ),
  internet:
    "Un reclamo va prima all’operatore. Poi c’è la conciliazione gratuita di AGCOM su ConciliaWeb (conciliaweb.agcom.it).",
  rental:
    "Un reclamo va prima a chi noleggia. Poi ci sono gli organismi di conciliazione elencati dal Ministero delle imprese (mimit.gov.it).",
  pos: "Un reclamo va prima a chi fornisce il terminale. Poi c’è l’Arbitro Bancario Finanziario (arbitrobancariofinanziario.it).",
} as const;

export const CREDIT_CHECK =
  "Qui nessun programma decide se accettarti. Il fornitore può verificare i pagamenti passati prima di attivare: se rifiuta, te lo scrivo con il motivo che mi dà.";

/**
 * The sentence for an offer that no agreement covers, even if the offer is handed over or
 * agreements cover others.
 */
export const NO_COMMISSION = `Per questo contratto ${BRAND_NAME} non riceve nulla, né dal fornitore né da te.`;

export const WITHDRAWAL_TEXTS = {
  statutory: `Hai 14 giorni dalla conclusione del contratto per ripensarci, senza dire perché. Il recesso non costa niente; se però hai chiesto l’attivazione subito, paghi quello che hai usato fino a quel momento. Si fa dalla pagina del contratto, dove portano i link nelle mie e-mail, con «${CONTRACT_WORDS.withdraw}», anche senza accedere; oppure con il modulo allegato o con qualsiasi dichiarazione chiara.`,
  business: "Il recesso dei consumatori entro 14 giorni non vale per i contratti di un’attività.",
  pos: "Un terminale serve a un’attività: il recesso dei consumatori entro 14 giorni non si applica. Vale quello che concede il fornitore, se è scritto nelle sue condizioni.",
  rental:
    "Per il noleggio di un’auto il recesso di legge entro 14 giorni non si applica (art. 59 del Codice del consumo). Vale quello che concede chi noleggia, se è scritto nelle sue condizioni.",
} as const;

const HAND_OVER =
  "Questo contratto lo fai direttamente con il fornitore: qui non ti chiedo i dati per ordinarlo.";
const SUMMARY_FIRST =
  "Prima dell’ordine chi vende la linea deve darti la sua sintesi contrattuale (art. 98-quater decies del Codice delle comunicazioni elettroniche): dice prezzi, durata, velocità e che cosa ti spetta se non le raggiunge.";

/** Required by the rules on transparency of the Banca d'Italia for payment services. */
const SHEET_FIRST =
  "Prima della firma chi fornisce il terminale deve darti il foglio informativo, con tutte le commissioni e i costi di uscita, e una copia del contratto da leggere.";

/** Why a contract is made with the provider directly. */
export function toHandOver(tipology: Tipology): string {
  const first = { internet: SUMMARY_FIRST, pos: SHEET_FIRST, luce: "", gas: "", noleggio: "" };
  return `${HAND_OVER} ${first[tipology]}`.trimEnd();
}

export const OTHER_PAYMENT =
  "Questa offerta si paga solo in un modo che qui non si può scegliere, come la carta di credito: il contratto si fa sul sito del fornitore.";

/** Why a contract without the seller's own documents is made with the seller. */
export function toPapersFirst(tipology: Tipology): string {
  switch (tipology) {
    case "internet":
      return LINE_PAPERS_FIRST;
    case "noleggio":
      return RENTAL_PAPERS_FIRST;
    case "luce":
    case "gas":
    case "pos":
      return PAPERS_FIRST;
  }
}

const PAPERS_FIRST =
  "Prima di ordinare devi poter aprire e salvare la scheda sintetica e le condizioni scritte dal venditore. Di questa offerta qui non le ho, o sono di prima che cambiasse: il contratto si fa sul sito del fornitore, che te le dà.";

export const LINE_PAPERS_FIRST =
  "Prima di ordinare devi poter aprire e salvare la sintesi contrattuale e le condizioni scritte dall’operatore. Di questa linea qui non le ho, o sono di prima che cambiasse: il contratto si fa con l’operatore, che te le dà.";

export const RENTAL_PAPERS_FIRST =
  "Prima di ordinare devi poter aprire e salvare le condizioni scritte da chi noleggia. Qui non le ho: il contratto si fa con chi noleggia, che te le dà.";

export const EXIT_FIRST =
  "Prima di ordinare devi sapere quanto costa lasciare il contratto prima della fine, e come si fa. Chi lo offre qui non lo scrive: chiediglielo, e il contratto fallo direttamente con lui.";

export const EMAIL_FIRST =
  "Prima di ordinare devi sapere dove scrivere a chi te lo vende per recedere o reclamare: di questo qui non ho ancora l’e-mail. Il contratto si fa direttamente con lui.";

export const OPERATOR_FIRST =
  "Un ordine va passato al fornitore da una persona, e qui adesso nessuno riceve gli ordini: il contratto si fa sul sito del fornitore.";

export const SEAT_FIRST =
  "Prima di ordinare devi sapere dove scrivere al venditore per recedere o reclamare: di questo qui non ho ancora la sede. Il contratto si fa sul sito del fornitore.";
export const TOO_MUCH_GAS =
  "Un’attività ordina qui il gas fino a 200.000 Smc l’anno: per consumi più alti il contratto si tratta con il fornitore.";

export const DEMONSTRATION =
  "Questa offerta è inventata, per mostrare come funziona il sito: non si può ordinare.";
export const ENDED = "Questa offerta non si vende più.";
export const FOR_HOMES = "Questa offerta è per i privati: per un’attività ce ne sono altre.";
export const GAS_FOR_HOMES =
  "Questa offerta è per i privati, e il gas per un’attività non lo so ancora calcolare.";
export const TOO_MUCH_POWER =
  "Un’attività ordina qui la luce in bassa tensione: per una potenza così alta il contratto si tratta con il fornitore.";
export const FOR_BUSINESS =
  "Questa offerta è per chi ha una partita IVA: per i privati ce ne sono altre.";
