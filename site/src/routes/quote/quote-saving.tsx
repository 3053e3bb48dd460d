import type { RateView } from "@volpe/contract";
import { EstimateMark, formatEur } from "@volpe/ui";

/** The saving and what it is measured against; where there is none, it says to stay. */
export function QuoteSaving({ quote }: { quote: RateView }) {
  const { reference, referenceSpendEur, offers } = quote;
  const best = offers[0];
  if (!best)
    return <p className="quote__saving">Per questi dati non c’era alcuna offerta valida.</p>;
  const saving = referenceSpendEur - best.spend.total;
  const percent = Math.round((saving / referenceSpendEur) * 100);
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
      {present && `, il ${percent}% della bolletta`}, rispetto {against}
      {best.estimate.length > 0 && (
        <>
          {" "}
          <EstimateMark href="/come-funziono#stima" />
        </>
      )}
    </p>
  );
}
