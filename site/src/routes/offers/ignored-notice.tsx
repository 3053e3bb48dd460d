import type { OfferQuery } from "@volpe/contract";
import "./notice.css";

const HINTS: Record<keyof OfferQuery, string> = {
  destinazione: "l’offerta può essere per privati o per aziende",
  consumo: "il consumo è un numero maggiore di zero, come 2700",
  potenza: "la potenza va da 0,5 a 10.000 kW; in bolletta è la «potenza impegnata»",
  residente: "la residenza può essere «si» o «no»",
  provincia: "la provincia si indica con la sigla, come MI",
  pagina: "il numero di pagina va da 1 a 1000",
};

/** Says which values of the address were not used, and what would have been. */
export function IgnoredNotice({ ignored }: { ignored: readonly (keyof OfferQuery)[] }) {
  if (ignored.length === 0) return null;
  return (
    <div className="v-notice v-notice-attention">
      <p>
        <strong>Non ho potuto usare tutto quello che c’era nell’indirizzo.</strong> Al suo posto ho
        messo il valore di riferimento.
      </p>
      <ul>
        {ignored.map((key) => (
          <li key={key}>
            <code>{key}</code>: {HINTS[key]}.
          </li>
        ))}
      </ul>
    </div>
  );
}
