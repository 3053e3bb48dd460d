import { render } from "@testing-library/react";
import type { EstimateVariant, IndexHistoryMonth, PresentContract } from "@volpe/contract";
import { expect, it } from "vitest";
import { createOffer, createOfferList } from "../catalogue/energy/sample-offers.ts";
import { IndexHistory } from "./index-history.tsx";
import { WhatWouldChange } from "./what-would-change.tsx";

const { profile } = createOfferList();
const gasProfile = { ...profile, tipology: "gas" as const };
const present: PresentContract = {
  source: "terms",
  totalEur: 900,
  spend: createOffer().spend,
  pricing: "fixed",
  unitPriceEur: 0.13,
  fixedFeeEur: 96,
  estimate: [],
};

const variant = (change: Partial<EstimateVariant>): EstimateVariant => ({
  kind: "index",
  percent: 20,
  value: 0.144,
  presentEur: 573,
  bestEur: 556.42,
  bestName: "Chiara",
  savingEur: 16.58,
  ...change,
});

const month = (index: number, indexEur: number): IndexHistoryMonth => ({
  month: `2026-0${index}`,
  indexEur,
  paidEur: indexEur * 1.1,
  contractEur: 0.13,
});
const HISTORY = [month(1, 0.094), month(2, 0.15), month(3, 0.12)];

const toText = ({ container }: { container: HTMLElement }) =>
  (container.textContent ?? "").replaceAll("\u00a0", " ");

it("calls only the published index PUN, not the one with the network's losses", () => {
  const history = toText(
    render(<IndexHistory estimate={{ history: HISTORY, present, profile, query: {} }} />),
  );
  expect(history).toContain("il PUN è andato da 0,094 €/kWh (gen 2026) a 0,150 €/kWh (feb 2026).");
  expect(history).toContain(
    "Con le perdite di rete, che ogni prezzo dell’energia comprende, da 0,103 €/kWh a 0,165 €/kWh.",
  );
  expect(history).toContain(
    "In 2 mesi su 3 il PUN con le perdite di rete era più alto del tuo prezzo fisso.",
  );
  const breakEven = {
    variable: "offer" as const,
    name: "Onda",
    result: { status: "below" as const, indexEur: 0.118 },
  };
  const change = toText(
    render(<WhatWouldChange estimate={{ variants: [variant({})], breakEven, profile }} />),
  );
  expect(change).toContain("finché il PUN medio resta sotto 0,118 €/kWh.");
  expect(change).toContain("Se il PUN sale del 20%: 0,144 €/kWh");
  expect(change).toContain("Il PUN è quello pubblicato, prima delle perdite di rete");
});

it("says where the contract's own price is or why it is not drawn", () => {
  const show = (contract: PresentContract | null, history = HISTORY) =>
    toText(render(<IndexHistory estimate={{ history, present: contract, profile, query: {} }} />));
  expect(show({ ...present, pricing: "variable", unitPriceEur: 0.02 })).toContain(
    "Il tuo prezzo è variabile: ogni mese è il PUN con le perdite di rete più 0,020 €/kWh di spread.",
  );
  const unknown = HISTORY.map((each) => ({ ...each, contractEur: null }));
  const text = show({ source: "spend", totalEur: 900 }, unknown);
  expect(text).toMatch(/^Il PUN mese per mese/);
  expect(text).toContain("Il tuo prezzo qui non c’è: per disegnarlo mi serve");
});

it("does not mention network losses for gas", () => {
  const gas = HISTORY.map((each) => ({ ...each, paidEur: each.indexEur }));
  const text = [
    render(<IndexHistory estimate={{ history: gas, present, profile: gasProfile, query: {} }} />),
    render(
      <WhatWouldChange
        estimate={{ variants: [variant({})], breakEven: null, profile: gasProfile }}
      />,
    ),
  ]
    .map(toText)
    .join(" ");
  expect(text).toContain("il PSV è andato da 0,094 €/Smc");
  expect(text).not.toMatch(/PUN|perdite/);
});

it("shows a change of the consumption with its own difference", () => {
  const changed = variant({ kind: "consumption", percent: -20, value: 2160 });
  const text = toText(
    render(<WhatWouldChange estimate={{ variants: [changed], breakEven: null, profile }} />),
  );
  expect(text).toContain("Se consumi il 20% in meno: 2.160 kWh");
  expect(text).toContain("risparmi 16,58 €");
  expect(text).not.toContain("PUN");
});

it("labels a line of the drawing above the highest price", () => {
  const { container } = render(
    <IndexHistory
      estimate={{ history: [...HISTORY, month(4, 0.169)], present, profile, query: {} }}
    />,
  );
  const scale = [...container.querySelectorAll(".index-history__scale text")];
  expect(scale.map(({ textContent }) => textContent)).toEqual([
    "0,00",
    "0,05",
    "0,10",
    "0,15",
    "0,20",
  ]);
});
