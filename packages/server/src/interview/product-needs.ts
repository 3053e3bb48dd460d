import type { Fuel, Gearbox } from "@volpe/contract";
import type { TerminalWish } from "./understanding/terminal-wishes.ts";

/**
 * The person's needs for a rental, a terminal or a line, as they are before the first answer. A new
 * need is one line here.
 */
export const EMPTY_NEEDS = {
  /** True if they want the item from which the assistant was opened or the one that they named. */
  wantsOpened: toUnanswered<boolean>(false),
  /** Slug of the item that they named; empty = none. */
  namedItem: "",
  /** Name of the wanted item if it is no longer sold; else empty. */
  endedItem: "",
  /** Their words for a model that is not on sale; else empty. */
  modelNote: "",
  /** Fuels of which the car may have any; empty = every fuel. */
  fuels: toUnanswered<readonly Fuel[]>([]),
  /** True if a wished hybrid shall be no plug-in. */
  withoutPlugIn: toUnanswered<boolean>(false),
  gearbox: toUnanswered<Gearbox | null>(null),
  /** Highest monthly fee, €, with VAT except for a business. */
  maxFeeEur: toUnanswered<number | null>(null),
  durationMonths: toUnanswered<number | null>(null),
  kmPerYear: toUnanswered<number | null>(null),
  downPaymentEur: toUnanswered<number | null>(null),
  /** When the car is needed: the value of the choice. */
  neededBy: "",
  /** Card takings, € a month. */
  monthlyTakingsEur: toUnanswered<number | null>(null),
  /** Usual amount of one payment, €. */
  averageReceiptEur: toUnanswered<number | null>(null),
  terminalWishes: toUnanswered<readonly TerminalWish[]>([]),
  /** The mix of card circuits, as `60-15-20-5-0`; empty = not known. */
  circuits: "",
  /** Technology of the present line: `ftth`, `fttc`, `fwa`, `adsl` or `nessuna`. */
  presentLine: "",
  /** Wanted download speed, Mbit/s. */
  downloadMbps: toUnanswered<number | null>(null),
};

/** Null = not asked or not known. */
export type ProductNeeds = typeof EMPTY_NEEDS;

/** Gives a value that means «unanswered» the type of the answers. */
function toUnanswered<Value>(none: Value): Value {
  return none;
}

type WithNeeds = { notes: { needs: ProductNeeds } };

/** Interviews stored by older releases lack fields. */
export function getNeeds({ notes }: WithNeeds): ProductNeeds {
  return { ...EMPTY_NEEDS, ...notes.needs };
}

export function withNeeds<Interview extends WithNeeds>(
  interview: Interview,
  change: Partial<ProductNeeds>,
): Interview {
  const { notes } = interview;
  return { ...interview, notes: { ...notes, needs: { ...getNeeds(interview), ...change } } };
}
