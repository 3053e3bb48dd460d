import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { createOffer } from "../testing/offer-fixture.ts";
import { DemonstrationLine } from "./demonstration-line.tsx";
import { toOfferFoot } from "./offer-foot.tsx";
import { toListReference } from "./saving-line.tsx";

test("a card has no foot without a condition or a comparison with fixed prices", () => {
  expect(toOfferFoot(createOffer(), "PUN")).toBeUndefined();
});

test("the foot names the index below which a variable price wins", () => {
  const offer = createOffer({
    breakEven: { status: "below", indexEur: 0.119 },
    conditionalDiscounts: ["30 € con la bolletta via e-mail"],
  });
  const { container } = render(toOfferFoot(offer, "PUN"));
  expect(
    [...container.children].map((each) => each.textContent?.replaceAll("\u00a0", " ")),
  ).toEqual([
    "Batte la migliore a prezzo fisso finché il PUN resta sotto 0,119 €/kWh.",
    "Sconti con una condizione, non sottratti: 30 € con la bolletta via e-mail.",
  ]);
});

test("the brief foot has one sentence, or two short ones, of at most 75 characters", () => {
  const read = (changes: Parameters<typeof createOffer>[0]) => {
    const { container } = render(toOfferFoot(createOffer(changes), "PUN", { brief: true }));
    const words = [...container.children].map((each) =>
      (each.textContent ?? "").replaceAll("\u00a0", " "),
    );
    // As many as fit on two lines of a narrow card.
    expect(Math.max(...words.map((text) => text.length))).toBeLessThanOrEqual(75);
    return words;
  };
  const breakEven = { status: "below", indexEur: 0.119 } as const;
  const long = "Bonus bolletta digitale: 24,00 €/anno, con bolletta elettronica e domiciliazione";
  expect(read({ breakEven })).toEqual(["Batte ogni fisso con PUN sotto 0,119 €/kWh."]);
  expect(read({ breakEven, conditionalDiscounts: [long] })).toEqual([
    "Batte ogni fisso con PUN sotto 0,119 €/kWh. Sconti a parte.",
  ]);
  expect(read({ conditionalDiscounts: ["30 € con la bolletta via e-mail"] })).toEqual([
    "Sconti con una condizione, non sottratti: 30 € con la bolletta via e-mail.",
  ]);
  expect(read({ conditionalDiscounts: [long] })).toEqual([
    "Non ho sottratto uno sconto con una condizione.",
  ]);
  expect(read({ conditionalDiscounts: [long, long] })).toEqual([
    "Non ho sottratto 2 sconti con una condizione.",
  ]);
  expect(read({ breakEven: { status: "never" } })).toEqual([
    "Con nessun PUN batte il miglior fisso.",
  ]);
  expect(read({ breakEven: { status: "always" }, conditionalDiscounts: [long] })).toEqual([
    "Batte ogni fisso con qualunque PUN credibile. Sconti a parte.",
  ]);
});

test("offers are compared with the visitor's spend, else with the median, else with nothing", () => {
  expect(
    toListReference({ presentSpend: { eur: 900, cheaperTotal: 2 }, medianSpendEur: 800 }),
  ).toEqual({ spendEur: 900, label: "oggi" });
  const guessed = { eur: 900, cheaperTotal: 2, isEstimate: true as const };
  expect(toListReference({ presentSpend: guessed, medianSpendEur: 800 })).toEqual({
    spendEur: 900,
    label: "oggi",
    isEstimate: true,
  });
  expect(toListReference({ presentSpend: null, medianSpendEur: 800 })).toEqual({
    spendEur: 800,
    label: null,
  });
  expect(toListReference({ presentSpend: null, medianSpendEur: null })).toBeUndefined();
});

test("the demonstration says that only the rents of cars are invented", () => {
  const { container } = render(<DemonstrationLine cars />);
  expect(container.textContent).toBe("Dimostrazione: auto vere, canoni inventati");
});
