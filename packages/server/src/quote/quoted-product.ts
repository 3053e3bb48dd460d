import {
  describeCardMix,
  FIGURE_PERIODS,
  formatDate,
  formatQuantity,
  nameLastDay,
  type ProductSheet,
  parseCardMix,
  type QuotedOffer,
  type SheetLine,
  toProvinceName,
} from "@volpe/contract";
import { CONDITIONS_SECTION, COST_SECTION } from "../catalogue/list/typology.ts";
import { toCents } from "../figures/round.ts";
import { findPlaceChoice } from "../places/place-choice.ts";
import { COMUNE } from "./supply-use.ts";

/**
 * A rental, a terminal or a line in the form of a quote, with the figures and lines of its sheet.
 */
export function toQuotedProduct(sheet: ProductSheet): QuotedOffer {
  const { slug, path, name, brand, seller, tipology, destination, state, validTo } = sheet;
  const { kind, picture, figureEur, figurePer, figureNote, parts, facts, note } = sheet;
  const item = { slug, path, name, seller, tipology, destination };
  const figure = { figureEur, figurePer, figureNote };
  return {
    ...item,
    brand: { name: brand.name, slug: brand.slug },
    price: {
      cents: toCents(figureEur),
      per: figurePer,
      words: FIGURE_PERIODS[figurePer],
      note: figureNote,
    },
    lines: findLines(sheet, COST_SECTION),
    terms: { validTo, lines: toTermLines(sheet), phone: null, url: null },
    estimate: [],
    demonstration: state.demonstration,
    card: {
      kind: "product",
      product: { ...item, ...figure, brand, kind, picture, parts, facts, note },
    },
  };
}

function toTermLines(sheet: ProductSheet): SheetLine[] {
  const { tipology, validTo } = sheet;
  const last =
    validTo === null ? [] : [{ label: nameLastDay(tipology), value: formatDate(validTo) }];
  return [...last, ...findLines(sheet, CONDITIONS_SECTION)];
}

function findLines({ sections }: ProductSheet, title: string): SheetLine[] {
  return sections.find((section) => section.title === title)?.lines ?? [];
}

export type ProductUse = {
  /** The use that a figure is for, line by line. */
  use: SheetLine[];
  /** The same use as a query of the item's page. */
  query: string;
};

/** The use of a sheet's figure; `search` is the query with which it was found. */
export function toProductUse(sheet: ProductSheet, search: URLSearchParams): ProductUse {
  const query = new URLSearchParams();
  const use: SheetLine[] = [];
  const put = (key: string, value: string, label: string, words: string) => {
    query.set(key, value);
    use.push({ label, value: words });
  };
  const { tipology, destination } = sheet;
  if (tipology !== "pos") {
    const forWhom = destination === "aziende" ? "azienda o partita IVA" : "privato";
    put("destinazione", destination, "Per chi", forWhom);
  }
  for (const { key, label, options } of sheet.choosers) {
    const chosen = options.find(({ selected }) => selected);
    if (chosen !== undefined) {
      put(key, chosen.value, label, chosen.label);
    }
  }
  for (const { key, value, unit } of sheet.ranges) {
    if (value !== null) {
      put(key, String(value), RANGE_LABELS[key] ?? key, formatQuantity(value, unit));
    }
  }
  for (const { key, parts } of sheet.shares) {
    const mix = parts.map(({ percent }) => percent).join("-");
    put(key, mix, "Carte", describeCardMix(parseCardMix(mix) ?? []));
  }
  const province = search.get("provincia");
  if (tipology === "internet" && province !== null) {
    const place = findPlaceChoice(province, search.get("comune") ?? undefined);
    if (place?.comune === undefined) {
      put("provincia", province, "Provincia", toProvinceName(province));
    } else {
      query.set("provincia", province);
      put("comune", place.comune, COMUNE, place.label);
    }
  }
  return { use, query: query.toString() };
}

const RANGE_LABELS: Readonly<Record<string, string>> = {
  incasso: "Incasso con carta al mese",
  scontrino: "Scontrino medio",
};
