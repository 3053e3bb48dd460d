import {
  type EnergyTipology,
  type Estimate,
  type EstimateVariant,
  formatCents,
  formatEurCents,
  formatPercentage,
  formatQuantity,
  formatUnitPrice,
  nameIndex,
  namePaidIndex,
  toEnergyUnit,
  toSavingCents,
} from "@volpe/contract";
import { Term } from "../../page/term.tsx";
import "./what-would-change.css";

type WhatWouldChangeProps = { estimate: Pick<Estimate, "breakEven" | "profile" | "variants"> };

/** The same comparison with another consumption or another index. */
export function WhatWouldChange({ estimate }: WhatWouldChangeProps) {
  const { variants, breakEven, profile } = estimate;
  if (variants.length === 0 && breakEven === null) return null;
  const { tipology } = profile;
  const isIndexed =
    breakEven?.result.status === "below" || variants.some(({ kind }) => kind === "index");
  return (
    <section aria-labelledby="cambia">
      <h2 id="cambia">Che cosa cambierebbe il risultato</h2>
      {breakEven !== null && <p>{toBreakEvenWords(breakEven, tipology)}</p>}
      {variants.length > 0 && (
        <ul className="what-if">
          {variants.map((variant) => (
            <li key={`${variant.kind} ${variant.percent}`}>
              <h3 className="what-if__change">{toVariantWords(variant, tipology)}</h3>
              <dl className="what-if__figures">
                <Term name="Il tuo contratto">{formatEurCents(variant.presentEur)}</Term>
                <Term name="La meno cara">
                  {formatEurCents(variant.bestEur)}{" "}
                  <span className="v-quiet v-small">{variant.bestName}</span>
                </Term>
                <Term name="Differenza">{toDifference(variant.savingEur)}</Term>
              </dl>
            </li>
          ))}
        </ul>
      )}
      {isIndexed && tipology === "luce" && <p className="v-quiet v-small">{PUN_NOTE}</p>}
    </section>
  );
}

/** The page has the index with and without network losses, and this note tells them apart. */
const PUN_NOTE = `Il ${nameIndex("luce")} è quello pubblicato, prima delle perdite di rete: nel conto di un prezzo variabile entra il ${namePaidIndex("luce")}, cioè il 10% in più.`;

function toVariantWords({ kind, percent, value }: EstimateVariant, tipology: EnergyTipology) {
  const unit = toEnergyUnit(tipology);
  const more = percent > 0;
  const change = formatPercentage(Math.abs(percent));
  return kind === "consumption"
    ? `Se consumi il ${change} in ${more ? "più" : "meno"}: ${formatQuantity(value, unit)}`
    : `Se il ${nameIndex(tipology)} ${more ? "sale" : "scende"} del ${change}: ${formatUnitPrice(value, unit)}`;
}

function toDifference(savingEur: number): string {
  const cents = toSavingCents(savingEur);
  if (cents === 0) return "alla pari";
  return cents > 0
    ? `risparmi ${formatCents(cents)}`
    : `tieni il tuo: ${formatCents(-cents)} in meno`;
}

function toBreakEvenWords(
  { variable, name, result }: NonNullable<Estimate["breakEven"]>,
  tipology: EnergyTipology,
): string {
  const index = nameIndex(tipology);
  const [mine, other] =
    variable === "present"
      ? ["Il tuo contratto, che è variabile,", `della migliore a prezzo fisso, «${name}»`]
      : [`«${name}», la migliore a prezzo variabile,`, "del tuo contratto, che è fisso"];
  switch (result.status) {
    case "below":
      return `${mine} costa meno ${other}, finché il ${index} medio resta sotto ${formatUnitPrice(result.indexEur, toEnergyUnit(tipology))}.`;
    case "never":
      return `${mine} non costa meno ${other}, con nessun ${index}.`;
    case "always":
      return `${mine} costa meno ${other}, con qualunque ${index} credibile.`;
  }
}
