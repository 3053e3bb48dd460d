import type { RateView } from "@volpe/contract";
import { formatDate, formatQuantity } from "@volpe/ui";
import { toProvinceName } from "../offers/province-options.tsx";

/** What the quote was computed for, and when. */
export function QuoteAssumptions({ quote }: { quote: RateView }) {
  const { figures, type, subtype, destination, capacityKw, province, createdAt, updatedAt } = quote;
  const { assumptions } = quote;
  const rows = [
    ["Consumo annuo", formatQuantity(Number(figures.cma), type === "gas" ? "Smc" : "kWh")],
    ["Potenza impegnata", capacityKw === null ? "" : formatQuantity(capacityKw, "kW")],
    ["Uso", destination === "aziende" ? "azienda" : toHomeUse(subtype)],
    ["Provincia", toProvinceName(province)],
    ["Calcolato il", formatDate(createdAt)],
    ["Offerte aggiornate al", formatDate(updatedAt)],
  ].filter(([, value]) => value !== "");
  return (
    <section className="quote__assumptions" aria-labelledby="ipotesi">
      <h2 id="ipotesi">Le ipotesi del calcolo</h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {assumptions && assumptions.length > 0 && (
        <ul>
          {assumptions.map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </ul>
      )}
      <p>
        Le offerte sono quelle valide il giorno del calcolo, con i prezzi di allora. Canone RAI,
        bonus e ricalcoli non sono compresi.
      </p>
    </section>
  );
}

function toHomeUse(subtype: string): string {
  if (subtype === "residente") return "casa, residente";
  if (subtype === "non-residente") return "casa, non residente";
  return "casa";
}
