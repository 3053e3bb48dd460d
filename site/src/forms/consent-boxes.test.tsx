import { render, screen } from "@testing-library/react";
import type { Tipology } from "@volpe/contract";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { SiteFactsContext } from "../page/site-facts.ts";
import { ConsentBoxes } from "./consent-boxes.tsx";

function show(demonstration: readonly Tipology[], asked?: readonly Tipology[]) {
  render(
    <SiteFactsContext
      value={{ trackingWaits: false, demonstration, commission: {}, affiliateClick: "last" }}
    >
      <MemoryRouter>
        <ConsentBoxes values={{ privacy: "" }} error={undefined} of={asked} />
      </MemoryRouter>
    </SiteFactsContext>,
  );
  return screen.queryByText(/sono inventate|sito dimostrativo/)?.textContent;
}

it.each<[readonly Tipology[], readonly Tipology[] | undefined, RegExp | undefined]>([
  [["pos"], ["luce", "gas"], undefined],
  [["pos"], ["pos"], /^Questo è un sito dimostrativo/],
  [["gas", "pos"], ["luce", "gas"], /^Le offerte di gas sono inventate/],
  [["pos"], undefined, /^Le offerte di POS sono inventate/],
  [[], undefined, undefined],
])("with %j invented, a form about %j names only its invented offers", (invented, asked, words) => {
  const said = show(invented, asked);
  if (words === undefined) expect(said).toBeUndefined();
  else expect(said).toMatch(words);
});
