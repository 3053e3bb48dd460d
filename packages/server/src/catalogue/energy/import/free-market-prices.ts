import type {
  Component,
  Discount,
  DiscountPrice,
  Period,
  PriceInterval,
} from "../../../spend/energy-offer.ts";
import { cleanText } from "../../../text/clean-text.ts";
import { parseNumber, parseOptionalNumber } from "./parse-number.ts";
import { RowRefusal } from "./row-refusal.ts";
import { findAll, findNode, readText, readTexts, type XmlNode } from "./xml-node.ts";

/** Reads the ComponenteImpresa sections. Throws RowRefusal for an invalid figure or period. */
export function toComponents(offer: XmlNode): Component[] {
  return findAll(offer, "ComponenteImpresa").map((node) => ({
    name: cleanText(readText(node, "NOME"), 255),
    description: cleanText(readText(node, "DESCRIZIONE"), 1500),
    optional: readText(node, "TIPOLOGIA") === "02",
    area: readText(node, "MACROAREA"),
    intervals: findAll(node, "IntervalloPrezzi").map(toInterval),
  }));
}

function toInterval(node: XmlNode): PriceInterval {
  return {
    band: readText(node, "FASCIA_COMPONENTE") || null,
    from: parseOptionalNumber(readText(node, "CONSUMO_DA"), "CONSUMO_DA"),
    to: parseOptionalNumber(readText(node, "CONSUMO_A"), "CONSUMO_A"),
    price: parseNumber(readText(node, "PREZZO"), "PREZZO"),
    unit: readText(node, "UNITA_MISURA"),
    priceType: readText(node, "TIPO_PREZZO") || null,
    period: toPeriod(findNode(node, "PeriodoValidita")),
  };
}

/** Reads the Sconto sections. Throws RowRefusal for an invalid figure or period. */
export function toDiscounts(offer: XmlNode): Discount[] {
  return findAll(offer, "Sconto").map((node) => ({
    name: cleanText(readText(node, "NOME"), 255),
    description: cleanText(readText(node, "DESCRIZIONE"), 1500),
    validity: readText(node, "VALIDITA") || null,
    vat: readText(node, "IVA_SCONTO"),
    // A discount without this section may be conditional; 99 lists it without subtracting it.
    condition: readText(node, "Condizione", "CONDIZIONE_APPLICAZIONE") || "99",
    conditionText: cleanText(readText(node, "Condizione", "DESCRIZIONE_CONDIZIONE"), 1500),
    componentCodes: readTexts(node, "CODICE_COMPONENTE_FASCIA"),
    period: toPeriod(findNode(node, "PeriodoValidita")),
    prices: findAll(node, "PrezziSconto").map(toDiscountPrice),
  }));
}

function toDiscountPrice(node: XmlNode): DiscountPrice {
  return {
    kind: readText(node, "TIPOLOGIA"),
    unit: readText(node, "UNITA_MISURA"),
    value: parseNumber(readText(node, "PREZZO"), "PREZZO dello sconto"),
    from: parseOptionalNumber(readText(node, "VALIDO_DA"), "VALIDO_DA"),
    to: parseOptionalNumber(readText(node, "VALIDO_FINO"), "VALIDO_FINO"),
  };
}

function toPeriod(node: XmlNode | null): Period | null {
  if (node === null) {
    return null;
  }
  const months = readTexts(node, "MESE_VALIDITA");
  const until = readTexts(node, "VALIDO_FINO");
  const duration = parseOptionalNumber(readText(node, "DURATA"), "DURATA del periodo");
  const forms = [months.length > 0, until.length > 0, duration !== null].filter(Boolean).length;
  if (forms > 1) {
    throw new RowRefusal("PeriodoValidita usa insieme forme che si escludono");
  }
  if (months.length > 0) {
    return { kind: "calendar-months", months: months.map(toMonth) };
  }
  if (until.length > 0) {
    return toUntil(until);
  }
  return duration === null ? null : { kind: "months-from-start", months: duration };
}

/** The last month of a component, in which VALIDO_FINO may occur several times. */
function toUntil(texts: readonly string[]): Period {
  const last = texts
    .map((text) => {
      const match = /^(\d{2})\/(\d{4})$/.exec(text);
      if (match === null) {
        throw new RowRefusal(`VALIDO_FINO non è un mese mm/aaaa: «${text.slice(0, 20)}»`);
      }
      return { month: toMonth(match[1] ?? ""), year: Number(match[2]) };
    })
    .reduce((a, b) => (b.year * 12 + b.month > a.year * 12 + a.month ? b : a));
  return { kind: "until", ...last };
}

function toMonth(text: string): number {
  const month = Number(text);
  if (!/^\d{1,2}$/.test(text) || month < 1 || month > 12) {
    throw new RowRefusal(`un mese del periodo di validità non esiste: «${text.slice(0, 20)}»`);
  }
  return month;
}
