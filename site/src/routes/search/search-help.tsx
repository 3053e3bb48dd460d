import { formatQuantity, type MenuItem, type SearchGroupName } from "@volpe/contract";
import { Link } from "react-router-dom";
import { Chips } from "../../page/chips.tsx";

/** Another search, and the number of its results. */
export type Wider = { query: string; total: number };

const EXAMPLES = ["prezzo fisso", "voltura o subentro", "commissioni POS", "codice offerta"];

/** Shown before the first search. */
export function SearchBeginning({ menu }: { menu: readonly MenuItem[] }) {
  return (
    <div className="search__help">
      <p className="v-lead">
        Offerte, fornitori, auto, terminali, articoli e risposte. Gli errori di battitura non sono
        un problema.
      </p>
      <h2>Per esempio</h2>
      <Chips
        className="search__tabs"
        chips={EXAMPLES.map((example) => ({ to: toSearchPath(example), text: example }))}
      />
      <h2>Oppure sfoglia</h2>
      <MenuLinks menu={menu} />
    </div>
  );
}

/** Shown when nothing was found. */
export function SearchNothing({
  unknown,
  menu,
  wider,
}: {
  unknown: readonly string[];
  menu: readonly MenuItem[];
  wider: Wider | null;
}) {
  return (
    <div className="search__help">
      <p className="v-lead">Non ho trovato niente. Prova così.</p>
      <ul>
        {wider !== null && (
          <li>
            Cercando <Link to={toSearchPath(wider.query)}>«{wider.query}»</Link> in tutto il sito
            trovo {toResultCount(wider.total)}.
          </li>
        )}
        <li>Cerca il nome del fornitore o della marca, anche solo l’inizio.</li>
        {unknown.length > 0 && (
          <li>
            {toMissingWords(unknown)} in questo catalogo: guarda{" "}
            <Link to="/brands">tutti i fornitori e le marche che confronto</Link>.
          </li>
        )}
        <li>Se hai il codice dell’offerta, scrivilo per intero.</li>
      </ul>
      <p>
        Oppure <Link to="/calcola-preventivo">dillo alla volpe</Link>, o sfoglia:
      </p>
      <MenuLinks menu={menu} />
    </div>
  );
}

function MenuLinks({ menu }: { menu: readonly MenuItem[] }) {
  const chips = menu.map(({ path, label }) => ({ to: path, text: label }));
  return <Chips className="search__tabs" chips={chips} />;
}

export function toResultCount(total: number): string {
  return total === 1 ? "1 risultato" : `${formatQuantity(total)} risultati`;
}

/** For example `«a2a» non compare`. */
export function toMissingWords(unknown: readonly string[]): string {
  const words = unknown.map((word) => `«${word}»`).join(", ");
  return `${words} ${unknown.length === 1 ? "non compare" : "non compaiono"}`;
}

/** The address of a search, in one group or in all. */
export function toSearchPath(query: string, group: SearchGroupName | null = null): string {
  const search = new URLSearchParams({ q: query, ...(group && { gruppo: group }) });
  return `/search?${search}`;
}
