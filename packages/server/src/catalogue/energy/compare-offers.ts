import {
  type BreakEven,
  COMPARED_MAX,
  type Comparison,
  type EnergyTipology,
  formatDate,
  formatUnitPrice,
  GREEN_LABEL,
  nameIndex,
  type OfferResult,
  PRICING_LABELS,
  type SheetLine,
  type SpendShare,
  toEnergyUnit,
  toSpendShares,
} from "@volpe/contract";
import { roundToCents } from "../../figures/round.ts";
import { formatPrice } from "../../spend/energy-codes.ts";
import { toComparisonGroups } from "../list/comparison.ts";
import type { Section } from "../list/typology.ts";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import { INDEX_LABEL } from "./code-lines.ts";
import { formatIndex } from "./index-scenario.ts";
import { type AskedList, toListAssumptions } from "./offer-list.ts";
import { toOfferResult } from "./offer-result.ts";
import { findExclusion } from "./offer-sheet.ts";
import { toConditionLines, toPriceLines } from "./sheet-lines.ts";
import { toPresentSpend } from "./spend-spread.ts";

/** One offer of a comparison; `result` is null if it has no figure for this supply. */
type ComparedOffer = { entry: CatalogueEntry; result: OfferResult | null; reason: string };

/** Offers side by side, in the order of their slugs, each with the spend of the same supply. */
export function compareOffers(
  asked: AskedList,
  tipology: EnergyTipology,
  slugs: readonly string[],
): Comparison {
  const { ranking, query } = asked;
  const presentSpend = toPresentSpend(query, ranking);
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
    groups: toComparisonGroups(compared.map((offer) => toSections(offer, tipology))),
    ...(presentSpend && { presentSpendEur: presentSpend.eur }),
    ...(presentSpend?.isEstimate && { isPresentEstimate: true as const }),
    missing: slugs.filter((slug) => !shown.some((entry) => entry.slug === slug)),
    assumptions: toListAssumptions(asked),
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

/** The parts of a card's bar, named in full. */
const PART_LABELS: Readonly<Record<SpendShare["key"], string>> = {
  sale: "Vendita, tolti gli sconti",
  network: "Rete e contatore",
  charges: "Oneri di sistema",
  taxes: "Imposte e IVA",
};

function toParts({ spend }: OfferResult): Comparison["items"][number]["parts"] {
  // The parts have whole cents, and only their sums get the noise of binary fractions.
  return toSpendShares(spend).map(({ key, eur }) => ({
    label: PART_LABELS[key],
    amountEur: roundToCents(eur),
  }));
}

/** The compared values, line by line; an empty value means that the offer has none. */
function toSections({ entry, result }: ComparedOffer, tipology: EnergyTipology): Section[] {
  const { offer } = entry;
  const toUnitPrice = (eur: number) =>
    formatUnitPrice(eur, toEnergyUnit(tipology), { decimals: 4 });
  const conditions = toConditionLines(offer);
  const prices = toPriceLines(offer);
  const line = (label: string, value: string): SheetLine => ({ label, value });
  const ofResult = (label: string, read: (result: OfferResult) => string) =>
    line(label, result === null ? "" : read(result));
  const ofPrices = (label: string, wanted: string): SheetLine => {
    const more = prices.find((price) => price.label === wanted)?.more;
    return { label, value: findValue(prices, wanted), ...(more && { more }) };
  };
  const ofConditions = (label: string) => line(label, findValue(conditions, label));
  return [
    {
      title: "Prezzo",
      lines: [
        ofResult("Energia, IVA esclusa", ({ unitPriceEur }) =>
          unitPriceEur == null ? "" : toUnitPrice(unitPriceEur),
        ),
        ofResult("Quota fissa di vendita, IVA esclusa", ({ fixedFeeEur }) =>
          fixedFeeEur == null ? "" : formatPrice(fixedFeeEur, "01"),
        ),
        ofResult("Costo medio, tutto compreso", ({ unitCostEur }) => toUnitPrice(unitCostEur)),
        line("Tipo di prezzo", PRICING_LABELS[entry.pricing]),
        ofPrices("Indice", INDEX_LABEL),
        ofResult("Costa meno del fisso più economico", ({ breakEven }) =>
          toBreakEvenWords(breakEven, tipology),
        ),
      ],
    },
    {
      title: "Sconti",
      lines: [
        ofResult("Senza condizioni, già tolti", ({ spend }) =>
          spend.discounts === 0 ? "nessuno" : formatPrice(spend.discounts, "05"),
        ),
        ofResult("Con condizioni, non tolti", ({ conditionalDiscounts }) =>
          conditionalDiscounts.length === 0 ? "nessuno" : conditionalDiscounts.join("; "),
        ),
      ],
    },
    {
      title: "Contratto",
      lines: [
        ofConditions("Durata"),
        line(GREEN_LABEL, entry.green ? "sì" : "non indicata"),
        ...(tipology === "luce" ? [ofPrices("Fasce", "Fasce")] : []),
        ofConditions("Come si attiva"),
        ofConditions("Come si paga"),
        ofConditions("Garanzie"),
        ofConditions("Dove"),
        line("Valida fino al", formatDate(offer.validToMs)),
        line("Codice offerta", offer.code),
      ],
    },
    {
      title: "Come è calcolata",
      lines: [
        ofResult("Perché è una stima", ({ estimate }) =>
          estimate.length === 0 ? "non è una stima" : estimate.join("; "),
        ),
      ],
    },
  ];
}

/** Says in Italian when a variable offer is cheaper; "" for an offer that follows no index. */
export function toBreakEvenWords(
  breakEven: BreakEven | undefined,
  tipology: EnergyTipology,
): string {
  switch (breakEven?.status) {
    case "below":
      return `con il ${nameIndex(tipology)} sotto ${formatIndex(breakEven.indexEur, tipology)}`;
    case "never":
      return "mai";
    case "always":
      return "sempre";
    case undefined:
      return "";
  }
}

function findValue(lines: readonly SheetLine[], label: string): string {
  return lines
    .filter((line) => line.label === label)
    .map(({ value }) => value)
    .join(", ");
}
