import { type EnergyOffer, NO_TERMS, type PlacetPrices } from "../../../spend/energy-offer.ts";
import type { CsvRow } from "../../../tables/csv-rows.ts";
import { cleanText } from "../../../text/clean-text.ts";
import { cleanUrl } from "../../../text/clean-url.ts";
import { readZones } from "./offer-zones.ts";
import { parseMoment } from "./parse-moment.ts";
import { parseOptionalNumber } from "./parse-number.ts";
import { RowRefusal } from "./row-refusal.ts";

/** The words of the columns `modalita_*`, with the codes that the XML uses for them. */
const CHANNELS: readonly [RegExp, string][] = [
  [/web/i, "01"],
  [/qualsiasi/i, "02"],
  [/punto vendita/i, "03"],
  [/teleselling/i, "04"],
  [/agenzia/i, "05"],
  [/altro/i, "99"],
];
const PAYMENTS: readonly [RegExp, string][] = [
  [/bancaria/i, "01"],
  [/postale/i, "02"],
  [/carta/i, "03"],
  [/bollettino/i, "04"],
  [/altro/i, "99"],
];

/** PLACET contracts last twelve months (SII, «Trasmissione offerte» 5.0, part 5.1). */
const PLACET_MONTHS = 12;

/** One row of a PLACET CSV. Throws RowRefusal with the reason in Italian. */
export function toPlacetOffer(row: CsvRow, commodity: EnergyOffer["commodity"]): EnergyOffer {
  const vatNumber = read(row, "p_iva").padStart(11, "0");
  if (!/^\d{11}$/.test(vatNumber)) {
    throw new RowRefusal(`p_iva non è valida: «${vatNumber.slice(0, 20)}»`);
  }
  const name = cleanText(read(row, "nome_offerta"), 200);
  if (name === "") {
    throw new RowRefusal("manca nome_offerta");
  }
  const validFromMs = parseMoment(read(row, "data_inizio"), "data_inizio", "start");
  const validToMs = parseMoment(read(row, "data_fine"), "data_fine", "end");
  if (validToMs < validFromMs) {
    throw new RowRefusal("data_fine viene prima di data_inizio");
  }
  const pricing = readPricing(row);
  return {
    ...NO_TERMS,
    code: readPlacetCode(row),
    source: "placet",
    commodity,
    supplierVatNumber: vatNumber,
    name,
    durationMonths: PLACET_MONTHS,
    customer: readCustomer(row),
    pricing,
    channels: readWords(row, "modalita_attivazione", CHANNELS),
    payments: readWords(row, "modalita_pagamento", PAYMENTS),
    validFromMs,
    validToMs,
    placet: readPrices(row),
    zones: readZones((column) => listCodes(row, column), {
      regions: "regione",
      provinces: "provincia",
      municipalities: "comune",
    }),
    phone: cleanText(read(row, "telefono"), 30) || null,
    website: cleanUrl(read(row, "url_sito_venditore")),
    offerUrl: cleanUrl(read(row, "url_offerta")),
  };
}

/** Offer code of a row; throws RowRefusal when it is missing. */
function readPlacetCode(row: CsvRow): string {
  const code = cleanText(read(row, "cod_offerta"), 64);
  if (!/^[\x21-\x7E]{1,32}$/.test(code)) {
    throw new RowRefusal(code === "" ? "manca cod_offerta" : "cod_offerta non è valido");
  }
  return code;
}

function read(row: CsvRow, column: string): string {
  return (row[column] ?? "").trim();
}

function readPricing(row: CsvRow): "fixed" | "variable" {
  const text = read(row, "tipo_offerta").toLowerCase();
  if (text === "prezzo fisso") {
    return "fixed";
  }
  if (text === "prezzo variabile") {
    return "variable";
  }
  throw new RowRefusal(`tipo_offerta ha un valore che non conosciamo: «${text.slice(0, 40)}»`);
}

function readCustomer(row: CsvRow): EnergyOffer["customer"] {
  const text = read(row, "tipo_cliente").toLowerCase();
  if (text.includes("condomin")) {
    return "condominium";
  }
  if (text === "domestico") {
    return "domestic";
  }
  if (text === "non domestico") {
    return "other-uses";
  }
  throw new RowRefusal(`tipo_cliente ha un valore che non conosciamo: «${text.slice(0, 40)}»`);
}

function readWords(row: CsvRow, column: string, words: readonly [RegExp, string][]): string[] {
  const text = read(row, column);
  return words.filter(([word]) => word.test(text)).map(([, code]) => code);
}

function readPrices(row: CsvRow): PlacetPrices {
  const price = (column: string) => parseOptionalNumber(read(row, column), column);
  return {
    fixFixed: price("p_fix_f"),
    fixVariable: price("p_fix_v"),
    f1: price("p_vol_f1"),
    f2: price("p_vol_f2"),
    f3: price("p_vol_f3"),
    bf1: price("p_vol_bf1"),
    bf23: price("p_vol_bf23"),
    mono: price("p_vol_mono"),
    volume: price("p_vol"),
    alpha: price("alpha"),
  };
}

function listCodes(row: CsvRow, column: string): string[] {
  return read(row, column)
    .split(";")
    .filter((code) => code.trim() !== "");
}
