/** Figures as Italians write them: `1.274,92 €`. One set of formatters, made once per module. */
const MINUS = /-/g;
const amounts = formatter({ style: "currency", currency: "EUR", maximumFractionDigits: 0 });
const cents = formatter({ style: "currency", currency: "EUR" });
const percents = formatter({ style: "percent", maximumFractionDigits: 1 });
const quantities = formatter({ maximumFractionDigits: 2 });
const unitPrices = {
  3: formatter({ minimumFractionDigits: 3, maximumFractionDigits: 3 }),
  4: formatter({ minimumFractionDigits: 4, maximumFractionDigits: 4 }),
};
const days = new Intl.DateTimeFormat("it-IT", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Europe/Rome",
});

/** Whole euros: `1.275 €`. */
export function formatEur(eur: number): string {
  return write(amounts, eur);
}

/** To the cent: `1.274,92 €`. */
export function formatEurCents(eur: number): string {
  return write(cents, eur);
}

/**
 * A price a unit: `0,310 €/kWh`. `unit` is what it is the price of. Its decimals are fixed, so that
 * prices one below the other compare digit by digit.
 */
export function formatUnitPrice(
  eur: number,
  unit: string,
  { decimals = 3 }: { decimals?: keyof typeof unitPrices } = {},
): string {
  return `${write(unitPrices[decimals], eur)}\u00a0€/${unit}`;
}

/** `2.700 kWh`, `4,5 kW`; the unit may be left out. */
export function formatQuantity(quantity: number, unit?: string): string {
  const figure = write(quantities, quantity);
  return unit === undefined ? figure : `${figure}\u00a0${unit}`;
}

/** `fraction` is a share of one: 0.125 → `12,5%`. */
export function formatPercent(fraction: number): string {
  return write(percents, fraction);
}

/** An ISO date or time, as Rome reads it: `21 novembre 2026`. */
export function formatDate(iso: string): string {
  return days.format(new Date(iso));
}

function formatter(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat("it-IT", { ...options, useGrouping: "always" });
}

/** The true minus sign, and never a minus before a figure that rounds to zero. */
function write(format: Intl.NumberFormat, value: number): string {
  const text = format.format(value).replace(MINUS, "−");
  return /[1-9]/.test(text) ? text : text.replace("−", "");
}
