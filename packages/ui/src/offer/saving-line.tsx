import { type OfferList, toSavingCents, toSavingWords } from "@volpe/contract";
import { EstimateMark } from "./estimate-mark.tsx";

/** The spend that a saving is measured against, € a year, and its name. */
export type SpendReference = {
  spendEur: number;
  /**
   * Words that follow «a confronto con», as `la tua spesa di oggi` or `oggi`. Null for the median
   * offer of a ranking, which is a position and not anybody's spend.
   */
  label: string | null;
  /** True if the spend is a *stima*, which makes the saving a *stima* too. */
  isEstimate?: boolean | undefined;
};

/**
 * What the offers of a list are compared with: the visitor's current spend, else the median.
 *
 * @example
 * const reference = toListReference({ presentSpend: null, medianSpendEur: 833.03 });
 */
export function toListReference({
  presentSpend,
  medianSpendEur,
}: Pick<OfferList, "presentSpend" | "medianSpendEur">): SpendReference | undefined {
  const spendEur = presentSpend?.eur ?? medianSpendEur;
  return spendEur === null
    ? undefined
    : { spendEur, label: presentSpend && "oggi", isEstimate: presentSpend?.isEstimate };
}

type SavingLineProps = {
  totalEur: number;
  reference: SpendReference;
  /** True if the offer's spend is a *stima*. */
  estimate: boolean;
  estimateHref?: string | undefined;
  target?: "_blank" | undefined;
  /** Leaves out the reference, which is stated once above several offers. */
  brief: boolean;
};

/**
 * The saving against the reference, or how much more the offer costs. A difference of less than a
 * euro counts as none.
 *
 * @example
 * <SavingLine
 *   totalEur={833.03}
 *   reference={{ spendEur: 900, label: "la tua spesa di oggi" }}
 *   estimate={false}
 *   brief={false}
 * />
 */
export function SavingLine(props: SavingLineProps) {
  const { totalEur, reference, estimate, estimateHref, target, brief } = props;
  const { label } = reference;
  const cents = toSavingCents(reference.spendEur - totalEur);
  const words = toSavingWords(cents, label);
  const isSpend = label !== null && cents !== 0;
  const look = isSpend ? (cents > 0 ? "" : " v-card-dearer") : " v-card-even";
  return (
    <p className={`v-card-saving${look}`} part="saving">
      {isSpend ? <strong>{words}</strong> : words}
      {cents !== 0 && (estimate || reference.isEstimate) && (
        <>
          {" "}
          <EstimateMark href={estimateHref} target={target} />
        </>
      )}
      {isSpend && !brief && (
        <>
          {" "}
          <span className="v-card-reference">all’anno, a confronto con {label}</span>
        </>
      )}
    </p>
  );
}
