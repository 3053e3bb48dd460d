import {
  type Estimate,
  type EstimatedSaving,
  formatEurCents,
  formatShare,
  toSavingCents,
} from "@volpe/contract";
import { EstimateMark } from "@volpe/ui";
import type { SavedQuote } from "./quoted-result.ts";

type Said = {
  letter: Pick<
    NonNullable<Estimate["letter"]>,
    "headline" | "isEstimate" | "kind" | "summary"
  > | null;
  /** The quote that was saved with the same figures, which knows more about their origin. */
  saved: Pick<SavedQuote, "isEstimate" | "isReferenceEstimate"> | null;
};

/** Whether the saving of the headline is an estimate. */
export function isSavingEstimate({ letter, saved }: Said): boolean {
  return letter?.isEstimate === true || saved?.isEstimate === true;
}

/** The headline of a result, and its summary. */
export function ResultVerdict({ letter, saved }: Said) {
  const isSaid =
    isSavingEstimate({ letter, saved }) || /spesa di oggi.* una stima/i.test(letter?.summary ?? "");
  return (
    <>
      <h1 className={letter?.kind === "saving" ? "estimate__saving" : undefined}>
        {letter === null ? "Nessuna offerta da confrontare" : letter.headline}
        {isSavingEstimate({ letter, saved }) && (
          <>
            {" "}
            <EstimateMark />
          </>
        )}
      </h1>
      {letter !== null && (
        <p className="estimate__summary">
          {letter.summary}
          {saved?.isReferenceEstimate &&
            !isSaid &&
            " La spesa di oggi è una stima: le ipotesi dicono perché."}
        </p>
      )}
    </>
  );
}

type BestSharesProps = { saving: EstimatedSaving | null; isEstimate: boolean };

/** The best offer's saving as shares of its two totals, each named. */
export function BestShares({ saving, isEstimate }: BestSharesProps) {
  if (saving === null || toSavingCents(saving.eur) <= 0) return null;
  const { eur, ofBill, ofSupplier } = saving;
  const mark = isEstimate && (
    <>
      {" "}
      <EstimateMark />
    </>
  );
  return (
    <ul className="estimate__shares">
      <li>
        <strong>{formatShare(Math.abs(ofBill))} in meno</strong> sulla bolletta:{" "}
        {formatEurCents(eur)}
        {mark}, imposte comprese
      </li>
      {ofSupplier !== null && (
        <li>
          <strong>{formatShare(Math.abs(ofSupplier.share))} in meno</strong> sulla quota del
          fornitore: {formatEurCents(Math.abs(ofSupplier.eur))}
          {mark}, prima dell’IVA
        </li>
      )}
    </ul>
  );
}
