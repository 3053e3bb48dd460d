const EUROS = new Intl.NumberFormat("it-IT", {
  style: "currency",
  currency: "EUR",
  useGrouping: "always",
});
const NUMBER = new Intl.NumberFormat("it-IT", { maximumFractionDigits: 2, useGrouping: "always" });
const UNIT_PRICE = new Intl.NumberFormat("it-IT", {
  minimumFractionDigits: 4,
  maximumFractionDigits: 4,
});
const DAY = new Intl.DateTimeFormat("it-IT", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Europe/Rome",
});

/** As `1.274,92 €`. */
export function formatEur(value: number): string {
  return EUROS.format(value).replace(/\u00a0/g, " ");
}

/** As `2.700`; at most two decimals. */
export function formatNumber(value: number): string {
  return NUMBER.format(value);
}

/** A share with its article, without decimals: `il 16%`, `l’8%`, `meno dell’1%`. */
export function formatPercent(value: number): string {
  const whole = Math.round(Math.abs(value));
  if (whole === 0) {
    return "meno dell’1%";
  }
  return /^(?:8|11$|8\d$)/.test(String(whole)) ? `l’${whole}%` : `il ${whole}%`;
}

/** As `0,2514`. */
export function formatUnitPrice(value: number): string {
  return UNIT_PRICE.format(value);
}

/** As `21 novembre 2026`, in Rome. */
export function formatDay(date: Date): string {
  return DAY.format(date);
}

/** A figure of the Rate: a decimal string with a dot, to the cent (or `decimals`). */
export function toDecimal(value: number, decimals = 2): string {
  const fixed = value.toFixed(decimals);
  return fixed.includes(".") ? fixed.replace(/\.?0+$/, "") : fixed;
}
