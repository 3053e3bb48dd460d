import { cleanup, render } from "@testing-library/react";
import type { Tipology } from "@volpe/contract";
import { afterEach, expect, it } from "vitest";
import { SiteDemonstration } from "./demonstration-notice.tsx";
import { SiteFactsContext } from "./site-facts.ts";

afterEach(cleanup);

function show(demonstration: readonly Tipology[], shown?: readonly Tipology[]) {
  const { container } = render(
    <SiteFactsContext
      value={{ trackingWaits: false, demonstration, commission: {}, affiliateClick: "last" }}
    >
      <SiteDemonstration {...(shown && { of: shown })} />
    </SiteFactsContext>,
  );
  return container.textContent;
}

it("says that the offers are invented and which data of a car are real", () => {
  const words = show(["luce", "gas", "internet", "pos", "noleggio"]);
  expect(words).toContain("Offerte e fornitori che vedi qui sono inventati");
  expect(words).toContain("Marche e modelli delle auto sono veri");
});

it("names the typologies that are invented if others are real", () => {
  const words = show(["luce", "gas", "pos"]);
  expect(words).toContain("Le offerte di luce, gas e POS sono inventate");
  expect(words).not.toContain("Marche e modelli");
});

it("renders nothing if the page shows only real data", () => {
  expect(show(["luce", "gas"], ["internet"])).toBe("");
});
