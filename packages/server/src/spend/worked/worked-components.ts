import type { Component, PriceInterval } from "../../offers/energy-offer.ts";
import { NotComputable } from "../not-computable.ts";
import {
  find,
  findCode,
  findNumber,
  findText,
  isLoose,
  type Loose,
  toList,
  toLoose,
} from "./loose-json.ts";
import { findWorkedPeriod } from "./worked-periods.ts";

/**
 * Components as worked totals write them, one row for each interval. Rows of one area, unit and
 * name are intervals of one component, unless two would price the same units: those add up.
 */
export function toWorkedComponents(rows: readonly unknown[]): Component[] {
  const components: { key: string; component: Component & { intervals: PriceInterval[] } }[] = [];
  for (const row of rows.map(toLoose)) {
    const nested = find(row, "intervals", "intervalli");
    if (nested !== undefined) {
      const intervals = toList(nested).map((item) => toInterval({ ...row, ...toLoose(item) }));
      components.push({ key: "", component: { ...toComponent(row), intervals } });
      continue;
    }
    const interval = toInterval(row);
    const key = `${findCode(row, "area", "macroarea")} ${interval.unit} ${findText(row, "name", "nome")} ${isOptional(row)}`;
    const home = components.find(
      (held) =>
        held.key === key &&
        held.component.intervals.every((other) => !pricesTheSame(other, interval)),
    );
    if (home === undefined) {
      components.push({ key, component: { ...toComponent(row), intervals: [interval] } });
    } else {
      home.component.intervals.push(interval);
    }
  }
  return components.map(({ component }) => component);
}

function toComponent(row: Loose): Omit<Component, "intervals"> {
  const area = findCode(row, "area", "macroarea") ?? "04";
  return {
    name: findText(row, "name", "nome") ?? `area ${area}`,
    description: findText(row, "description") ?? "",
    optional: isOptional(row),
    area,
  };
}

function isOptional(row: Loose): boolean {
  const mark = find(row, "optional", "opzionale");
  return mark === true || findCode(row, "tipologia", "type") === "02";
}

function toInterval(row: Loose): PriceInterval {
  const price = findNumber(row, "value", "price", "prezzo");
  const unit = findCode(row, "unit", "unita", "unita_misura");
  if (price === null || unit === null) {
    throw new NotComputable("Una voce di prezzo non ha valore o unità di misura");
  }
  return {
    band: findCode(row, "band", "fascia", "fascia_componente"),
    from: findNumber(row, "from", "da", "consumo_da"),
    to: findNumber(row, "to", "a", "consumo_a"),
    price,
    unit,
    priceType: findPriceType(row),
    period: findWorkedPeriod(row),
  };
}

function findPriceType(row: Loose): string | null {
  const type = findText(row, "priceType", "price_type", "tipo_prezzo");
  const names: Readonly<Record<string, string>> = { fixed: "01", variable: "02" };
  return type === null ? null : (names[type.toLowerCase()] ?? type.padStart(2, "0"));
}

function pricesTheSame(a: PriceInterval, b: PriceInterval): boolean {
  return (
    a.band === b.band &&
    a.from === b.from &&
    a.to === b.to &&
    JSON.stringify(a.period) === JSON.stringify(b.period)
  );
}

/** Rows that are no objects cannot be read as prices. */
export function areRows(value: unknown): boolean {
  return toList(value).every(isLoose);
}
