import { render } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { spendDots } from "./load-spend-dots.ts";
import type { PlottedSpends } from "./spend-dots.tsx";
import { SpendPlot } from "./spend-plot.tsx";

const SPENDS: PlottedSpends = {
  spread: { minEur: 800, maxEur: 1000, counts: [2, 0, 8, 1] },
  medianSpendEur: 900,
  presentSpend: null,
  rankedTotal: 11,
};

beforeAll(spendDots.prepare);

function show(changes: Partial<PlottedSpends> = {}) {
  const { container } = render(<SpendPlot {...SPENDS} {...changes} />);
  const read = (name: string, attribute: string) =>
    [...container.querySelectorAll(name)].map((element) => element.getAttribute(attribute));
  return {
    dots: read("circle", "cx"),
    radii: read("circle", "r").map(Number),
    mark: read("line", "x1"),
    words: (container.textContent ?? "").replaceAll("\u00a0", " "),
  };
}

it("draws one dot for each step with offers, larger where there are more", () => {
  const { dots, radii, mark } = show();
  expect(dots).toEqual(["0.0%", "66.7%", "100.0%"]);
  expect(radii[1]).toBeGreaterThan(radii[0] ?? 0);
  expect(Math.max(...radii)).toBeLessThanOrEqual(6);
  expect(mark).toEqual(["50.0%"]);
});

it("describes the drawing in words", () => {
  expect(show().words).toBe("Da 800,00 € a 1.000,00 € l’anno a metà 900,00 €");
});

it("shows a spend that lies beyond all offers", () => {
  const { dots, mark, words } = show({ presentSpend: { eur: 1200, cheaperTotal: 11 } });
  expect(dots).toEqual(["0.0%", "33.3%", "50.0%"]);
  expect(mark).toEqual(["100.0%"]);
  expect(words).toContain("la tua 1.200 €: 11 su 11 costano meno");
});

it.each([
  [0, "nessuna costa meno"],
  [1, "1 su 11 costa meno"],
])("says that %d offers cost less than the visitor’s own", (cheaperTotal, words) => {
  expect(show({ presentSpend: { eur: 800, cheaperTotal } }).words).toContain(words);
});

it("draws one offer in the middle", () => {
  const spread = { minEur: 900, maxEur: 900, counts: [1] };
  expect(show({ spread, rankedTotal: 1 })).toMatchObject({ dots: ["50.0%"], mark: ["50.0%"] });
  expect(show({ spread: null }).dots).toEqual([]);
});
