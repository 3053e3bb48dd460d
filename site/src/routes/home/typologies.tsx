import { toPicture } from "@volpe/contract";
import { Link } from "react-router-dom";
import "./typologies.css";

const TYPOLOGIES = [
  {
    value: "luce",
    label: "Luce",
    words: "La spesa di un anno, voce per voce",
    to: "/offerte/luce",
  },
  { value: "gas", label: "Gas", words: "Con le imposte della tua regione", to: "/offerte/gas" },
  {
    value: "internet",
    label: "Internet",
    words: "Due anni interi, non la promozione",
    to: "/offerte/internet",
  },
  { value: "pos", label: "POS", words: "Il costo vero del tuo incasso", to: "/pos" },
  {
    value: "noleggio",
    label: "Noleggio",
    words: "A parità di mesi, chilometri e anticipo",
    to: "/noleggio",
  },
] as const;

/** What can be compared, each with its drawing. */
export function Typologies() {
  return (
    <section className="typologies v-container" aria-labelledby="confronti">
      <h2 id="confronti">Che cosa confronto</h2>
      <ul className="typologies__list">
        {TYPOLOGIES.map(({ value, label, words, to }) => {
          const { path, width, height } = toPicture("tipology", value);
          return (
            <li key={value}>
              <img
                src={path}
                width={width}
                height={height}
                alt=""
                loading="lazy"
                decoding="async"
              />
              <h3>
                <Link to={to}>{label}</Link>
              </h3>
              <p>{words}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
