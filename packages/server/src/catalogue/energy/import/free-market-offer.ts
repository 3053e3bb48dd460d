import type { EnergyOffer } from "../../../spend/energy-offer.ts";
import { cleanText } from "../../../text/clean-text.ts";
import { cleanUrl } from "../../../text/clean-url.ts";
import { toComponents, toDiscounts } from "./free-market-prices.ts";
import { readZones } from "./offer-zones.ts";
import { parseMoment } from "./parse-moment.ts";
import { parseNumber, parseOptionalNumber } from "./parse-number.ts";
import { RowRefusal } from "./row-refusal.ts";
import { findAll, findNode, readText, readTexts, type XmlNode } from "./xml-node.ts";

const COMMODITIES = { "01": "electricity", "02": "gas", "03": "electricity" } as const;
const CUSTOMERS = { "01": "domestic", "02": "other-uses", "03": "condominium" } as const;
const RESIDENCES = { "": "all", "01": "resident", "02": "non-resident", "03": "all" } as const;
const PRICINGS = { "01": "fixed", "02": "variable", "03": "flat", "04": "mixed" } as const;

/** The code of an `offerta`, by which a refusal names it; "" if it cannot be read. */
export function readOfferCode(node: XmlNode): string {
  return cleanText(readText(node, "IdentificativiOfferta", "COD_OFFERTA"), 64);
}

/**
 * Reads one `offerta` of the free market. Throws RowRefusal for an offer that was cut, and for an
 * unknown code that decides who can buy it or for how long. An offer with an unknown code that only
 * affects its price is kept: the rules of the spend exclude it with a reason. A dual offer counts
 * as electricity and has `dual`.
 */
export function toFreeMarketOffer(node: XmlNode): EnergyOffer {
  if (node.isCut === true) {
    throw new RowRefusal("è troppo grande per essere vera");
  }
  const detail = findNode(node, "DettaglioOfferta");
  if (detail === null) {
    throw new RowRefusal("manca la sezione DettaglioOfferta");
  }
  const market = readText(detail, "TIPO_MERCATO");
  const limits = readLimits(node);
  const validFromMs = readMoment(node, "DATA_INIZIO", "start");
  const validToMs = readMoment(node, "DATA_FINE", "end");
  if (validToMs < validFromMs) {
    throw new RowRefusal("DATA_FINE viene prima di DATA_INIZIO");
  }
  return {
    code: readRequired(readOfferCode(node), "COD_OFFERTA", /^[\x21-\x7E]{1,32}$/),
    source: "free-market",
    commodity: readCode(COMMODITIES, market, "TIPO_MERCATO"),
    supplierVatNumber: readRequired(
      readText(node, "IdentificativiOfferta", "PIVA_UTENTE").replace(/^IT/i, ""),
      "PIVA_UTENTE",
      /^\d{11}$/,
    ),
    name: readRequired(cleanText(readText(detail, "NOME_OFFERTA"), 200), "NOME_OFFERTA", /./),
    description: cleanText(readText(detail, "DESCRIZIONE"), 3000),
    durationMonths: readDuration(detail),
    guarantees: cleanText(readText(detail, "GARANZIE"), 1000),
    customer: readCode(CUSTOMERS, readText(detail, "TIPO_CLIENTE"), "TIPO_CLIENTE"),
    residence: readCode(RESIDENCES, readText(detail, "DOMESTICO_RESIDENTE"), "DOMESTICO_RESIDENTE"),
    pricing: readCode(PRICINGS, readText(detail, "TIPO_OFFERTA"), "TIPO_OFFERTA"),
    activationTypes: readTexts(detail, "TIPOLOGIA_ATT_CONTR"),
    channels: readTexts(findNode(detail, "ModalitaAttivazione") ?? detail, "MODALITA"),
    payments: findAll(node, "MetodoPagamento").flatMap((payment) =>
      readTexts(payment, "MODALITA_PAGAMENTO"),
    ),
    standalone: readText(detail, "OFFERTA_SINGOLA").toUpperCase() !== "NO",
    dual: market === "03" ? readDual(node) : null,
    validFromMs,
    validToMs,
    ...limits,
    bands: readText(node, "TipoPrezzo", "TIPOLOGIA_FASCE") || null,
    indices: findAll(node, "RiferimentiPrezzoEnergia").flatMap(readIndex),
    dispatching: findAll(node, "Dispacciamento").map((row) => ({
      code: readText(row, "TIPO_DISPACCIAMENTO"),
      value: parseOptionalNumber(readText(row, "VALORE_DISP"), "VALORE_DISP"),
    })),
    regulated: findAll(node, "ComponentiRegolate").flatMap((row) => readTexts(row, "CODICE")),
    components: toComponents(node),
    discounts: toDiscounts(node),
    allInclusive: readAllInclusive(detail),
    placet: null,
    zones: readZones(listTextsIn(findAll(node, "ZoneOfferta")), {
      regions: "REGIONE",
      provinces: "PROVINCIA",
      municipalities: "COMUNE",
    }),
    phone: cleanText(readText(detail, "Contatti", "TELEFONO"), 30) || null,
    website: cleanUrl(readText(detail, "Contatti", "URL_SITO_VENDITORE")),
    offerUrl: cleanUrl(readText(detail, "Contatti", "URL_OFFERTA")),
    conditions: findAll(node, "CondizioniContrattuali")
      .map((row) => cleanText(readText(row, "DESCRIZIONE"), 1500))
      .filter((text) => text !== ""),
    extraServices: findAll(node, "ProdottiServiziAggiuntivi").map((row) => ({
      name: cleanText(readText(row, "NOME"), 255),
      detail: cleanText(readText(row, "DETTAGLIO"), 1500),
    })),
  };
}

