import { toRomeWall } from "../offers/rome-time.ts";

/** The genuine series ends here; the months after it are invented. */
const LAST_GENUINE_MONTH = "202606";

/**
 * The index CSV up to the month before the day of seeding: the genuine months as published, then
 * invented ones near them (the same month of the year before, a little nearer to the mean), so that
 * a demonstration has a present series at any time.
 */
export function toDemoIndices(genuineCsv: string, now: Date): string {
  const [header = "", ...rows] = genuineCsv.trimEnd().split(/\r?\n/);
  const months = new Map(rows.map((row) => [row.slice(0, 6), row.split(";").slice(1)]));
  const { year, month } = toRomeWall(now.getTime());
  const end = year * 12 + month - 1;
  for (let index = toIndex(LAST_GENUINE_MONTH) + 1; index < end; index += 1) {
    const before = months.get(toMonth(index - 12)) ?? [];
    const last = months.get(toMonth(index - 1)) ?? [];
    months.set(
      toMonth(index),
      before.map((cell, column) => blend(cell, last[column] ?? "")),
    );
  }
  const lines = [...months].map(([name, cells]) => [name, ...cells].join(";"));
  return `${[header, ...lines].join("\n")}\n`;
}

function blend(before: string, last: string): string {
  if (before === "" || last === "") {
    return "";
  }
  const read = (text: string) => Number(text.replace(",", "."));
  return ((read(before) + 2 * read(last)) / 3).toFixed(6).replace(".", ",");
}

function toIndex(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(4)) - 1;
}

function toMonth(index: number): string {
  return `${Math.floor(index / 12)}${String((index % 12) + 1).padStart(2, "0")}`;
}
