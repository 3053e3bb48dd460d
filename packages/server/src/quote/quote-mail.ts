import { markEstimate, type SheetLine, toTrackedAddress } from "@volpe/contract";
import type { MailMessage } from "../mail/mail.ts";
import { toMailMessage } from "../mail/mail-layout.ts";
import { KIND_WORDS } from "./kind-words.ts";
import { findFilters, toInventedOffers, toPlainHeadline, toQuoteLetter } from "./quote-letter.ts";
import { toPriceWords } from "./quoted-offer.ts";
import { toQuotePdfPath } from "./rate-paths.ts";
import type { SavedRate } from "./read-stored-rate.ts";

/** Mail to a person with their quote: the figures, its page and its document. */
export function toQuoteMail({
  rate,
  to,
  name,
  page,
  tracking,
  publicUrl,
  unsubscribeUrl,
  notes = [],
  answers = [],
}: {
  rate: SavedRate;
  to: string;
  name: string;
  /** The quote's page with its owner's key, relative to the host. */
  page: string;
  /** The affiliate's value, or "". */
  tracking: string;
  publicUrl: string;
  unsubscribeUrl: string;
  /**
   * Italian sentences about other things that the person has to know, for example who will answer.
   */
  notes?: readonly string[];
  /** The person's answers, line by line; absent = only the offers are listed. */
  answers?: readonly SheetLine[];
}): MailMessage {
  const { noun, mailIntro } = KIND_WORDS[rate.type];
  const letter = toQuoteLetter(rate, "nella pagina del preventivo");
  const headline = toPlainHeadline(letter);
  const filters = findFilters(rate.use);
  const invented = rate.demonstration ? [toInventedOffers(rate)] : [];
  return toMailMessage({
    to,
    kind: "quote-ready",
    reference: rate.id,
    subject: `Preventivo ${noun}. ${headline}`,
    unsubscribeUrl,
    title: headline,
    preview: [...invented, letter.summary].join(" "),
    paragraphs: [
      `Ciao ${name.split(" ")[0] ?? name},`,
      ...invented,
      letter.summary,
      mailIntro,
      ...notes,
    ],
    facts: [
      ...rate.offers.map((offer) => ({
        label: markEstimate(
          `${offer.name}, ${offer.seller ?? offer.brand.name}`,
          offer.estimate.length > 0,
        ),
        value: toPriceWords(offer),
      })),
      ...(filters === undefined ? [] : [filters]),
      ...answers,
    ],
    action: {
      label: "Apri il preventivo",
      url: toTrackedAddress(`${publicUrl}${page}`, tracking),
    },
    closing: [
      `Il documento da stampare o inoltrare è qui: ${publicUrl}${toQuotePdfPath(rate.id)}`,
      "Se vuoi girarlo a qualcuno, inoltra il documento o l’indirizzo della pagina che si apre: il link di questa mail è solo tuo.",
    ],
    reason: "Ricevi questa mail perché hai chiesto un preventivo a Volpe con questo indirizzo.",
  });
}
