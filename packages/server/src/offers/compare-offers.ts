import {
  COMPARED_MAX,
  type Comparison,
  type EnergyTipology,
  type OfferResult,
} from "@volpe/contract";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import { toComparisonGroups } from "./comparison-rows.ts";
import type { AskedList } from "./offer-list.ts";
import { toListAssumptions } from "./offer-list.ts";
import { toOfferResult } from "./offer-result.ts";
import { findExclusion } from "./offer-sheet.ts";
import { shareCents } from "./share-cents.ts";

/** One offer of a comparison; `result` is null where it has no figure for this supply. */
export type ComparedOffer = { entry: CatalogueEntry; result: OfferResult | null; reason: string };

/** Offers side by side, in the order of their slugs, each with the spend of the same supply. */
export function compareOffers(
  asked: AskedList,
  tipology: EnergyTipology,
  slugs: readonly string[],
): Comparison {
  const { snapshot, ranking } = asked;
  const entries = slugs.flatMap((slug) => findCompared(asked, tipology, slug) ?? []);
  const shown = entries.slice(0, COMPARED_MAX);
  const compared = shown.map((entry): ComparedOffer => {
    const ranked = ranking.ranked.find((candidate) => candidate.entry === entry);
    return ranked === undefined
      ? { entry, result: null, reason: findExclusion(entry, ranking) }
      : { entry, result: toOfferResult(ranked, ranking), reason: "" };
  });
  return {
    tipology,
    items: compared.map(toItem),
    groups: toComparisonGroups(compared, tipology),
    missing: slugs.filter((slug) => !shown.some((entry) => entry.slug === slug)),
    assumptions: snapshot === null ? [] : toListAssumptions(asked),
  };
}

/** An offer of the snapshot by its slug; null for one of another typology. */
export function findCompared(
  { snapshot }: Pick<AskedList, "snapshot">,
  tipology: EnergyTipology,
  slug: string,
): CatalogueEntry | null {
  const entry = snapshot?.bySlug.get(slug);
  return entry?.tipology === tipology ? entry : null;
}

function toItem({ entry, result, reason }: ComparedOffer): Comparison["items"][number] {
  return {
    slug: entry.slug,
    path: entry.path,
    name: entry.offer.name,
    brand: entry.supplier.name,
    figureEur: result?.spend.total ?? null,
    figureLabel: "Spesa all’anno",
    estimate: (result?.estimate.length ?? 0) > 0,
    reason,
    parts: result === null ? [] : toParts(result),
  };
}

/** Discounts lower the sale, as they do on a bill: the parts add up to the total. */
function toParts({ spend }: OfferResult): Comparison["items"][number]["parts"] {
  const { sale, discounts, network, charges, taxes, vat } = spend;
  const labels = [
    "Vendita, tolti gli sconti",
    "Rete e contatore",
    "Oneri di sistema",
    "Imposte e IVA",
  ];
  const amounts = shareCents([sale - discounts, network, charges, taxes + vat], spend.total);
  return labels.map((label, index) => ({ label, amountEur: amounts[index] ?? 0 }));
}
