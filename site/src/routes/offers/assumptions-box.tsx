import type { OfferList } from "@volpe/contract";
import { Link } from "react-router-dom";
import type { TypicalConsumption } from "./typical-consumption.ts";
import "./assumptions-box.css";

type AssumptionsBoxProps = {
  assumptions: OfferList["assumptions"];
  /** The household that the consumption was guessed from. */
  typical: TypicalConsumption | null;
};

/** What the figures rest on, always in view beside them. */
export function AssumptionsBox({ assumptions, typical }: AssumptionsBoxProps) {
  return (
    <details className="assumptions">
      <summary>Su che cosa si basano queste cifre</summary>
      <ul>
        {typical && (
          <li>
            Consumo stimato da me per {typical.basis}. Quello vero è in bolletta alla voce «consumo
            annuo».
          </li>
        )}
        {assumptions.map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
      <p>
        <Link to="/come-funziono">Come calcolo</Link>
      </p>
    </details>
  );
}
