import type { LoneDot } from "./decimal.ts";

/** Number of texts that a format caches, because a list shows most visitors the same figures. */
const TEXTS_MAX = 500;

let days: Intl.DateTimeFormat | undefined;
let minutes: Intl.DateTimeFormat | undefined;

/**
 * Creates a formatter of figures in the Italian style: thousands are grouped even at four digits,
 * minus is the true minus sign, a figure that rounds to zero has no sign, and a currency stays on
 * its figure's line. The format is created with its first figure, because that takes a browser 20
 * ms and a page without figures need not wait.
 *
 * @example
 * toFigureFormat({ maximumFractionDigits: 0 })(1234.6) // "1.235"
 */
export function toFigureFormat(options: Intl.NumberFormatOptions): (figure: number) => string {
  let format: Intl.NumberFormat | undefined;
  const texts = new Map<number, string>();
  return (figure) => {
    let text = texts.get(figure);
    if (text === undefined) {
      format ??= new Intl.NumberFormat("it-IT", { ...options, useGrouping: "always" });
      text = format.format(figure).replace("-", "−");
      text = /[1-9]/.test(text) ? text : text.replace("−", "");
      if (texts.size === TEXTS_MAX) texts.clear();
      texts.set(figure, text);
    }
    return text;
  };
}

function toFixedFormat(decimals: number): (figure: number) => string {
  return toFigureFormat({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/**
 * Formats a price that we compute. It always has cents, so that prices can be compared.
 *
 * @example
 * formatEurCents(1274) // "1.274,00\u00a0€"
 */
export const formatEurCents = /* @__PURE__ */ toFigureFormat({
  style: "currency",
  currency: "EUR",
});

/**
 * Formats a share of one as a percentage with at most one decimal. It is for shares that we compute;
 * `formatPercentage` is for percentages that somebody stated.
 *
 * @example
 * formatShare(0.125) // "12,5%"
 */
export const formatShare = /* @__PURE__ */ toFigureFormat({
  style: "percent",
  maximumFractionDigits: 1,
});

/**
 * Formats a share of one as a percentage with one decimal. The number of decimals is fixed, so that
 * shares in a column can be compared digit by digit.
 *
 * @example
 * formatColumnShare(0.22) // "22,0%"
 */
export const formatColumnShare = /* @__PURE__ */ toFigureFormat({
  style: "percent",
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

const typed = /* @__PURE__ */ toFigureFormat({ maximumFractionDigits: 6 });

/**
 * Formats a figure as a person types it, without losing digits, so that its field reads it as the
 * same figure. It has no dots if the field reads a lone dot as a decimal sign.
 *
 * @example
 * formatTyped(3100) // "3.100"
 * formatTyped(1500, { loneDot: "decimal" }) // "1500"
 */
export function formatTyped(
  figure: number,
  { loneDot }: { loneDot?: LoneDot | undefined } = {},
): string {
  const text = typed(figure);
  return loneDot === "decimal" ? text.replaceAll(".", "") : text;
}

/**
 * Formats a sum as a person types it, with its cents and without losing digits.
 *
 * @example
 * formatTypedEur(96.4) // "96,40"
 */
export const formatTypedEur = /* @__PURE__ */ toFigureFormat({
  minimumFractionDigits: 2,
  maximumFractionDigits: 6,
});

const quantities = /* @__PURE__ */ toFigureFormat({ maximumFractionDigits: 3 });
const sums = /* @__PURE__ */ toFixedFormat(2);
const unitPrices = {
  3: /* @__PURE__ */ toFixedFormat(3),
  4: /* @__PURE__ */ toFixedFormat(4),
};

/**
 * Formats `2.700 kWh` or `4,125 kW`, with at most three decimals; the unit is optional. A sum in €
 * has two decimals or none: `12.000,50 €`, `1.200 €`.
 *
 * @example
 * formatQuantity(2700, "kWh") // "2.700\u00a0kWh"
 */
export function formatQuantity(quantity: number, unit?: string): string {
  const figure = unit === "€" ? sums(quantity).replace(",00", "") : quantities(quantity);
  return unit === undefined ? figure : `${figure}\u00a0${unit}`;
}

/**
 * Formats a percentage, which is a hundred times its share of one, with at most three decimals.
 *
 * @example
 * formatPercentage(1.25) // "1,25%"
 */
export function formatPercentage(percent: number): string {
  return `${formatQuantity(percent)}%`;
}

/**
 * Formats a change in percent with its sign: `+20%`, `−15%`.
 *
 * @example
 * formatSignedPercentage(20) // "+20%"
 */
export function formatSignedPercentage(percent: number): string {
  const text = formatPercentage(percent);
  // A change that rounds to zero has no sign.
  return percent > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/**
 * The unit in which a typology's supply is metered.
 *
 * @example
 * toEnergyUnit("gas") // "Smc"
 */
export function toEnergyUnit(tipology: string): "kWh" | "Smc" {
  return tipology === "gas" ? "Smc" : "kWh";
}

/**
 * Formats a unit price: `0,310 €/kWh`. The number of decimals is fixed, so that prices in a column
 * can be compared digit by digit.
 *
 * @example
 * formatUnitPrice(0.31, "kWh") // "0,310\u00a0€/kWh"
 */
export function formatUnitPrice(
  eur: number,
  unit: string,
  { decimals = 3 }: { decimals?: keyof typeof unitPrices } = {},
): string {
  return `${unitPrices[decimals](eur)}\u00a0€/${unit}`;
}

/**
 * Formats an ISO date or time, a date or epoch ms, in Rome's time zone: `21 novembre 2026`. The first
 * day of a month is an ordinal in Italian: `1º dicembre 2026`.
 *
 * @example
 * formatDate("2026-11-21") // "21 novembre 2026"
 */
export function formatDate(moment: string | number | Date): string {
  days ??= new Intl.DateTimeFormat("it-IT", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "Europe/Rome",
  });
  return days.format(new Date(moment)).replace(/^1 /, "1º ");
}

/**
 * Formats a time in Rome to the minute, in the words of `formatDate`: `21 novembre 2026, 09:05`.
 *
 * @example
 * formatMoment("2026-11-21T08:05:00Z") // "21 novembre 2026, 09:05"
 */
export function formatMoment(moment: string | number | Date): string {
  minutes ??= new Intl.DateTimeFormat("it-IT", {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Europe/Rome",
  });
  return `${formatDate(moment)}, ${minutes.format(new Date(moment))}`;
}
