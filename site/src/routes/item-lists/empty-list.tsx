import { Fox } from "@volpe/ui";
import { Link } from "react-router-dom";
import { TIPOLOGY_LISTS } from "./tipology-lists.ts";

const WORDS = {
  favourites: {
    title: "Qui metti le offerte da tenere d’occhio",
    text: "Tocca il cuore accanto a un’offerta, un’auto o un terminale: lo ritrovi qui, con il prezzo di oggi, o la scritta «Terminata» se è finita. Ne tengo 18.",
    other: { to: "/visualizzati", label: "Cerca fra quelle che hai già guardato" },
  },
  viewed: {
    title: "Non hai ancora aperto nessuna scheda",
    text: "Ogni offerta che apri si ferma qui, così la ritrovi senza cercarla. Ne tengo 16, e le cancelli quando vuoi.",
    other: { to: "/calcola-preventivo", label: "Oppure fatti fare le domande dalla volpe" },
  },
};

/** An empty list that leads somewhere. */
export function EmptyList({ favourites }: { favourites: boolean }) {
  const { title, text, other } = favourites ? WORDS.favourites : WORDS.viewed;
  return (
    <div className="empty-list">
      <Fox mood={favourites ? "listening" : "thinking"} size={132} />
      <div className="empty-list__words">
        <h2>{title}</h2>
        <p>{text}</p>
        <ul className="v-cluster">
          {Object.values(TIPOLOGY_LISTS).map(({ label, path }) => (
            <li key={path}>
              <Link className="v-chip" to={path}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <p>
          <Link to={other.to}>{other.label}</Link>
        </p>
      </div>
    </div>
  );
}
