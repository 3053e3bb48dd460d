import { isProductTipology, TIPOLOGIES, type Tipology, toTipologyWords } from "@volpe/contract";
import { listMissingTerms } from "./carried-answers.ts";
import type { FlowItem } from "./flow-products.ts";
import type { Interview } from "./interview.ts";
import { findOpened } from "./product-request.ts";
import type { FlowContext } from "./question.ts";

// A car's figure is for private persons unless the car is only for businesses.
function toAudience({ tipology, destination }: FlowItem): string {
  return tipology === "noleggio" && destination === "aziende"
    ? " È solo per aziende e partite IVA."
    : "";
}

/** The first words of a conversation. They name the item from which it was opened. */
export function greet(interview: Interview, context: FlowContext): string[] {
  const { openingOffer, openingType } = interview.notes;
  if (openingType !== null && isProductTipology(openingType)) {
    const opened = findOpened(interview, context);
    return [
      "Ciao, sono Volpe. Poche domande, poi porto la richiesta a chi ti risponde.",
      ...(opened === null
        ? []
        : [
            `Parto da «${opened.name}»: ${opened.figure}.${sayMissing(interview, context)}${toAudience(opened)}`,
          ]),
      ...sayInvented([openingType], context),
    ];
  }
  const opened = openingOffer === "" ? null : context.findOffer(openingOffer);
  return [
    "Ciao, sono Volpe. Confronto le offerte una per una e ti faccio vedere quanto risparmieresti, a carte scoperte.",
    ...(opened === null
      ? []
      : [
          `Parto da «${opened.name}» di ${opened.supplier}: la tengo accanto alla più conveniente.`,
        ]),
    ...sayInvented(openingType === null ? TIPOLOGIES : [openingType], context),
  ];
}

/** Says that the figure of an opened car is for other terms than those of its page. */
function sayMissing({ notes }: Interview, { products }: FlowContext): string {
  const missing = listMissingTerms(notes, products).map(({ words }) => words);
  return missing.length === 0
    ? ""
    : ` Per ${new Intl.ListFormat("it").format(missing)} non ha un canone.`;
}

/**
 * Says that offers are invented: a visitor should learn before many questions that there is nothing
 * to sign.
 */
function sayInvented(asked: readonly Tipology[], { demonstration }: FlowContext): string[] {
  const invented = asked.filter((each) => demonstration().includes(each));
  if (invented.length === 0) return [];
  return [
    invented.length === asked.length
      ? "Una cosa subito: il catalogo è dimostrativo, offerte e fornitori sono inventati."
      : `Una cosa subito: le offerte di ${toTipologyWords(invented)} sono inventate, per dimostrazione.`,
  ];
}
