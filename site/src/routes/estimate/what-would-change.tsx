import {
  type Estimate,
  type EstimateVariant,
  formatEurCents,
  formatQuantity,
  formatUnitPrice,
  toEnergyUnit,
} from "@volpe/contract";
import { ScrolledTable } from "../../page/scrolled-table.tsx";

/** The same comparison with another consumption or another index. */
export function WhatWouldChange({ estimate }: { estimate: Estimate }) {
  const { variants, breakEven, profile, scenario } = estimate;
  if (variants.length === 0 && breakEven === null) return null;
  const unit = toEnergyUnit(profile.tipology);
  return (
    <section aria-labelledby="cambia">
      <h2 id="cambia">Che cosa cambierebbe il risultato</h2>
      {breakEven !== null && <p>{toBreakEvenWords(breakEven, scenario.index, unit)}</p>}
      {variants.length > 0 && (
        <ScrolledTable label="Il confronto con un altro consumo o un altro indice">
          <thead>
            <tr>
              <th scope="col">Se</th>
              <th scope="col">Il tuo contratto</th>
              <th scope="col">La meno cara</th>
              <th scope="col">Differenza</th>
            </tr>
          </thead>
          <tbody>
            {variants.map((variant) => (
              <tr key={`${variant.kind} ${variant.percent}`}>
                <th scope="row">{toVariantWords(variant, scenario.index, unit)}</th>
                <td>{formatEurCents(variant.presentEur)}</td>
                <td>
                  {formatEurCents(variant.bestEur)} <span>{variant.bestName}</span>
                </td>
                <td>{toDifference(variant.savingEur)}</td>
              </tr>
            ))}
          </tbody>
        </ScrolledTable>
      )}
    </section>
  );
}

function toVariantWords({ kind, percent, value }: EstimateVariant, index: string, unit: string) {
  const change = `${percent > 0 ? "+" : "−"}${Math.abs(percent)}%`;
  return kind === "consumption"
    ? `consumi il ${change}, ${formatQuantity(value, unit)}`
    : `il ${index} fa ${change}, ${formatUnitPrice(value, unit)}`;
}

function toDifference(savingEur: number): string {
  if (Math.abs(savingEur) < 1) return "alla pari";
  return savingEur > 0
    ? `risparmi ${formatEurCents(savingEur)}`
    : `tieni il tuo: ${formatEurCents(-savingEur)} in meno`;
}

function toBreakEvenWords(
  { variable, name, result }: NonNullable<Estimate["breakEven"]>,
  index: string,
  unit: string,
): string {
  const [mine, other] =
    variable === "present"
      ? ["Il tuo contratto, che è variabile,", `della migliore a prezzo fisso, «${name}»`]
      : [`«${name}», la migliore a prezzo variabile,`, "del tuo contratto, che è fisso"];
  switch (result.status) {
    case "below":
      return `${mine} costa meno ${other}, finché il ${index} medio resta sotto ${formatUnitPrice(result.indexEur, unit)}.`;
    case "never":
      return `${mine} non costa meno ${other}, con nessun ${index}.`;
    case "always":
      return `${mine} costa meno ${other}, con qualunque ${index} credibile.`;
  }
}
