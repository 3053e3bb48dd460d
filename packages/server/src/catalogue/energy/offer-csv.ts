import {
  type EnergyTipology,
  GREEN_LABEL,
  type OfferResult,
  OPEN_DATA_ATTRIBUTION,
  PRICING_LABELS,
  toEnergyUnit,
  toRomeDay,
} from "@volpe/contract";
import { CHANNEL_WORDS, formatCodes } from "../../spend/energy-codes.ts";
import type { EnergyOffer } from "../../spend/energy-offer.ts";
import { type CsvCell, toCsv } from "../../tables/csv.ts";
import { toBreakEvenWords } from "./compare-offers.ts";
import { type AskedList, filterOffers, toListAssumptions } from "./offer-list.ts";
import { toOfferResult } from "./offer-result.ts";
import type { RankedOffer } from "./ranking.ts";

export type OfferExport = { fileName: string; csv: string };

/**
 * Writes every ranked offer that passes the filters, one per row, in the list's order. After an
 * empty row come the assumptions and the source of the data.
 */
export function toOfferCsv(asked: AskedList, publicUrl: string): OfferExport {
  const { ranking, snapshot } = asked;
  const { tipology, annualConsumption } = ranking.profile;
  const unit = toEnergyUnit(tipology);
  const columns = toColumns(unit, publicUrl);
  const note = (text: string): CsvCell[] => [text, ...columns.slice(1).map(() => "")];
  const toCells = (ranked: RankedOffer): CsvCell[] => {
    const row = { result: toOfferResult(ranked, ranking), offer: ranked.entry.offer, tipology };
    return columns.map(([, read]) => read(row));
  };
  const rows = [
    columns.map(([name]) => name),
    ...filterOffers(asked).map(toCells),
    note(""),
    ...[...toListAssumptions(asked), OPEN_DATA_ATTRIBUTION].map(note),
  ];
  const day = snapshot?.updatedAt ?? toRomeDay(asked.now.getTime());
  return {
    fileName: `volpe-offerte-${tipology}-${String(annualConsumption).replace(".", "-")}-${unit.toLowerCase()}-${day}.csv`,
    csv: toCsv(rows),
  };
}

type Row = { result: OfferResult; offer: EnergyOffer; tipology: EnergyTipology };

/** Column names, each with the function that gives its value for an offer. */
function toColumns(
  unit: string,
  publicUrl: string,
): readonly [name: string, read: (row: Row) => CsvCell][] {
  return [
    ["Offerta", ({ result }) => result.name],
    ["Fornitore", ({ result }) => result.supplier.name],
    ["Codice offerta", ({ result }) => result.code],
    ["Tipo di prezzo", ({ result }) => PRICING_LABELS[result.pricing]],
    ["Durata del prezzo (mesi)", ({ result }) => result.durationMonths],
    [GREEN_LABEL, ({ result }) => (result.green ? "sì" : "non indicata")],
    ["Come si attiva", ({ offer }) => formatCodes(offer.channels, CHANNEL_WORDS)],
    ["Spesa annua (€)", ({ result }) => result.spend.total],
    ["Vendita (€)", ({ result }) => result.spend.sale],
    ["Sconti senza condizioni (€)", ({ result }) => result.spend.discounts],
    ["Rete (€)", ({ result }) => result.spend.network],
    ["Oneri di sistema (€)", ({ result }) => result.spend.charges],
    ["Accise e addizionali (€)", ({ result }) => result.spend.taxes],
    ["IVA (€)", ({ result }) => result.spend.vat],
    [`Costo medio (€/${unit})`, ({ result }) => result.unitCostEur],
    [`Prezzo di vendita senza IVA (€/${unit})`, ({ result }) => result.unitPriceEur ?? null],
    ["Quota fissa di vendita senza IVA (€/anno)", ({ result }) => result.fixedFeeEur ?? null],
    [
      "Costa meno del fisso più economico",
      ({ result, tipology }) => toBreakEvenWords(result.breakEven, tipology),
    ],
    ["Perché è una stima", ({ result }) => result.estimate.join("; ")],
    ["Sconti con condizioni, non tolti", ({ result }) => result.conditionalDiscounts.join("; ")],
    ["Valida fino al", ({ offer }) => toRomeDay(offer.validToMs)],
    ["Pagina", ({ result }) => publicUrl + result.path],
  ];
}
