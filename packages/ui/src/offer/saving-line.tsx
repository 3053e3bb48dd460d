import { formatEur } from "../figures/format-figures.ts";
import { EstimateMark } from "./estimate-mark.tsx";

/** What a saving is measured against: € a year, and in words what that is. */
export type SpendReference = {
  spendEur: number;
  /** A noun with its article: `la tua spesa di oggi`, `la mediana delle offerte`. */
  label: string;
  /** The reference itself is a *stima*. */
  estimate?: boolean;
};

type SavingLineProps = {
  totalEur: number;
  reference: SpendReference;
  estimate: boolean;
  estimateHref?: string | undefined;
  /** Leaves the reference to words said once for several offers. */
  brief: boolean;
};

/** Under a euro either way nothing is claimed. */
export function SavingLine(props: SavingLineProps) {
  const { totalEur, reference, estimate, estimateHref, brief } = props;
  const gain = reference.spendEur - totalEur;
  if (Math.abs(gain) < 1) {
    return <p className="v-card-saving v-card-even">Costa quanto {reference.label}</p>;
  }
  const saves = gain > 0;
  return (
    <p className={saves ? "v-card-saving" : "v-card-saving v-card-dearer"} part="saving">
      <strong>
        {saves ? "Risparmi" : "Spendi"} {formatEur(Math.abs(gain))}
        {saves ? null : " in più"}
      </strong>{" "}
      {estimate || reference.estimate === true ? <EstimateMark href={estimateHref} /> : null}
      {brief ? null : (
        <span className="v-card-reference">all’anno, a confronto con {reference.label}</span>
      )}
    </p>
  );
}
