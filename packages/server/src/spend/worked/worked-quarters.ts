import type { QuarterValue } from "../regulated-values.ts";
import type { Consultation } from "../spend-context.ts";
import { find, type Loose, toLoose, toNumber } from "./loose-json.ts";

/** `2026Q4`, `2026-Q4`, `Q4-26` or `Q4 2026` → `2026-Q4`; null = no quarter of a year. */
export function readQuarter(text: string): string | null {
  const yearFirst = /^(\d{4})[- ]?Q([1-4])$/i.exec(text.trim());
  const yearLast = /^Q([1-4])[- /]?(?:20)?(\d{2})$/i.exec(text.trim());
  if (yearFirst !== null) {
    return `${yearFirst[1]}-Q${yearFirst[2]}`;
  }
  return yearLast === null ? null : `20${yearLast[2]}-Q${yearLast[1]}`;
}

/**
 * One figure for the whole year, four from the quarter of the consultation, or one by quarter under
 * names as `2026-Q4`, `Q4-26` or `Q4`; null where there is none.
 */
export function toQuarterValues(value: unknown, consultation: Consultation): QuarterValue[] | null {
  const quarters = toWindow(consultation);
  const figure = toNumber(value);
  if (figure !== null) {
    return quarters.map((quarter) => ({ quarter, value: figure }));
  }
  const inOrder: readonly unknown[] = Array.isArray(value)
    ? value
    : quarters.map((quarter) => findOfQuarter(toLoose(value), quarter));
  const figures = inOrder.map(toNumber);
  return figures.length === 4 && figures.every((item) => item !== null)
    ? quarters.map((quarter, index) => ({ quarter, value: figures[index] ?? 0 }))
    : null;
}

/** The figure of the consultation's own quarter: a plain number, or one by quarter. */
export function toQuarterValue(value: unknown, { quarter }: Consultation): QuarterValue | null {
  const figure = toNumber(value) ?? toNumber(findOfQuarter(toLoose(value), quarter));
  return figure === null ? null : { quarter, value: figure };
}

function findOfQuarter(byQuarter: Loose, quarter: string): unknown {
  const key = Object.keys(byQuarter).find((name) => readQuarter(name) === quarter);
  return key === undefined ? find(byQuarter, quarter.slice(-2)) : byQuarter[key];
}

function toWindow({ year, quarter }: Consultation): string[] {
  const first = year * 4 + Number(quarter.slice(-1)) - 1;
  return [0, 1, 2, 3].map((ahead) => {
    const index = first + ahead;
    return `${Math.floor(index / 4)}-Q${(index % 4) + 1}`;
  });
}
