import type { FlowItem } from "./flow-products.ts";
import type { Interview } from "./interview.ts";
import { findOpened, isProduct } from "./product-request.ts";
import type { FlowContext } from "./question.ts";

// A car's figure is for private persons unless it is for businesses alone.
function toAudience({ tipology, destination }: FlowItem): string {
  return tipology === "noleggio" && destination === "aziende"
    ? " È solo per aziende e partite IVA."
    : "";
}

/** The first words of a conversation, and what it was opened from. */
export function greet(interview: Interview, context: FlowContext): string[] {
  const { openingOffer, openingType } = interview.notes;
  if (openingType !== null && isProduct(openingType)) {
    const opened = findOpened(interview, context);
    return [
      "Ciao, sono Volpe. Poche domande, poi porto la richiesta a chi ti risponde.",
      ...(opened === null
        ? []
        : [`Parto da «${opened.name}»: ${opened.figure}.${toAudience(opened)}`]),
    ];
  }
  const opened = openingOffer === "" ? null : context.findOffer(openingOffer);
  return [
    "Ciao, sono Volpe. Confronto le offerte una per una e ti faccio vedere quanto risparmieresti, con i conti aperti.",
    ...(opened === null
      ? []
      : [`Parto da «${opened.name}» di ${opened.supplier}: la metto in testa al confronto.`]),
  ];
}
