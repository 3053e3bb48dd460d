import {
  type EnergyTipology,
  formatSignedPercentage,
  formatUnitPrice,
  type IndexScenario,
  toEnergyUnit,
} from "@volpe/contract";
import { Link } from "react-router-dom";
import { NumberField } from "../../../forms/number-field.tsx";
import { HiddenParameters } from "../hidden-parameters.tsx";
import { toListSearch, useListSearch } from "../list-search.ts";
import "../fold.css";
import "./scenario-box.css";

type ScenarioBoxProps = { action: string; tipology: EnergyTipology; scenario: IndexScenario };

/** Changes of the index that are offered, %. */
const CHANGES = [-20, 20, 50] as const;

/** Ranks the list again with another wholesale price; the choice is in the address. */
export function ScenarioBox({ action, tipology, scenario }: ScenarioBoxProps) {
  const search = useListSearch();
  const { kind, index, presentEur, usedEur, percent } = scenario;
  if (presentEur === null) return null;
  const unit = toEnergyUnit(tipology);
  const toChange = (change: number | null) =>
    toListSearch(search, { indice: null, variazione: change === null ? null : String(change) });
  return (
    <details className="fold scenario" open={kind !== "present"}>
      <summary>
        <h2>E se il {index} cambiasse?</h2>
      </summary>
      <div className="scenario__body">
        <p>
          Media degli ultimi dodici mesi: <strong>{formatUnitPrice(presentEur, unit)}</strong>.
          {kind !== "present" && usedEur !== null && (
            <>
              {" "}
              Ora la classifica usa <strong>{formatUnitPrice(usedEur, unit)}</strong>.
            </>
          )}
        </p>
        <ul className="scenario__choices">
          <li>
            <Link
              to={{ search: toChange(null) }}
              aria-current={kind === "present" ? "true" : undefined}
            >
              Com’è ora
            </Link>
          </li>
          {CHANGES.map((change) => (
            <li key={change}>
              <Link
                to={{ search: toChange(change) }}
                aria-current={kind === "change" && percent === change ? "true" : undefined}
              >
                {formatSignedPercentage(change)}
              </Link>
            </li>
          ))}
        </ul>
        <form action={action} method="get" autoComplete="off">
          <HiddenParameters search={search} fields={["indice", "variazione"]} />
          <div className="scenario__flat">
            <NumberField
              key={usedEur}
              name="indice"
              label="Un valore a scelta"
              unit={<span className="v-unit">€/{unit}</span>}
              value={kind === "flat" ? usedEur : null}
            />
            <button className="v-button v-button-secondary" type="submit">
              Prova
            </button>
          </div>
        </form>
      </div>
    </details>
  );
}
