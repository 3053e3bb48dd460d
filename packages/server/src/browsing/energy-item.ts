import type { Item, OfferSheet, SupplyProfile } from "@volpe/contract";

const EUROS = new Intl.NumberFormat("it-IT", {
  style: "currency",
  currency: "EUR",
  useGrouping: "always",
});
const QUANTITY = new Intl.NumberFormat("it-IT", {
  maximumFractionDigits: 2,
  useGrouping: "always",
});

/** An electricity or gas offer as a row of a list shows it. */
export function toEnergyItem(sheet: OfferSheet): Item {
  const { slug, path, name, supplier, tipology, destination, current, outcome } = sheet;
  return {
    slug,
    brand: { name: supplier.name },
    ai_translated: [{ label: name }],
    tipology,
    destination,
    path,
    figure:
      outcome.status === "computed"
        ? {
            eur: outcome.result.spend.total,
            amount: EUROS.format(outcome.result.spend.total),
            basis: `l’anno ${toSupplyWords(sheet.profile)}, imposte comprese`,
            estimate: outcome.result.estimate.length > 0,
          }
        : null,
    current,
  };
}

/** As `per 2.700 kWh`: a list has no supply of its own, so the reference's is said. */
function toSupplyWords({ tipology, annualConsumption }: SupplyProfile): string {
  return `per ${QUANTITY.format(annualConsumption)}\u00a0${tipology === "gas" ? "Smc" : "kWh"}`;
}
