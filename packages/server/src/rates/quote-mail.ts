import type { MailMessage } from "../mail/mail.ts";
import { renderMail } from "../mail/mail-layout.ts";
import { againstReference } from "./assumptions.ts";
import { formatEur, formatPercent } from "./italian-figures.ts";
import { toQuotePdfPath, toRatePath } from "./rate-paths.ts";
import type { SavedRate } from "./rate-repository.ts";

/** The mail with which a person gets their quote: the figures, its page and its document. */
export function toQuoteMail({
  rate,
  to,
  name,
  ownerKey,
  publicUrl,
  unsubscribeUrl,
}: {
  rate: SavedRate;
  to: string;
  name: string;
  ownerKey: string;
  publicUrl: string;
  unsubscribeUrl: string;
}): MailMessage {
  const best = rate.offers.find(({ slug }) => slug === rate.bestSlug) ?? rate.offers[0];
  const gain = Number(rate.figures.gain);
  const what = rate.type === "gas" ? "gas" : "luce";
  const title = `Il tuo preventivo ${what} è pronto`;
  return {
    to,
    kind: "quote-ready",
    reference: rate.id,
    subject: title,
    unsubscribeUrl,
    ...renderMail({
      title,
      preview:
        best === undefined
          ? "Le offerte che costano meno per i tuoi consumi."
          : `La più conveniente costa ${formatEur(best.spend.total)} l’anno.`,
      paragraphs: [
        `Ciao ${name.split(" ")[0] ?? name},`,
        "ecco le offerte che costano meno per i consumi che mi hai dato, con la spesa di un anno imposte comprese.",
        gain > 0
          ? `Con la prima spenderesti ${formatEur(gain)} in meno l’anno, ${formatPercent(Number(rate.figures.percent))}, rispetto ${againstReference(rate.reference)}.`
          : `Rispetto a ${rate.reference === "present-contract" ? "quello che paghi oggi" : "una spesa mediana"} non c’è un risparmio: per ora puoi restare dove sei.`,
      ],
      facts: rate.offers.map((offer) => ({
        label: `${offer.name}, ${offer.supplier.name}${offer.estimate.length > 0 ? " (stima)" : ""}`,
        value: `${formatEur(offer.spend.total)} l’anno`,
      })),
      action: {
        label: "Apri il preventivo",
        url: `${publicUrl}${toRatePath(rate.id)}?chiave=${ownerKey}`,
      },
      closing: [
        `Il documento da stampare o inoltrare è qui: ${publicUrl}${toQuotePdfPath(rate.id)}`,
        "Se vuoi girarlo a qualcuno, inoltra il documento: l’indirizzo della pagina in questa mail è solo tuo.",
      ],
      reason: "Ricevi questa mail perché hai chiesto un preventivo a Volpe con questo indirizzo.",
      unsubscribeUrl,
    }),
  };
}
