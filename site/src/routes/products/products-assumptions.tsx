import { Link } from "react-router-dom";
import "../offers/assumptions-box.css";

/** What the figures of a list or a sheet rest on. */
export function ProductsAssumptions({ assumptions }: { assumptions: readonly string[] }) {
  if (assumptions.length === 0) return null;
  return (
    <details className="assumptions">
      <summary>Su che cosa si basano queste cifre</summary>
      <ul>
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
