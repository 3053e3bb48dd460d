import { Fox } from "@volpe/ui";
import { Link } from "react-router-dom";
import { TIPOLOGY_LISTS } from "../item-lists/tipology-lists.ts";

/** Nothing was asked yet: where to begin. */
export function NoRequests() {
  return (
    <div className="requests__none">
      <Fox mood="listening" size={120} />
      <div>
        <h2>Qui arrivano i tuoi preventivi</h2>
        <p>
          Calcola un preventivo mentre sei nel profilo, o con la stessa e-mail: lo ritrovi qui con
          le cifre, a che punto è e che cosa manca.
        </p>
        <p>
          <Link className="v-button" to="/calcola-preventivo">
            Calcola un preventivo
          </Link>
        </p>
        <p>Oppure guarda prima le offerte:</p>
        <ul className="v-cluster">
          {Object.values(TIPOLOGY_LISTS).map(({ label, path }) => (
            <li key={path}>
              <Link className="v-chip" to={path}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
