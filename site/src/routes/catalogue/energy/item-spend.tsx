import {
  endSentence,
  formatEurCents,
  formatUnitPrice,
  type OfferSheet,
  toEnergyUnit,
  toSavingCents,
  toSavingWords,
} from "@volpe/contract";
import { EstimateMark, SpendBar, SpendTable } from "@volpe/ui";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { toProfileWords } from "./supply-profile.ts";

/** The annual spend for the profile in the address, and what it is made of. */
export function ItemSpend({ sheet }: { sheet: OfferSheet }) {
  const { outcome, profile, medianSpendEur, presentSpend, tipology } = sheet;
  if (outcome.status === "excluded") {
    return (
      <section className="item__spend" aria-labelledby="spesa">
        <h2 id="spesa">La spesa di un anno non la so calcolare</h2>
        <p>
          {endSentence(outcome.reason)} Per questo l’offerta non è in classifica: prezzi e
          condizioni li trovi qui sotto.
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
        {estimate.length > 0 && <EstimateMark />}
      </p>
      <p className="item__unit-cost">
        In tutto {formatUnitPrice(unitCostEur, toEnergyUnit(tipology), { decimals: 4 })}, cioè{" "}
        {formatEurCents(spend.total / 12)} al mese in media.
      </p>
      {presentSpend !== null ? (
        <SpendComparison
          spendEur={spend.total}
          isEstimate={estimate.length > 0 || presentSpend.isEstimate === true}
          referenceEur={presentSpend.eur}
          label="la tua spesa di oggi"
        />
      ) : (
        sheet.current &&
        medianSpendEur !== null && (
          <SpendComparison
            spendEur={spend.total}
            isEstimate={estimate.length > 0}
            referenceEur={medianSpendEur}
            label={null}
          />
        )
      )}
      <SpendBar spend={spend} legend={false} />
      <SpendTable spend={spend} sale={toSaleRows(sheet)} caption="La spesa voce per voce" />
      <p className="v-hint">
        La vendita la decide il fornitore. Rete, oneri e accise sono uguali con chiunque tu scelga;
        l’IVA segue il resto.
      </p>
      <Remarks className="item__estimate" title="Perché è una stima" remarks={estimate}>
        <p>
          <Link to="/come-funziono#stima">Quando una cifra è una stima</Link>
        </p>
      </Remarks>
      <Remarks className="item__why" title="Che cosa la distingue" remarks={why} />
      <Remarks
        className="item__conditional"
        title="Sconti a condizione, non sottratti dal totale"
        remarks={conditionalDiscounts}
      />
    </section>
  );
}

type RemarksProps = {
  className: string;
  title: string;
  remarks: readonly string[];
  /** Shown below the remarks. */
  children?: ReactNode;
};

/** Renders nothing if there are no remarks. */
function Remarks({ className, title, remarks, children }: RemarksProps) {
  if (remarks.length === 0) return null;
  return (
    <div className={className}>
      <h3>{title}</h3>
      <ul>
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** The parts of the sale that are paid for each unit, and those that are paid in any case. */
function toSaleRows({ saleParts, tipology }: OfferSheet) {
  if (saleParts === null) return undefined;
  return [
    { label: tipology === "luce" ? "Vendita: energia" : "Vendita: gas", eur: saleParts.energy },
    { label: "Vendita: quote fisse", eur: saleParts.fixed },
    { label: "Vendita: dispacciamento", eur: saleParts.dispatching },
  ];
}

type SpendComparisonProps = {
  spendEur: number;
  isEstimate: boolean;
  referenceEur: number;
  /** The words of `toSavingWords`; null for the median offer. */
  label: string | null;
};

/** The difference from the present spend, or else from the median offer, as the card words it. */
function SpendComparison({ spendEur, isEstimate, referenceEur, label }: SpendComparisonProps) {
  const cents = toSavingCents(referenceEur - spendEur);
  const words = toSavingWords(cents, label);
  const figure = `(${formatEurCents(referenceEur)})`;
  if (cents === 0) {
    return (
      <p className="comparison">
        {words} {figure}
      </p>
    );
  }
  return (
    <p className={cents > 0 && label !== null ? "comparison comparison--saving" : "comparison"}>
      <strong>{words}</strong> {label !== null && `all’anno, a confronto con ${label} `}
      {figure}
      {isEstimate && (
        <>
          {" "}
          <EstimateMark />
        </>
      )}
    </p>
  );
}
