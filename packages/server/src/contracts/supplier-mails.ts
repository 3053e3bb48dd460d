import { BRAND, formatDate, formatMoment, isTakenBack, withDay } from "@volpe/contract";
import type { MailMessage } from "../mail/mail.ts";
import { toMailMessage } from "../mail/mail-layout.ts";
import { toOfferTitle } from "./offer/take-offer.ts";
import type { Contract } from "./store/contract-repository.ts";

/** The kind of the mail below. */
export const SUPPLIER_WITHDRAWAL = "contract-withdrawal-supplier";

/**
 * Mails a withdrawal to the supplier on the day on which it came (Codice del consumo, art. 54-bis).
 * Mails are not encrypted in transit, so this one identifies nobody beyond the names of person and
 * contract. The supplier has the rest in its own papers.
 */
export function toSupplierWithdrawalMail(
  contract: Contract,
  {
    to,
    name,
    now,
    sentOn,
  }: {
    to: string;
    /** Who withdraws, as in the declaration. */
    name: string;
    now: Date;
    /** ISO day on which a letter was sent; undefined if the page was used. */
    sentOn: string | undefined;
  },
): MailMessage {
  const { id, data, signedAt, concludedAt } = contract;
  const { offer, business } = data;
  const takenBack = isTakenBack(contract.state, data.duties);
  const { name: us, email, pec } = BRAND.company;
  return toMailMessage({
    to,
    kind: SUPPLIER_WITHDRAWAL,
    reference: id,
    isUrgent: true,
    title: takenBack ? `Ordine ritirato: ${id}` : `Recesso dal contratto ${id}`,
    preview: `${name}, ${toOfferTitle(offer)}: ricevuto ${withDay("il", formatMoment(now))}.`,
    paragraphs: [
      takenBack
        ? `Spett.le ${offer.counterparty.name}, l’ordine ${id} (${toOfferTitle(offer)}) di ${business?.companyName ?? name} è ritirato.`
        : `Spett.le ${offer.counterparty.name}, vi passiamo la dichiarazione di recesso che abbiamo ricevuto per voi: «Io, ${name}, recedo dal contratto ${id} (${toOfferTitle(offer)})».`,
      concludedAt === null
        ? "L’ordine non era ancora accettato: la proposta è ritirata. Se non vi è ancora arrivata, non tenetene conto."
        : "Il recesso ha effetto da quando è stato inviato e non si può rifiutare: vi chiediamo di non attivare la fornitura o di chiuderla, e di rimborsare quanto pagato entro 14 giorni.",
      `${takenBack ? "Chi ha ordinato lo sa già." : "Chi recede ha già la ricevuta."} Per ogni domanda scrivete a ${email} o alla PEC ${pec}.`,
    ],
    facts: [
      { label: "Contratto", value: id },
      {
        label: "Offerta",
        value: offer.code === "" ? offer.name : `${offer.name}, ${offer.code}`,
      },
      { label: "Firmato il", value: signedAt && formatMoment(signedAt) },
      { label: "Concluso il", value: concludedAt && formatMoment(concludedAt) },
      { label: "Inviato il", value: sentOn === undefined ? null : formatDate(sentOn) },
      { label: "Ricevuto il", value: formatMoment(now) },
    ],
    reason: `Ricevete questa mail perché ${us} ha raccolto l’ordine per voi e questo è il vostro indirizzo per i recessi.`,
  });
}
