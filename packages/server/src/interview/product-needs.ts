/** The person's needs for a rental, a terminal or a line; null = not asked or not known. */
export type ProductNeeds = {
  /** True if they want the item from which the assistant was opened or the one that they named. */
  wantsOpened: boolean;
  /** Slug of the item that they named; empty = none. */
  namedItem: string;
  /** Name of the wanted item if it is no longer sold; else empty. */
  endedItem: string;
  /** Their words for a model that is not on sale; else empty. */
  modelNote: string;
  durationMonths: number | null;
  kmPerYear: number | null;
  downPaymentEur: number | null;
  /** When the car is needed: the value of the choice. */
  neededBy: string;
  /** Card takings, € a month. */
  monthlyTakingsEur: number | null;
  /** Usual amount of one payment, €. */
  averageReceiptEur: number | null;
  /** The mix of card circuits, as `60-15-20-5-0`; empty = not known. */
  circuits: string;
  /** Technology of the present line: `ftth`, `fttc`, `fwa`, `adsl` or `nessuna`. */
  presentLine: string;
  /** Wanted download speed, Mbit/s. */
  downloadMbps: number | null;
};

export const EMPTY_NEEDS: ProductNeeds = {
  wantsOpened: false,
  namedItem: "",
  endedItem: "",
  modelNote: "",
  durationMonths: null,
  kmPerYear: null,
  downPaymentEur: null,
  neededBy: "",
  monthlyTakingsEur: null,
  averageReceiptEur: null,
  circuits: "",
  presentLine: "",
  downloadMbps: null,
};

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
