import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { BestShares, ResultVerdict } from "./result-verdict.tsx";

const SAVING = {
  kind: "saving" as const,
  headline: "Risparmi 454,28 € l’anno",
  isEstimate: false,
  summary: "Con «Sole» di Volta spendi 674,94 € l’anno invece di 1.129,22 €.",
};
const KEEP = {
  kind: "keep" as const,
  headline: "Il tuo contratto costa già meno: tienilo",
  isEstimate: false,
  summary: "Oggi spendi 754,50 € l’anno. La più conveniente costa 805,68 €.",
};
const countMarks = (said: Parameters<typeof ResultVerdict>[0]) => {
  const { container } = render(<ResultVerdict {...said} />);
  return (container.textContent?.match(/stima/g) ?? []).length;
};

test("the verdict says once that one of its figures is an estimate", () => {
  const typed = { isEstimate: false, isReferenceEstimate: false };
  const ofBill = { isEstimate: true, isReferenceEstimate: true };
  expect(countMarks({ letter: SAVING, saved: typed })).toBe(0);
  expect(countMarks({ letter: SAVING, saved: ofBill })).toBe(1);
  expect(countMarks({ letter: { ...SAVING, isEstimate: true }, saved: null })).toBe(1);
  // A contract to keep has no figure in its headline.
  const kept = { isEstimate: false, isReferenceEstimate: true };
  expect(countMarks({ letter: KEEP, saved: typed })).toBe(0);
  expect(countMarks({ letter: KEEP, saved: kept })).toBe(1);
  const said = (what: string) => ({
    ...KEEP,
    summary: `${KEEP.summary} ${what} è una stima, e più sotto c’è scritto perché.`,
  });
  expect(countMarks({ letter: said("La spesa di oggi"), saved: kept })).toBe(1);
});

test("an estimated offer does not hide that today’s spend is an estimate", () => {
  const summary = "Il costo dell’offerta è una stima, e più sotto c’è scritto perché.";
  const kept = { isEstimate: false, isReferenceEstimate: true };
  expect(countMarks({ letter: { ...KEEP, summary }, saved: kept })).toBe(2);
});

test("each share of an estimated saving is marked", () => {
  const saving = { eur: 454.28, ofBill: 0.402, ofSupplier: { eur: 397.21, share: 0.491 } };
  const readMarks = (isEstimate: boolean) =>
    render(<BestShares saving={saving} isEstimate={isEstimate} />).container.querySelectorAll(
      "li .v-estimate",
    ).length;
  expect(readMarks(false)).toBe(0);
  expect(readMarks(true)).toBe(2);
});
