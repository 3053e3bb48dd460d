import type { BillField, BillFieldName, EnergyTipology } from "@volpe/contract";
import { BILL_FIELDS, toBillUnit } from "@volpe/contract";
import { toDecimal } from "../figures/italian-figures.ts";
import { shorten } from "./shown-piece.ts";

/** The reading of one field; `isProved` if it passed a check. */
export type Entry = {
  value: string | number;
  text: string;
  page: number;
  isProved: boolean;
};

/** The fields of one supply that were read so far. */
export type Entries = Partial<Record<BillFieldName, Entry>>;

export function toEntry(
  value: string | number,
  { text, page }: { text: string; page: number },
  isProved = false,
): Entry {
  return { value, text: shorten(text, value), page, isProved };
}

/** The fields as they cross the wire, in the order of `BILL_FIELDS`. */
export function toBillFields(entries: Entries, tipology: EnergyTipology): BillField[] {
  return (Object.keys(BILL_FIELDS) as BillFieldName[]).flatMap((name) => {
    const entry = entries[name];
    return entry === undefined
      ? []
      : [
          {
            name,
            value: typeof entry.value === "number" ? toDecimal(entry.value, 6) : entry.value,
            unit: toBillUnit(name, tipology).replace("day", ""),
            text: entry.text,
            page: entry.page,
            confidence: entry.isProved ? ("sure" as const) : ("doubtful" as const),
          },
        ];
  });
}

/** Drops the entries that were not read. */
export function dropMissing(entries: Readonly<Record<string, Entry | null | undefined>>): Entries {
  return Object.fromEntries(
    Object.entries(entries).filter(([, entry]) => entry !== null && entry !== undefined),
  );
}

/** The same entries; those that `isDoubtful` picks no longer count as proved. */
export function doubtWhere(
  entries: Entries,
  isDoubtful: (entry: Entry, name: BillFieldName) => boolean,
): Entries {
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [
      name,
      isDoubtful(entry, name as BillFieldName) ? { ...entry, isProved: false } : entry,
    ]),
  );
}
