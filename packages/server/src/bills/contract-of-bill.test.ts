import type { BillConfirmation } from "@volpe/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toFlowContext } from "../interview/flow-context.ts";
import { toPresentSpend } from "../interview/present-spend.ts";
import { seedCatalogue } from "../seed/seed-catalogue.ts";
import type { VolpeServer } from "../server.ts";
import { createTestServer } from "../test-server.ts";
import { quoteBill } from "./confirm-bill.ts";

let server: VolpeServer;
beforeAll(async () => {
  server = await createTestServer();
  await seedCatalogue(server.services);
});
afterAll(() => server.close());

const LUCE: BillConfirmation = {
  ...{ file: "f", type: "luce", destination: "privati", resident: true, province: "MI" },
  ...{ annualConsumption: 2610, capacityKw: 3, operator: "Fonte Chiara" },
  ...{ periodStart: "2026-03-01", periodEnd: "2026-04-30", periodConsumption: 430 },
  ...{ sale: 74.05, saleFixed: 16, unitPrice: 0.135, total: 123.44 },
};
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
  ["gas for heating", GAS, {}],
  ["gas for cooking", GAS, { annualConsumption: 137, province: "NA", saleFixed: 7.77 }],
])("gives the quote of %s the figures of its contract's result to the cent", async (...row) => {
  const [, bill, change] = row;
  const confirmed = { ...bill, ...change };
  const context = toFlowContext(server.services);
  const { quote } = quoteBill(confirmed, { tracking: "", context });
  const { fixedEur } = toPresentSpend(confirmed);

  const search = new URLSearchParams(quote.query);
  search.set("contratto", "fisso");
  search.set("energia", String(confirmed.unitPrice).replace(".", ","));
  search.set("quota", String(fixedEur).replace(".", ","));
  search.set("dispacciamento", "compreso");
  const url = `/api/v1/estimate?tipology=${confirmed.type}&${search}`;
  const { present, ignored, offers, variants, history } = (await server.app.inject(url)).json()
    .data;

  expect(ignored).toEqual([]);
  expect(present).toMatchObject({ source: "terms", totalEur: quote.referenceSpendEur });
  expect(offers[0].saving).toMatchObject({ eur: quote.gainEur, ofSupplier: expect.anything() });
  expect(variants.length).toBeGreaterThan(0);
  expect(history.at(-1).contractEur).toBe(confirmed.unitPrice);
});
