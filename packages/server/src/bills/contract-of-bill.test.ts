import type { BillConfirmation, BillContract } from "@volpe/contract";
import { expect, test } from "vitest";
import { toFlowContext } from "../interview/flow-context.ts";
import { seedCatalogue } from "../seed/seed-catalogue.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { quoteBill } from "./confirm-bill.ts";

const server = setUp("file", () => createTestServer({ seeds: [seedCatalogue] }));

const LUCE: BillConfirmation = {
  ...{ file: "f", type: "luce", destination: "privati", resident: true, province: "MI" },
  ...{ annualConsumption: 2610, capacityKw: 3, operator: "Fonte Chiara" },
  ...{ periodStart: "2026-03-01", periodEnd: "2026-04-30", periodConsumption: 430 },
  ...{ sale: 74.05, saleFixed: 16, unitPrice: 0.135, total: 123.44 },
};
const { unitPrice: _, ...WITHOUT_MEAN } = LUCE;
const GAS: BillConfirmation = {
  ...{ file: "f", type: "gas", destination: "privati", province: "BS" },
  ...{ annualConsumption: 1320, operator: "Tizzone" },
  ...{ periodStart: "2026-01-01", periodEnd: "2026-02-28", periodConsumption: 256 },
  ...{ sale: 148.48, saleFixed: 12.8, unitPrice: 0.53, total: 318.42 },
};

test.each<[string, BillConfirmation, Partial<BillConfirmation>]>([
  ["electricity of residents", LUCE, {}],
  ["a second home", LUCE, { resident: false, province: "PA", capacityKw: 4.5 }],
  ["electricity by band", LUCE, { annualF1: 870, annualF2: 800, annualF3: 940 }],
  ["a firm's electricity", LUCE, { destination: "aziende", annualConsumption: 12_345 }],
  ["a fixed part of odd days", LUCE, { periodEnd: "2026-04-11", saleFixed: 11.37 }],
  ["no fixed part", LUCE, { saleFixed: 0, unitPrice: 0.1873 }],
  ["the contract's price and a mean", LUCE, { contractPrice: 0.1182 }],
  ["the contract's price alone", WITHOUT_MEAN, { contractPrice: 0.1182 }],
  ["the contract's price of gas", GAS, { contractPrice: 0.51 }],
  ["gas for heating", GAS, {}],
  ["gas for cooking", GAS, { annualConsumption: 137, province: "NA", saleFixed: 7.77 }],
])("gives the quote of %s the figures of its contract's result to the cent", async (...row) => {
  const [, bill, change] = row;
  for (const pricing of ["fixed", "variable"] as const) {
    const confirmed = { ...bill, ...change, pricing };
    const { quote, contract } = quoteBill(confirmed, {
      tracking: "",
      context: toFlowContext(server.services),
    });
    const { present, ignored, offers, variants, history } = await estimate(
      confirmed.type,
      quote.query,
      getContract(contract),
    );

    expect(ignored).toEqual([]);
    expect(present).toMatchObject({ source: "terms", pricing, totalEur: quote.referenceSpendEur });
    expect(offers[0].saving).toMatchObject({ eur: quote.gainEur, ofSupplier: expect.anything() });
    expect(variants.length).toBeGreaterThan(0);
    const { contractEur, paidEur } = history.at(-1);
    const { unitPriceEur } = getContract(contract);
    expect(contractEur).toBeCloseTo(unitPriceEur + (pricing === "variable" ? paidEur : 0), 5);
  }
});

test.each([
  ["Palermo", "PA", "Palermo (PA)", "082053"],
  ["reggio emilia", "RE", "Reggio nell’Emilia (RE)", "035033"],
  ["Mondello", "PA", "Palermo (PA)", "082053"],
  ["Partanna Mondello", "PA", "provincia di Palermo", null],
  ["Palermo", "MI", "provincia di Milano", null],
  [undefined, "PA", "provincia di Palermo", null],
])("makes the quote of a bill of %s in %s for %s", (city, province, _, comune) => {
  const context = toFlowContext(server.services);
  const { interview, quote } = quoteBill(
    { ...LUCE, province, ...(city !== undefined && { city }) },
    { tracking: "", context },
  );
  const search = new URLSearchParams(quote.query);
  expect([search.get("provincia"), search.get("comune")]).toEqual([province, comune]);
  expect(interview.draft.address.city === "").toBe(comune === null);
});

test("a variable contract costs the billed price in the months of its bill", async () => {
  const context = toFlowContext(server.services);
  const month = { ...LUCE, periodStart: "2026-03-01", periodEnd: "2026-03-31" } as const;
  const { quote, contract } = quoteBill(
    { ...month, pricing: "variable" },
    { tracking: "", context },
  );
  const { history } = await estimate("luce", quote.query, getContract(contract));
  const march = history.find((each: { month: string }) => each.month === "2026-03");
  expect(march.contractEur).toBeCloseTo(0.135, 5);
});

test("prices the contract only if the kind of price was answered", () => {
  const context = toFlowContext(server.services);
  const at = (change: Partial<BillConfirmation>) =>
    quoteBill({ ...LUCE, ...change }, { tracking: "", context });
  expect(at({}).contract).toBeNull();
  expect(at({ pricing: "fixed" }).contract).toEqual({
    pricing: "fixed",
    unitPriceEur: 0.135,
    fixedFeeEur: 96,
    includesDispatching: true,
  });
  expect(at({ pricing: "fixed", contractPrice: 0.1182 }).contract).toEqual({
    pricing: "fixed",
    unitPriceEur: 0.1182,
    fixedFeeEur: 96,
    includesDispatching: false,
  });
  expect(at({ pricing: "fixed" }).quote.referenceSpendEur).toBe(at({}).quote.referenceSpendEur);
  const variable = at({ pricing: "variable" });
  expect(variable.quote.referenceSpendEur).not.toBe(at({}).quote.referenceSpendEur);
  expect(variable.quote.assumptions.join()).toContain("il tuo prezzo è variabile");
  // The index of 2019 is not in the series.
  expect(context.paidIndex("luce", { start: "2019-03-01", end: "2019-04-30" })).toBeNull();
  const unknown = { tracking: "", context: { ...context, paidIndex: () => null } };
  expect(quoteBill({ ...LUCE, pricing: "variable" }, unknown).contract).toBeNull();
  // A price far below the index does not follow it.
  expect(at({ pricing: "variable", unitPrice: 0.031 }).contract).toBeNull();
});

function getContract(contract: BillContract | null): BillContract {
  if (contract === null) {
    throw new Error("no contract");
  }
  return contract;
}

/** The result of an address with the contract's terms. */
async function estimate(tipology: string, query: string, contract: BillContract) {
  const search = new URLSearchParams(query);
  search.set("contratto", contract.pricing === "fixed" ? "fisso" : "variabile");
  search.set("energia", String(contract.unitPriceEur).replace(".", ","));
  search.set("quota", String(contract.fixedFeeEur).replace(".", ","));
  if (contract.includesDispatching) search.set("dispacciamento", "compreso");
  return (await server.app.inject(`/api/v1/estimate?tipology=${tipology}&${search}`)).json().data;
}
