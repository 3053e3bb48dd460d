import type { OfferSheet } from "@volpe/contract";
import { EstimateMark, formatEurCents, formatUnitPrice, SpendBar, SpendTable } from "@volpe/ui";
import { Link } from "react-router-dom";
import { toProfileWords, toUnit } from "../offers/profile-words.ts";
import { MedianComparison } from "./median-comparison.tsx";

/** What the offer costs in a year for the profile in the address, and what that is made of. */
export function ItemSpend({ sheet }: { sheet: OfferSheet }) {
  const { outcome, profile, medianSpendEur, tipology } = sheet;
  if (outcome.status === "excluded") {
    return (
      <section className="item__spend" aria-labelledby="spesa">
        <h2 id="spesa">La spesa di un anno non la so calcolare</h2>
        <p>
          {outcome.reason} Per questo l’offerta non è in classifica: prezzi e condizioni li trovi
          qui sotto.
        </p>
      </section>
    );
  }
  const { spend, unitCostEur, estimate, why, conditionalDiscounts } = outcome.result;
  return (
    <section className="item__spend" aria-labelledby="spesa">
      <h2 id="spesa">Quanto spendi in un anno</h2>
      <p className="item__profile">Per {toProfileWords(profile)}.</p>
      <p className="item__figure">
        <strong className="v-figure">{formatEurCents(spend.total)}</strong>{" "}
        <span className="v-quiet">l’anno, imposte comprese</span>
        {estimate.length > 0 && <EstimateMark href="/come-funziono#stima" />}
      </p>
      <p className="item__unit-cost">
        In tutto {formatUnitPrice(unitCostEur, toUnit(tipology), { decimals: 4 })}, cioè{" "}
        {formatEurCents(spend.total / 12)} al mese in media.
      </p>
      {sheet.current && medianSpendEur !== null && (
        <MedianComparison spendEur={spend.total} medianSpendEur={medianSpendEur} />
      )}
      <SpendBar spend={spend} legend={false} />
      <SpendTable spend={spend} caption="La spesa voce per voce" />
      <p className="v-hint">
        La vendita la decide il fornitore. Rete, oneri e accise sono uguali con chiunque tu scelga;
        l’IVA segue il resto.
      </p>
      {estimate.length > 0 && (
        <div className="item__estimate">
          <h3>Perché è una stima</h3>
          <ul>
            {estimate.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <p>
            <Link to="/come-funziono#stima">Quando una cifra è una stima</Link>
          </p>
        </div>
      )}
      {why.length > 0 && (
        <div className="item__why">
          <h3>Che cosa la distingue</h3>
          <ul>
            {why.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
      {conditionalDiscounts.length > 0 && (
        <div className="item__conditional">
          <h3>Sconti a condizione, non sottratti dal totale</h3>
          <ul>
            {conditionalDiscounts.map((discount) => (
              <li key={discount}>{discount}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
