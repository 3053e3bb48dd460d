import type { IgnoredParameter, InternetRow } from "@volpe/contract";
import { toFlagFilter, toNameFilter, toWordFilter } from "../products/name-filter.ts";
import type { Outcome, Product, ProductFilter, ShelfRules } from "../products/shelf-rules.ts";
import { toVatWords } from "../products/vat.ts";
import { formatEur, formatNumber } from "../rates/italian-figures.ts";
import { COMPARED_MONTHS, hasPromotion, toLineCost } from "./line-cost.ts";
import {
  type LineQuery,
  readLineQuery,
  toLineApplied,
  toLineChoices,
  toLineRanges,
  toProvinceName,
} from "./line-query.ts";
import { TECHNOLOGY_WORDS, toLineSections } from "./line-sheet.ts";

/** Internet lines, ranked by what 24 months cost. */
export const LINE_RULES: ShelfRules<InternetRow, LineQuery> = {
  tipology: "internet",
  figurePer: "24-months",
  figureWords: `in ${COMPARED_MONTHS} mesi`,
  describe,
  filters: toFilters,
  sorts: [
    { value: "totale", label: "Totale in 24 mesi più basso", keyOf: ({ eur }) => eur },
    { value: "mese", label: "Primo mese più basso", keyOf: ({ keys }) => keys.first ?? 0 },
    { value: "velocita", label: "Più veloci", keyOf: ({ keys }) => -(keys.mbps ?? 0) },
  ],
  readOwn: readLineQuery,
  quote: quoteLine,
  fit: fitLine,
  whereSold,
  tests: ({ minMbps, maxMonthEur }) => [
    ({ keys }) => (keys.mbps ?? 0) >= (minMbps ?? 0),
    ({ keys }) => (keys.month ?? 0) <= (maxMonthEur ?? Number.POSITIVE_INFINITY),
  ],
  choices: toLineChoices,
  ranges: toLineRanges,
  applied: toLineApplied,
  assumptions: toAssumptions,
  listAssumptions: ({ province }) => [
    province === null
      ? "Senza provincia, le linee vendute solo in alcune zone restano fuori."
      : `Le linee sono quelle vendute in provincia di ${toProvinceName(province)}.`,
  ],
  choosers: () => [],
  sheetRanges: () => [],
  sections: (line) => toLineSections(line),
  isSibling: (a, b) => a.provider === b.provider && a.audience === b.audience,
};

function describe({ data }: Product<InternetRow>) {
  const { provider, name, technology, downloadMbps, lockInMonths, audience } = data;
  return {
    name,
    brand: provider,
    seller: null,
    kind: technology,
    destination: audience,
    path: null,
    description: data.description,
    validTo: data.validTo ?? null,
    facts: [
      TECHNOLOGY_WORDS[technology],
      `Fino a ${formatNumber(downloadMbps)} Mbps`,
      lockInMonths === 0 ? "Senza vincolo" : `Vincolo di ${lockInMonths} mesi`,
      data.modemEur === 0 ? "Modem compreso" : `Modem ${formatEur(data.modemEur)}`,
    ],
    note: hasPromotion(data)
      ? `${formatEur(data.monthlyEur)} al mese dal ${data.promoMonths + 1}° mese`
      : "",
    sought: toSought(data),
  };
}

function toSought({ phone, modemFree, audience }: InternetRow): string {
  return [
    phone === "nessuna" ? "" : "Telefono fisso, chiamate",
    phone === "illimitate" ? "illimitate" : "",
    modemFree ? "Modem libero" : "",
    audience === "aziende" ? "partita IVA" : "",
  ].join(" ");
}

function toFilters(lines: readonly InternetRow[]): ProductFilter<InternetRow>[] {
  return [
    toWordFilter({
      key: "tecnologia",
      label: "Tecnologia",
      several: true,
      words: TECHNOLOGY_WORDS,
      wordOf: ({ technology }) => technology,
      mending: "Scegli tra ftth, fttc e fwa.",
    }),
    toFlagFilter({
      key: "vincolo",
      label: "Vincolo",
      value: "no",
      words: "Senza vincolo",
      isTrue: ({ lockInMonths }) => lockInMonths === 0,
    }),
    toFlagFilter({
      key: "telefono",
      label: "Telefono",
      value: "si",
      words: "Con telefono",
      isTrue: ({ phone }) => phone !== "nessuna",
    }),
    toFlagFilter({
      key: "modem_libero",
      label: "Modem",
      value: "si",
      words: "Puoi usare il tuo modem",
      isTrue: ({ modemFree }) => modemFree,
    }),
    toNameFilter(lines, {
      key: "fornitore",
      label: "Fornitore",
      nameOf: ({ provider }) => provider,
      mending: "Scegli i fornitori dall’elenco.",
    }),
  ];
}

function quoteLine(line: InternetRow, own: LineQuery): Outcome {
  if (line.audience !== own.destination) {
    const words = line.audience === "privati" ? "privati" : "aziende e partite IVA";
    return { status: "excluded", reason: `Solo per ${words}` };
  }
  if (!isSoldIn(line, own.province)) {
    return {
      status: "excluded",
      reason:
        own.province === null
          ? "Si vende solo in alcune province: scegli la tua"
          : `Non si vende in provincia di ${toProvinceName(own.province)}`,
    };
  }
  const cost = toLineCost(line);
  return {
    status: "computed",
    quote: {
      eur: cost.totalEur,
      destination: line.audience,
      toNote: () =>
        `${toVatWords(line.audience)}: in media ${formatEur(cost.averageMonthEur)} al mese`,
      parts: [
        { label: "Attivazione", amountEur: cost.activationEur },
        { label: "Modem", amountEur: cost.modemEur },
        { label: "Mesi in promozione", amountEur: cost.promoEur },
        { label: "Mesi a prezzo pieno", amountEur: cost.fullEur },
      ],
      keys: {
        month: cost.averageMonthEur,
        first: hasPromotion(line) ? line.promoMonthlyEur : line.monthlyEur,
        mbps: line.downloadMbps,
      },
    },
  };
}

function isSoldIn({ provinces }: InternetRow, province: string | null): boolean {
  return provinces.length === 0 || provinces.some((sign) => sign === province);
}

/** A line costs the same wherever it is sold. */
function whereSold(line: InternetRow, own: LineQuery): LineQuery {
  return isSoldIn(line, own.province) ? own : { ...own, province: line.provinces[0] ?? null };
}

function fitLine(line: InternetRow, own: LineQuery) {
  const told: IgnoredParameter[] = [];
  const { audience } = line;
  if (audience !== own.destination) {
    const words = audience === "privati" ? "ai privati" : "ad aziende e partite IVA";
    told.push({ key: "destinazione", message: `Si vende solo ${words}.` });
  }
  if (own.province !== null && !isSoldIn(line, own.province)) {
    told.push({
      key: "provincia",
      message: `Non si vende in provincia di ${toProvinceName(own.province)}.`,
    });
  }
  return { own: { ...whereSold(line, own), destination: audience }, told };
}

function toAssumptions(own: LineQuery): string[] {
  return [
    `Il totale è di ${COMPARED_MONTHS} mesi: attivazione, modem, mesi in promozione e mesi a prezzo pieno.`,
    `I prezzi sono ${own.destination === "privati" ? "IVA inclusa" : "IVA esclusa"}, come li pubblica chi vende la linea.`,
    "La copertura e la velocità vere dipendono dall’indirizzo: chi vende la linea le verifica.",
    "Le chiamate a consumo e i costi di chi lascia prima restano fuori: trovi tutto nella scheda.",
  ];
}
