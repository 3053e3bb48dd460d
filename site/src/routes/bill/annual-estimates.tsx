import { type BillSupply, formatTyped, GAS_USE_CHOICES, PEOPLE_CHOICES } from "@volpe/contract";
import { CHOSEN_ESTIMATE, ESTIMATE, toSpelling } from "./confirm-values.ts";

type AnnualEstimatesProps = { supply: BillSupply; chosen: string; isOpen: boolean };

/**
 * Guesses at the year's consumption for a bill that names none. Each button fills the field in, without
 * a script as well; nothing is counted before the form is confirmed.
 */
export function AnnualEstimates({ supply, chosen, isOpen }: AnnualEstimatesProps) {
  const { annualEstimate, tipology } = supply;
  const { unit } = toSpelling("annualConsumption", tipology);
  const households = tipology === "luce" ? PEOPLE_CHOICES : GAS_USE_CHOICES;
  const button = (label: string, consumption: number) => (
    <button
      key={label}
      className="v-button v-button-secondary"
      type="submit"
      name={ESTIMATE}
      value={consumption}
    >
      {label}: {formatTyped(consumption)}&nbsp;{unit}
    </button>
  );
  return (
    <details className="v-details bill-estimates" open={isOpen || chosen !== ""}>
      <summary>Non hai il consumo di un anno? Usa una stima</summary>
      {chosen !== "" && (
        <p role="status">
          Ho scritto {chosen}&nbsp;{unit}: è una stima, correggila se sai di più. Entra nel conto
          solo se confermi.
        </p>
      )}
      <input type="hidden" name={CHOSEN_ESTIMATE} value={chosen} />
      {annualEstimate !== undefined && (
        <>
          <p className="v-quiet">Dalla bolletta: {annualEstimate.basis}.</p>
          <p className="bill-estimates__choices">
            {button("Da questa bolletta", annualEstimate.consumption)}
          </p>
        </>
      )}
      <p className="v-quiet">Di solito, in una casa:</p>
      <p className="bill-estimates__choices">
        {households.map(({ label, annualConsumption }) => button(label, annualConsumption))}
      </p>
    </details>
  );
}
