import { type BandParts, toBandParts } from "@volpe/contract";
import { findNamedBands } from "../../figures/named-bands.ts";
import { findTimesPerYear, markPeriods } from "./period.ts";
import { readQuantities, toCountingText } from "./quantities.ts";

type Bands = {
  /** kWh of all named bands. */
  sum: number;
  /** Whether the named bands are the whole consumption, as F1 and F23 are, too. */
  isWhole: boolean;
  /** Null unless F1, F2 and F3 are all named. */
  parts: BandParts | null;
};

/**
 * The consumption of the bands in a text, «F1 900 F2 800 F3 1000»; null if it names fewer than two, if
 * it has another figure, or if the figures are those of a month or a bill.
 */
export function readBands(text: string): Bands | null {
  const spoken = toCountingText(text);
  const { bands: found } = findNamedBands(spoken);
  const bands = new Map(
    found.map(({ band, figure }) => [band, readQuantities(figure)[0]?.value ?? 0]),
  );
  const sum = [...bands.values()].reduce((total, value) => total + value, 0);
  const times = findTimesPerYear(markPeriods(spoken));
  const isOfPart = typeof times === "number" && times > 1;
  const hasShares = found.some(({ unit }) => unit === "%");
  const isAlone = readQuantities(text.replace(/\bf\s?(?:23|1|2|3)\b/gi, ", ")).every(
    ({ value }) => [...bands.values()].includes(value) || value === sum,
  );
  if (bands.size < 2 || bands.size !== found.length || !isAlone || isOfPart || hasShares) {
    return null;
  }
  const [f1, f2, f3] = ["1", "2", "3"].map((name) => bands.get(name));
  const isEach = f1 !== undefined && f2 !== undefined && f3 !== undefined && bands.size === 3;
  const isOfTwo = f1 !== undefined && bands.has("23") && bands.size === 2;
  return {
    sum,
    isWhole: isEach || isOfTwo,
    parts: isEach ? toBandParts([f1, f2, f3]) : null,
  };
}
