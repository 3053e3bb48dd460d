import { SITE_MENU } from "@volpe/contract";
import { Link } from "react-router-dom";
import { toSearchPath } from "./search-url.ts";

const EXAMPLES = ["prezzo fisso", "voltura o subentro", "commissioni POS", "codice offerta"];

/** Before anything was asked. */
export function SearchBeginning() {
  return (
    <div className="search__help">
      <p className="v-lead">
        Offerte, fornitori, auto, terminali, articoli e risposte. Gli errori di battitura non sono
        un problema.
      </p>
      <h2>Per esempio</h2>
      <ul className="search__tabs">
        {EXAMPLES.map((example) => (
          <li key={example}>
            <Link className="v-chip" to={toSearchPath(example)}>
              {example}
            </Link>
          </li>
        ))}
      </ul>
      <h2>Oppure sfoglia</h2>
      <Shelves />
    </div>
  );
}

/** Where nothing was found. */
export function SearchNothing() {
  return (
    <div className="search__help">
      <p className="v-lead">Non ho trovato niente. Prova così.</p>
      <ul>
        <li>Usa meno parole, o una parola più comune: «fissa» invece di «tariffa bloccata».</li>
        <li>Cerca il nome del fornitore o della marca, anche solo l’inizio.</li>
        <li>Se hai il codice dell’offerta, scrivilo per intero.</li>
      </ul>
      <p>
        Oppure <Link to="/calcola-preventivo">dillo alla volpe</Link>, o sfoglia:
      </p>
      <Shelves />
    </div>
  );
}

function Shelves() {
  return (
    <ul className="search__tabs">
      {[...SITE_MENU.principale.items, ...SITE_MENU.lettura.items.slice(0, 2)].map(
        ({ path, label }) => (
          <li key={path}>
            <Link className="v-chip" to={path}>
              {label}
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}
