import { toRomeDay } from "../offers/rome-time.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days as the open data writes them, counted from the day of seeding so that they do not age. */
export type DemoDates = {
  /** `dd/mm/yyyy_HH:MM:SS` at the start of the day so many days away (negative = past). */
  start(days: number): string;
  /** The same at the end of that day. */
  end(days: number): string;
  /** `dd/mm/yyyy`, for the CSVs. */
  day(days: number): string;
  /** `yyyymmdd` of today, for file names. */
  stamp: string;
};

export function createDemoDates(now: Date): DemoDates {
  const day = (days: number) =>
    toRomeDay(now.getTime() + days * DAY_MS)
      .split("-")
      .reverse()
      .join("/");
  return {
    day,
    start: (days) => `${day(days)}_00:00:00`,
    end: (days) => `${day(days)}_23:59:59`,
    stamp: toRomeDay(now.getTime()).replaceAll("-", ""),
  };
}
