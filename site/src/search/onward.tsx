import { HEADER_MENU, toPicture } from "@volpe/contract";
import { Drawing } from "@volpe/ui";
import { Link } from "react-router-dom";
import { SearchField } from "./search-field.tsx";
import "./onward.css";

/** The search and the five comparisons, for a page that cannot show what was asked for. */
export function Onward({ label }: { label: string }) {
  return (
    <section className="onward" aria-labelledby="riparti">
      <h2 id="riparti">Dimmi che cosa cerchi</h2>
      <SearchField label={label} />
      <p>Oppure riparti da un confronto:</p>
      <ul className="onward__doors">
        {HEADER_MENU.items.map(({ label, path }) => (
          <li key={path}>
            <Link to={path}>
              <Door path={path} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The drawing of a list's address: `/offerte/luce` → `luce`. */
function Door({ path }: { path: string }) {
  return <Drawing picture={toPicture("tipology", path.split("/").at(-1) ?? "")} />;
}
