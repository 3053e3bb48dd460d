/** What a person wants of a rental, a terminal or a line; null = not asked, or not known. */
export type ProductNeeds = {
  /** They want the item from which the assistant was opened, or the one that they named. */
  wantsOpened: boolean;
  /** Slug of the item that they named; empty = none. */
  namedItem: string;
  /** Name of the item that they wanted and that is no longer sold; empty = none. */
  endedItem: string;
  /** What they said of a model that is not on sale; empty = nothing. */
  modelNote: string;
  durationMonths: number | null;
  kmPerYear: number | null;
  downPaymentEur: number | null;
  /** When the car is needed, as the choice's value. */
  neededBy: string;
  /** What is taken by card in a month, €. */
  monthlyTakingsEur: number | null;
  /** A usual payment, €. */
  averageReceiptEur: number | null;
  /** Present line: `ftth`, `fttc`, `fwa`, `adsl`, `nessuna`. */
  presentLine: string;
  /** Download wanted, Mbit/s. */
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
  presentLine: "",
  downloadMbps: null,
};
