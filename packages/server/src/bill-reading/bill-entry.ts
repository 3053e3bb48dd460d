import type { BillField, BillFieldName, EnergyTipology } from "@volpe/contract";
import { BILL_FIELDS } from "@volpe/contract";

/** What was read of one field; `isProved` if it passed a gate. */
export type Entry = {
  value: string | number;
  text: string;
  page: number;
  isProved: boolean;
};

/** The fields of one supply that were read so far. */
export type Entries = Partial<Record<BillFieldName, Entry>>;

/** Longer lines are cut: a person needs the place, not the paragraph. */
const TEXT_MAX = 160;

export function toEntry(
  value: string | number,
  { text, page }: { text: string; page: number },
  isProved = false,
): Entry {
  return { value, text: text.slice(0, TEXT_MAX), page, isProved };
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
            value: typeof entry.value === "number" ? toDecimal(entry.value) : entry.value,
            unit: toUnit(name, tipology),
            text: entry.text,
            page: entry.page,
            confidence: entry.isProved ? ("sure" as const) : ("doubtful" as const),
          },
        ];
  });
}

/** Six decimals, as unit prices have them, without the tail that binary sums leave. */
function toDecimal(value: number): string {
  return String(Number(value.toFixed(6)));
}

function toUnit(name: BillFieldName, tipology: EnergyTipology): string {
  const { unit } = BILL_FIELDS[name];
  const volume = tipology === "gas" ? "Smc" : "kWh";
  if (unit === "volume") return volume;
  if (unit === "price") return `€/${volume}`;
  return unit === "day" ? "" : unit;
}
