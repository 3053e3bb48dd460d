import { formatEur } from "../figures/format-figures.ts";
import { EstimateMark } from "./estimate-mark.tsx";

/** What a saving is measured against: € a year, and in words what that is. */
export type SpendReference = {
  spendEur: number;
  /** Follows "rispetto": `a quanto spendi ora`, `alla mediana delle offerte`. */
  label: string;
  /** The reference itself is a *stima*. */
  estimate?: boolean;
};

type SavingLineProps = {
  totalEur: number;
  reference: SpendReference;
  estimate: boolean;
  estimateHref?: string | undefined;
};

/** Under a euro either way nothing is claimed. */
export function SavingLine({ totalEur, reference, estimate, estimateHref }: SavingLineProps) {
  const gain = reference.spendEur - totalEur;
  if (Math.abs(gain) < 1) {
    return <p className="v-card-saving v-card-even">Costa quanto il confronto {reference.label}</p>;
  }
  const saves = gain > 0;
  return (
    <p className={saves ? "v-card-saving" : "v-card-saving v-card-dearer"} part="saving">
      <strong>
        {saves ? "Risparmi" : "Spendi"} {formatEur(Math.abs(gain))}
        {saves ? null : " in più"}
      </strong>{" "}
      {estimate || reference.estimate === true ? <EstimateMark href={estimateHref} /> : null}
      <span className="v-card-reference">all’anno, rispetto {reference.label}</span>
    </p>
  );
}
