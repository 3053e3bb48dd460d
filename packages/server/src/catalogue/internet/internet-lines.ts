import {
  formatEurCents,
  formatQuantity,
  type IgnoredParameter,
  type InternetRow,
  toPicture,
  withDay,
} from "@volpe/contract";
import { formatDuration } from "../../figures/italian-figures.ts";
import { toVatWords } from "../../figures/vat.ts";
import { toProvinceWords } from "../../places/place-words.ts";
import { toDigest } from "../../text/sha256.ts";
import {
  type Filter,
  toFlagFilter,
  toFreeToLeaveFilter,
  toProviderFilter,
  toWordFilter,
} from "../list/filter.ts";
import type { Outcome, Product, Typology } from "../list/typology.ts";
import { COMPARED_MONTHS, hasPromotion, toLineCost } from "./line-cost.ts";
import { LINE_FIELDS, type LineQuery } from "./line-query.ts";
import { TECHNOLOGY_WORDS, toLineSchedule, toLineSections } from "./line-sheet.ts";

/** Internet lines, ranked by their cost over 24 months. */
export const INTERNET_LINES: Typology<InternetRow, LineQuery> = {
  tipology: "internet",
  figurePer: "24-months",
  fields: LINE_FIELDS,
  filters: toFilters,
  sorts: [
    { value: "totale", label: "Totale in 24 mesi più basso", keyOf: null },
    { value: "mese", label: "Primo mese più basso", keyOf: ({ quote }) => quote.keys.first ?? 0 },
    { value: "velocita", label: "Più veloci", keyOf: ({ data }) => -data.downloadMbps },
  ],
  price: priceLine,
  fit: fitLine,
  whereSold,
  describe,
  provider: ({ providerVatNumber, providerSeat, providerEmail, providerUrl }) => ({
    vatNumber: providerVatNumber ?? null,
    seat: providerSeat ?? null,
    email: providerEmail ?? null,
    url: providerUrl ?? null,
    exitKnown: true,
  }),
  // A summary holds the prices of one line, so it is filed by line and grows stale with its row.
  paperedAs: ({ slug, data }) => ({
    tipology: "internet",
    offerCode: slug,
    offerDigest: toDigest(data),
  }),
  assumptions: toAssumptions,
  listAssumptions: ({ province, presentMonthEur }) => [
    province === null
      ? "Senza provincia, le linee vendute solo in alcune zone restano fuori."
      : `Le linee sono quelle vendute in ${toProvinceWords(province)}.`,
    ...(presentMonthEur === null
      ? ["Scrivi quanto paghi oggi: accanto a ogni linea trovi quanto risparmi in un anno."]
      : []),
  ],
  schedule: toLineSchedule,
  sections: toLineSections,
  isSibling: (a, b) => a.provider === b.provider && a.audience === b.audience,
};

function describe({ data }: Product<InternetRow>) {
  const { provider, name, technology, downloadMbps, lockInMonths, audience } = data;
  return {
    name,
    brand: provider,
    seller: null,
    kind: technology,
    picture: toPicture("internet", technology),
    destination: audience,
    path: null,
    description: data.description,
    validTo: data.validTo ?? null,
    facts: [
      TECHNOLOGY_WORDS[technology],
      `Fino a ${formatQuantity(downloadMbps, "Mbps")}`,
      lockInMonths === 0 ? "Senza vincolo" : `Vincolo di ${formatDuration(lockInMonths, "mesi")}`,
      data.modemEur === 0 ? "Modem compreso" : `Modem ${formatEurCents(data.modemEur)}`,
    ],
    note: hasPromotion(data)
      ? `${formatEurCents(data.monthlyEur)} al mese ${withDay("dal", `${data.promoMonths + 1}° mese`)}`
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

function toFilters(lines: readonly InternetRow[]): Filter<InternetRow>[] {
  return [
    toWordFilter({
      key: "tecnologia",
      label: "Tecnologia",
      several: true,
      words: TECHNOLOGY_WORDS,
      wordOf: ({ technology }) => technology,
      hint: "Tecnologia: scegli tra ftth, fttc e fwa.",
    }),
    toFreeToLeaveFilter(),
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
    toProviderFilter(lines),
  ];
}

function priceLine(line: InternetRow, query: LineQuery): Outcome {
  if (line.audience !== query.destination) {
    const words = line.audience === "privati" ? "privati" : "aziende e partite IVA";
    return { status: "excluded", reason: `Solo per ${words}` };
  }
  if (!isSoldIn(line, query.province)) {
    return {
      status: "excluded",
      reason:
        query.province === null
          ? "Si vende solo in alcune province: scegli la tua"
          : `Non si vende in ${toProvinceWords(query.province)}`,
    };
  }
  const cost = toLineCost(line);
  return {
    status: "computed",
    quote: {
      eur: cost.totalEur,
      destination: line.audience,
      toNote: () =>
        `${toVatWords(line.audience)}, in media ${formatEurCents(cost.averageMonthEur)} al mese`,
      parts: [
        { label: "Attivazione", amountEur: cost.activationEur },
        { label: "Modem", amountEur: cost.modemEur },
        { label: "Mesi in promozione", amountEur: cost.promoEur, omittedAtZero: true },
        { label: "Mesi a prezzo pieno", amountEur: cost.fullEur },
      ],
      keys: {
        month: cost.averageMonthEur,
        first: hasPromotion(line) ? line.promoMonthlyEur : line.monthlyEur,
      },
    },
  };
}

function isSoldIn({ provinces }: InternetRow, province: string | null): boolean {
  return provinces.length === 0 || provinces.some((sign) => sign === province);
}

/** Changes the query to a province where the line is sold. It costs the same in all of them. */
function whereSold(line: InternetRow, query: LineQuery): LineQuery {
  return isSoldIn(line, query.province) ? query : { ...query, province: line.provinces[0] ?? null };
}

function fitLine(line: InternetRow, query: LineQuery) {
  const changed: IgnoredParameter[] = [];
  const { audience } = line;
  if (audience !== query.destination) {
    const words = audience === "privati" ? "ai privati" : "ad aziende e partite IVA";
    changed.push({ key: "destinazione", message: `Si vende solo ${words}.` });
  }
  if (query.province !== null && !isSoldIn(line, query.province)) {
    changed.push({
      key: "provincia",
      message: `Non si vende in ${toProvinceWords(query.province)}.`,
    });
  }
  return { query: { ...whereSold(line, query), destination: audience }, changed };
}

function toAssumptions(query: LineQuery): string[] {
  const vat = toVatWords(query.destination);
  return [
    `Il totale è di ${formatDuration(COMPARED_MONTHS, "mesi")}: attivazione, modem, mesi in promozione e mesi a prezzo pieno.`,
    `I prezzi sono ${vat}, come li pubblica chi vende la linea.`,
    "La copertura e la velocità vere dipendono dall’indirizzo: chi vende la linea le verifica.",
    ...(query.presentMonthEur === null
      ? []
      : [
          `Il risparmio di un anno confronta dodici mesi come quello di oggi, ${vat}, con la metà del totale. Quello che costa lasciare la linea di oggi resta fuori.`,
        ]),
    "Le chiamate a consumo e i costi di chi lascia prima restano fuori: trovi tutto nella scheda.",
  ];
}
