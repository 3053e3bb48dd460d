import { OPEN_DATA_ATTRIBUTION } from "@volpe/contract";
import { toBreakEvenWords } from "./comparison-rows.ts";
import { type CsvCell, toCsv } from "./csv.ts";
import { CHANNEL_WORDS, toWords } from "./energy-codes.ts";
import { narrowOffers } from "./narrow-offers.ts";
import { PRICE_WORDS } from "./offer-facets.ts";
import { type AskedList, toListAssumptions } from "./offer-list.ts";
import { toOfferResult } from "./offer-result.ts";
import type { RankedOffer, Ranking } from "./ranking.ts";
import { toRomeDay } from "./rome-time.ts";
import { sortOffers } from "./sort-offers.ts";

export type OfferExport = { fileName: string; csv: string };

/**
 * Every ranked offer that passes the filters, in the list's order, one a row. Below them, after an
 * empty row, what the figures rest on and where the data is from.
 */
export function toOfferCsv(asked: AskedList, publicUrl: string): OfferExport {
  const { ranking, query, suppliers, snapshot } = asked;
  const { tipology, annualConsumption } = ranking.profile;
  const offers = sortOffers(narrowOffers(ranking, query, suppliers).passing, query, ranking);
  const unit = tipology === "gas" ? "Smc" : "kWh";
  const header = toHeader(unit);
  const note = (text: string): CsvCell[] => [text, ...header.slice(1).map(() => "")];
  const rows = [
    header,
    ...offers.map((ranked) => toRow(ranked, ranking, publicUrl)),
    note(""),
    ...[...toListAssumptions(asked), OPEN_DATA_ATTRIBUTION].map(note),
  ];
  const day = snapshot?.updatedAt ?? toRomeDay(asked.now.getTime());
  return {
    fileName: `volpe-offerte-${tipology}-${String(annualConsumption).replace(".", "-")}-${unit.toLowerCase()}-${day}.csv`,
    csv: toCsv(rows),
  };
}

function toHeader(unit: string): string[] {
  return [
    "Offerta",
    "Fornitore",
    "Codice offerta",
    "Tipo di prezzo",
    "Durata del prezzo (mesi)",
    "Energia verde",
    "Come si attiva",
    "Spesa annua (€)",
    "Vendita (€)",
    "Sconti senza condizioni (€)",
    "Rete (€)",
    "Oneri di sistema (€)",
    "Accise e addizionali (€)",
    "IVA (€)",
    `Costo medio (€/${unit})`,
    `Prezzo di vendita senza IVA (€/${unit})`,
    "Quota fissa di vendita senza IVA (€/anno)",
    "Costa meno del fisso più economico",
    "Perché è una stima",
    "Sconti con condizioni, non tolti",
    "Sottoscrivibile fino al",
    "Pagina",
  ];
}

function toRow(ranked: RankedOffer, ranking: Ranking, publicUrl: string): CsvCell[] {
  const { offer } = ranked.entry;
  const result = toOfferResult(ranked, ranking);
  const { spend } = result;
  return [
    result.name,
    result.supplier.name,
    result.code,
    PRICE_WORDS.find(({ pricing }) => pricing === result.pricing)?.label ?? "",
    result.durationMonths,
    result.green ? "sì" : "non indicata",
    toWords(offer.channels, CHANNEL_WORDS),
    spend.total,
    spend.sale,
    spend.discounts,
    spend.network,
    spend.charges,
    spend.taxes,
    spend.vat,
    result.unitCostEur,
    result.unitPriceEur ?? null,
    result.fixedFeeEur ?? null,
    toBreakEvenWords(result.breakEven, ranking.profile.tipology),
    result.estimate.join("; "),
    result.conditionalDiscounts.join("; "),
    toRomeDay(offer.validToMs),
    publicUrl + result.path,
  ];
}
