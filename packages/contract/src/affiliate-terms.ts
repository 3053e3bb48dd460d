import { BRAND_NAME } from "./brand.ts";
import { COMMISSION_CENTS } from "./commissions.ts";
import { CLICK_DAYS } from "./limits.ts";

/**
 * The words for each value of the operator's `AFFILIATE_CLICK`, which decides which of a visitor's
 * arrivals counts.
 */
export const COUNTED_ARRIVALS = {
  last: "l’ultimo prima di chiedere",
  first: "il primo che il browser ricorda",
} as const;
export type CountedArrival = keyof typeof COUNTED_ARRIVALS;

/**
 * What an affiliate accepts and earns. A test holds a hash of text and amounts, so that neither
 * changes without the version. Git keeps the older terms.
 */
export const AFFILIATE_TERMS = {
  version: "2026-11-23",
  commissionCents: COMMISSION_CENTS,
  /** Approved commissions are paid from this sum on, in cents. */
  payoutMinCents: 5000,
  rules: [
    `Paga ${BRAND_NAME}, non chi firma: il prezzo per la persona non cambia, e l’ordine delle offerte nemmeno.`,
    `La commissione nasce quando si conclude un contratto di chi è arrivato da te negli ultimi ${CLICK_DAYS} giorni prima di chiederlo.`,
    "Diventa pagabile quando finiscono i giorni del recesso. Se prima la persona recede, o il fornitore rifiuta, si annulla; se succede dopo il pagamento, la togliamo dal prossimo.",
    "Visite di programmi, contratti tuoi e raffiche di clic dallo stesso indirizzo non contano. Li vedi comunque, segnati a parte.",
    "Scrivi vicino al link o al widget che puoi ricevere una commissione. Niente messaggi non richiesti, niente annunci con il nostro nome, niente promesse sui prezzi.",
    "Codici e sotto-codici indicano le tue pagine, mai una persona: niente e-mail, nomi o numeri di telefono.",
    "Puoi smettere quando vuoi. Se non rispetti queste regole ti spegniamo: i link funzionano ancora, ma non maturano più nulla. Quello già maturato onestamente resta tuo.",
  ],
} as const;
