import type { EnergyTipology, IndexScenario } from "@volpe/contract";
import { formatUnitPrice } from "@volpe/ui";
import { useId } from "react";
import { Link } from "react-router-dom";
import { KeptParameters } from "../listing/kept-parameters.tsx";
import { toListSearch } from "../listing/list-search.ts";
import { useListSearch } from "../listing/use-list-search.ts";
import { toUnit } from "./profile-words.ts";
import "../listing/fold.css";
import "./scenario-box.css";

type ScenarioBoxProps = { action: string; tipology: EnergyTipology; scenario: IndexScenario };

/** Percent by which the index is moved. */
const CHANGES = [-20, 20, 50] as const;

/** What the list would be if the wholesale price were another: the choice stands in the address. */
export function ScenarioBox({ action, tipology, scenario }: ScenarioBoxProps) {
  const id = useId();
  const search = useListSearch();
  const { kind, index, presentEur, usedEur, percent } = scenario;
  if (presentEur === null) return null;
  const unit = toUnit(tipology);
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
                {change > 0 ? `+${change}%` : `−${-change}%`}
              </Link>
            </li>
          ))}
        </ul>
        <form action={action} method="get">
          <KeptParameters search={search} fields={["indice", "variazione"]} />
          <label className="v-label" htmlFor={`${id}-indice`}>
            Un valore a scelta
          </label>
          <div className="scenario__flat">
            <div className="v-affix">
              <input
                key={usedEur}
                className="v-input"
                id={`${id}-indice`}
                name="indice"
                type="number"
                inputMode="decimal"
                min="0"
                max="5"
                step="any"
                defaultValue={kind === "flat" ? (usedEur ?? "") : ""}
              />
              <span className="v-unit">€/{unit}</span>
            </div>
            <button className="v-button v-button-secondary" type="submit">
              Prova
            </button>
          </div>
        </form>
      </div>
    </details>
  );
}
