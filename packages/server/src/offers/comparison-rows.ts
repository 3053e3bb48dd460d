import type { BreakEven, Comparison, EnergyTipology, SheetLine } from "@volpe/contract";
import type { ComparedOffer } from "./compare-offers.ts";
import { formatPrice } from "./energy-codes.ts";
import { formatIndex } from "./index-scenario.ts";
import { toConditionLines, toPriceLines } from "./sheet-lines.ts";

type Group = Comparison["groups"][number];
type Row = Group["rows"][number];

const NONE = "—";
const DAY = new Intl.DateTimeFormat("it-IT", { timeZone: "Europe/Rome", dateStyle: "long" });

const PRICING = { fixed: "Fisso", variable: "Variabile", mixed: "Misto" };

/** Line by line what sets compared offers apart; a figure that is missing is a dash. */
export function toComparisonGroups(
  compared: readonly ComparedOffer[],
  tipology: EnergyTipology,
): Group[] {
  if (compared.length === 0) {
    return [];
  }
  const unit = tipology === "gas" ? "04" : "03";
  const row = (label: string, read: (offer: ComparedOffer) => string): Row => {
    const values = compared.map((offer) => read(offer) || NONE);
    return { label, values, differs: new Set(values).size > 1 };
  };
  const ofResult = (
    label: string,
    read: (result: NonNullable<ComparedOffer["result"]>) => string,
  ): Row => row(label, ({ result }) => (result === null ? "" : read(result)));
  const ofConditions = (label: string): Row =>
    row(label, ({ entry }) => findValue(toConditionLines(entry.offer), label));
  return [
    {
      title: "Prezzo",
      rows: [
        ofResult("Energia, IVA esclusa", ({ unitPriceEur }) =>
          unitPriceEur == null ? "" : formatPrice(unitPriceEur, unit),
        ),
        ofResult("Quota fissa di vendita, IVA esclusa", ({ fixedFeeEur }) =>
          fixedFeeEur == null ? "" : formatPrice(fixedFeeEur, "01"),
        ),
        ofResult("Costo medio, tutto compreso", ({ unitCostEur }) =>
          formatPrice(unitCostEur, unit),
        ),
        row("Tipo di prezzo", ({ entry }) => PRICING[entry.pricing]),
        row("Indice", ({ entry }) =>
          findValue(toPriceLines(entry.offer), "Indice a cui il prezzo si aggiunge"),
        ),
        ofResult("Costa meno del fisso più economico", ({ breakEven }) =>
          toBreakEvenWords(breakEven, tipology),
        ),
      ],
    },
    {
      title: "Sconti",
      rows: [
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
      rows: [
        ofConditions("Durata"),
        row("Energia verde", ({ entry }) => (entry.green ? "sì" : "non indicata")),
        ...(tipology === "luce"
          ? [row("Fasce", ({ entry }) => findValue(toPriceLines(entry.offer), "Fasce"))]
          : []),
        ofConditions("Come si attiva"),
        ofConditions("Come si paga"),
        ofConditions("Garanzie"),
        ofConditions("Dove"),
        row("Si può sottoscrivere fino al", ({ entry }) => DAY.format(entry.offer.validToMs)),
        row("Codice offerta", ({ entry }) => entry.offer.code),
      ],
    },
    {
      title: "Come è calcolata",
      rows: [
        ofResult("Perché è una stima", ({ estimate }) =>
          estimate.length === 0 ? "non è una stima" : estimate.join("; "),
        ),
      ],
    },
  ];
}

/** When a variable offer is the cheaper one, in Italian; "" for one that follows no index. */
export function toBreakEvenWords(
  breakEven: BreakEven | undefined,
  tipology: EnergyTipology,
): string {
  switch (breakEven?.status) {
    case "below":
      return `con il ${tipology === "gas" ? "PSV" : "PUN"} sotto ${formatIndex(breakEven.indexEur, tipology)}`;
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
