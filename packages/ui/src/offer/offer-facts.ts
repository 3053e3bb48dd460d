import { formatUnitPrice } from "../figures/format-figures.ts";
import type { ShownOffer } from "./offer-card.tsx";

/** The two facts of a card: how the price behaves, and what else matters most. */
export function toOfferFacts(offer: ShownOffer): [string, string] {
  return [toPriceFact(offer), offer.green ? "Energia da fonti rinnovabili" : toUnitCostFact(offer)];
}

function toPriceFact({ pricing, durationMonths }: ShownOffer): string {
  const months = durationMonths === null ? "" : ` per ${durationMonths} mesi`;
  switch (pricing) {
    case "fixed":
      return `Prezzo fisso${months}`;
    case "variable":
      return "Prezzo variabile con il mercato";
    case "mixed":
      return `Prezzo in parte fisso${months}`;
  }
}

function toUnitCostFact({ tipology, unitCostEur }: ShownOffer): string {
  return `${formatUnitPrice(unitCostEur, tipology === "gas" ? "Smc" : "kWh")} tutto compreso`;
}
