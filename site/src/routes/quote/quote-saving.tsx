import type { RateView } from "@volpe/contract";
import { EstimateMark, formatEur } from "@volpe/ui";

/** The saving and what it is measured against; where there is none, it says to stay. */
export function QuoteSaving({ quote }: { quote: RateView }) {
  const { reference, referenceSpendEur, offers, assumptions = [] } = quote;
  const best = offers[0];
  if (!best)
    return <p className="quote__saving">Per questi dati non c’era alcuna offerta valida.</p>;
  const saving = referenceSpendEur - best.spend.total;
  // What the present spend rests on stands among the assumptions alone.
  const isEstimate =
    best.estimate.length > 0 || assumptions.some((assumption) => /stima\b/i.test(assumption));
  const present = reference === "present-contract";
  const against = present
    ? `ai ${formatEur(referenceSpendEur)} che spendi oggi`
    : `all’offerta a metà classifica (${formatEur(referenceSpendEur)})`;
  if (saving <= 0) {
    return (
      <p className="quote__saving">
        {present
          ? `Spendi già meno di tutte le offerte di oggi: ${formatEur(referenceSpendEur)} l’anno contro ${formatEur(best.spend.total)}. Tieni la tua.`
          : `La meno cara costa ${formatEur(best.spend.total)} l’anno.`}
      </p>
    );
  }
  return (
    <p className="quote__saving quote__saving--gain">
      Con la prima offerta spendi <strong>{formatEur(saving)}</strong> in meno l’anno
      {present && `, ${toPercentWords(saving / referenceSpendEur)} della bolletta`}, rispetto{" "}
      {against}
      {isEstimate && (
        <>
          {" "}
          <EstimateMark href="/come-funziono#stima" />
        </>
      )}
    </p>
  );
}

/** As `il 16%`, `l’8%`, `meno dell’1%`; `share` of 1. */
function toPercentWords(share: number): string {
  const percent = Math.round(share * 100);
  if (percent === 0) return "meno dell’1%";
  return `${/^(?:8|11$)/.test(String(percent)) ? "l’" : "il "}${percent}%`;
}