function readCode<Codes extends Record<string, unknown>>(
  codes: Codes,
  code: string,
  field: string,
): Codes[keyof Codes] {
  if (!Object.hasOwn(codes, code)) {
    throw new RowRefusal(
      code === ""
        ? `manca ${field}`
        : `${field} ha un codice che non conosciamo: «${code.slice(0, 20)}»`,
    );
  }
  return codes[code as keyof Codes];
}

function readRequired(text: string, field: string, pattern: RegExp): string {
  if (!pattern.test(text)) {
    throw new RowRefusal(
      text === "" ? `manca ${field}` : `${field} non è valido: «${text.slice(0, 40)}»`,
    );
  }
  return text;
}

function readMoment(node: XmlNode, field: string, edge: "start" | "end"): number {
  return parseMoment(readText(node, "ValiditaOfferta", field), field, edge);
}

function readDuration(detail: XmlNode): number | null {
  const months = parseOptionalNumber(readText(detail, "DURATA"), "DURATA");
  if (months !== null && (!Number.isInteger(months) || months > 600)) {
    throw new RowRefusal(`DURATA non è un numero di mesi: «${months}»`);
  }
  // −1 means open-ended. 0 occurs too, without a meaning.
  return months === null || months <= 0 ? null : months;
}

function readDual(node: XmlNode): EnergyOffer["dual"] {
  const section = findNode(node, "OffertaDual");
  const electricity = section === null ? [] : readTexts(section, "OFFERTE_CONGIUNTE_EE");
  const gas = section === null ? [] : readTexts(section, "OFFERTE_CONGIUNTE_GAS");
  const [electricityCode] = electricity;
  const [gasCode] = gas;
  if (
    electricityCode === undefined ||
    gasCode === undefined ||
    electricity.length + gas.length > 2
  ) {
    throw new RowRefusal(
      "un’offerta dual deve indicare un’offerta luce e una gas, una sola per tipo",
    );
  }
  return { electricityCode: cleanText(electricityCode, 64), gasCode: cleanText(gasCode, 64) };
}

function readLimits(node: XmlNode) {
  const read = (field: string) =>
    parseOptionalNumber(readText(node, "CaratteristicheOfferta", field), field);
  // Sellers write a MAX of 0 for "no limit".
  const readMax = (field: string) => read(field) || null;
  return {
    consumptionMin: read("CONSUMO_MIN"),
    consumptionMax: readMax("CONSUMO_MAX"),
    powerMinKw: read("POTENZA_MIN"),
    powerMaxKw: readMax("POTENZA_MAX"),
  };
}

function readIndex(row: XmlNode): EnergyOffer["indices"] {
  return readTexts(row, "IDX_PREZZO_ENERGIA").map((code) => ({
    code,
    coefficient: parseOptionalNumber(readText(row, "COEFFICIENTE"), "COEFFICIENTE") ?? 1,
    band: readText(row, "FASCIA_PREZZO") || null,
  }));
}

function readAllInclusive(detail: XmlNode): EnergyOffer["allInclusive"] {
  const code = readText(detail, "OFFERTA_ONNICOMPRENSIVA");
  // 03 and an empty text mean that the price is not all-inclusive.
  if (code !== "01" && code !== "02") {
    return null;
  }
  const included = readText(detail, "CONSUMO_CANONE");
  return {
    code,
    includedConsumption: included === "" ? null : parseNumber(included, "CONSUMO_CANONE"),
  };
}

function listTextsIn(sections: readonly XmlNode[]) {
  return (field: string) => sections.flatMap((section) => readTexts(section, field));
}
