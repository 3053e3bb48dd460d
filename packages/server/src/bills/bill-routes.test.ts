import { statSync } from "node:fs";
import { join } from "node:path";
import { HOUR_SECONDS } from "@volpe/contract";
import { expect, test } from "vitest";
import { lines, type TestBill } from "../bill-reading/test-bills/draw-bill.ts";
import { OLDER_GAS_BILLS } from "../bill-reading/test-bills/older-gas-bills.ts";
import { RECEIPT_BILLS } from "../bill-reading/test-bills/receipt-bills.ts";
import { TWO_SHOPS } from "../bill-reading/test-bills/several-points.ts";
import { sweepBills } from "./delete-bills.ts";
import { setUpBills } from "./test-bill-assistant.ts";
import { uploadTestBill } from "./upload-test-files.ts";

const { assistant, upload, confirm, at, listStored } = setUpBills();

const [RECEIPT] = RECEIPT_BILLS as [TestBill, ...TestBill[]];
const [GAS] = OLDER_GAS_BILLS as [TestBill, ...TestBill[]];

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=",
  "base64",
);

const uploadBill = (bill: TestBill) => uploadTestBill(assistant, bill);

test("turns a confirmed bill into a quote for the holder of its key", async () => {
  const created = await uploadBill(RECEIPT);

  expect(created.files).toMatchObject([
    { name: "bolletta.pdf", status: "read", kind: "luce", problem: null },
  ]);
  const fields = created.files[0]?.supplies[0]?.fields ?? [];
  expect(fields.find(({ name }) => name === "unitPrice")).toEqual({
    name: "unitPrice",
    value: "0.135",
    unit: "€/kWh",
    text: expect.stringContaining("0,1350 €/kWh"),
    page: 1,
    confidence: "sure",
  });
  const [stored = ""] = listStored();
  const { mode } = statSync(join(assistant.services.config.dataDir, "bills", stored));
  expect(mode & 0o777).toBe(0o600);
  expect((await assistant.inject(at(created))).json().data.files).toEqual(created.files);
  const other = { bill: created.bill, key: "AbCdEfGhIjKlMnOpQrStUv" };
  expect((await assistant.inject(at(other))).statusCode).toBe(404);

  const { status, body } = await confirm(created);

  expect([status, body.errors]).toEqual([201, undefined]);
  const quote = (await assistant.inject(`/api/v1/rates/${body.data.rate}`)).json().data;
  expect(quote).toMatchObject({
    type: "luce",
    reference: "present-contract",
    figures: { cma: "2610", cmp: "430", months: "2", sme: "74.05", invoice: "123.44" },
  });
  expect((await assistant.inject(at(created))).statusCode).toBe(404);
  expect(listStored()).toEqual([]);
});

test("gives a gas bill's quote no cost of electricity", async () => {
  const { status, body } = await confirm(await uploadBill(GAS), {
    type: "gas",
    checked: ["operator", "annualConsumption"],
    province: "BS",
    annualConsumption: 1320,
    capacityKw: undefined,
    operator: "Tizzone Gas e Luce S.r.l.",
    periodStart: "2025-01-01",
    periodEnd: "2025-02-28",
    periodConsumption: 256,
    sale: 148.48,
    saleFixed: 12.8,
    unitPrice: 0.53,
    total: 318.42,
  });

  expect([status, body.errors]).toEqual([201, undefined]);
  const { type, figures } = (await assistant.inject(`/api/v1/rates/${body.data.rate}`)).json().data;
  expect([type, figures]).toEqual([
    "gas",
    expect.objectContaining({
      cma: "1320",
      cmp: "256",
      smc: "256",
      months: "2",
      smg: "148.48",
      sme: "",
      invoice: "318.42",
    }),
  ]);
});

test("confirms a bill in credit, without a year's spend in its quote", async () => {
  const { status, body } = await confirm(await uploadBill(RECEIPT), {
    total: -83.15,
    sale: -20,
    unitPrice: undefined,
  });
  expect([status, body.errors]).toEqual([201, undefined]);
  const quote = (await assistant.inject(`/api/v1/rates/${body.data.rate}`)).json().data;
  expect(quote.figures).toMatchObject({ invoice: "-83.15", total: "" });
  expect(quote.reference).not.toBe("present-contract");
});

test("says in the quote that the year's consumption is an estimate", async () => {
  const confirmed = await confirm(await uploadBill(RECEIPT), {
    annualConsumption: 2580,
    isAnnualEstimated: true,
  });
  expect([confirmed.status, confirmed.body.errors]).toEqual([201, undefined]);
  const quote = (await assistant.inject(`/api/v1/rates/${confirmed.body.data.rate}`)).json().data;
  expect(JSON.stringify(quote)).toContain("Il consumo di un anno è una stima");
});

test("makes one quote of a bill that is confirmed twice at once", async () => {
  const created = await uploadBill(RECEIPT);
  const replies = await Promise.all([1, 2].map(() => confirm(created)));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 404]);
});

test("names the field of a value that the assistant would refuse", async () => {
  const created = await uploadBill(RECEIPT);
  const unticked = await confirm(created, { checked: [] });
  expect([unticked.status, unticked.body.errors]).toEqual([
    422,
    [expect.objectContaining({ field: "operator", message: expect.stringContaining("spunta") })],
  ]);
  for (const [field, value] of [
    ["annualConsumption", 0],
    ["province", "XX"],
    ["capacityKw", 0.1],
    ["capacityKw", 300],
    ["socialBonus", -3],
    ["periodStart", "2026-02-30"],
    ["periodEnd", "aprile"],
  ] as const) {
    const { status, body } = await confirm(created, { [field]: value });
    expect([status, body.errors[0]?.field]).toEqual([422, field]);
  }
  expect((await assistant.inject(at(created))).statusCode).toBe(200);
  await assistant.inject({ method: "DELETE", ...at(created), payload: {} });
  expect((await assistant.inject(at(created))).statusCode).toBe(404);
  expect(listStored()).toEqual([]);
});

test.each([
  ["ends before it begins", "2026-10-31", "2026-09-01", "periodEnd", "viene prima dell’inizio"],
  ["has a few days", "2026-10-25", "2026-10-31", "periodEnd", "In 7 giorni"],
  ["has decades", "1999-01-01", "2026-10-31", "periodStart", "più di due anni"],
  ["ended decades ago", "1999-03-01", "1999-04-30", "periodEnd", "più di due anni fa"],
  ["only has an end decades ago", "", "1999-04-30", "periodEnd", "più di due anni fa"],
  ["ends in years", "2026-09-01", "2030-08-01", "periodEnd", "deve ancora arrivare"],
  ["only has an end in years", "", "2030-08-01", "periodEnd", "deve ancora arrivare"],
])("asks to correct a period that %s", async (_what, periodStart, periodEnd, field, message) => {
  const created = await uploadBill(RECEIPT);
  const { status, body } = await confirm(created, { periodStart, periodEnd });
  expect([status, body.errors]).toEqual([
    422,
    [expect.objectContaining({ field, message: expect.stringContaining(message) })],
  ]);
  await assistant.inject({ method: "DELETE", ...at(created), payload: {} });
});

test.each([
  ["one month", "2026-10-01", "2026-10-31"],
  ["a settlement of two years", "2023-11-01", "2025-10-31"],
  ["the two months to come", "2026-12-01", "2027-01-22"],
])("accepts a period of %s", async (_what, periodStart, periodEnd) => {
  const { status } = await confirm(await uploadBill(RECEIPT), { periodStart, periodEnd });
  expect(status).toBe(201);
});

async function useUpPictures() {
  const rule = { max: 30, windowSeconds: HOUR_SECONDS };
  while (await assistant.services.limits.take("bill-pictures:127.0.0.1", rule));
}

test("refuses a picture beyond the hourly limit", async () => {
  await useUpPictures();
  const { status, body } = await upload([{ name: "bolletta.png", content: PICTURE }]);
  expect([status, body.errors[0]?.message]).toEqual([429, expect.stringContaining("30 foto")]);
  expect(listStored()).toEqual([]);
});

test("reads a PDF beyond the limit of pictures", async () => {
  await useUpPictures();
  const created = await uploadBill(RECEIPT);
  expect(created.files[0]?.status).toBe("read");
  await assistant.inject({ method: "DELETE", ...at(created), payload: {} });
});

test("deletes a bill after its retention period", async () => {
  await uploadBill(GAS);
  expect(listStored()).toHaveLength(1);
  const { services } = assistant;
  await sweepBills(services, new Date(services.clock.now().getTime() - 1));
  expect(listStored()).toHaveLength(1);
  await sweepBills(services, new Date(services.clock.now().getTime() + 1));
  expect(listStored()).toEqual([]);
});

test("says that the values missing in a bill have to be filled in", async () => {
  const { files } = await uploadBill({
    name: "little of it",
    marks: lines({ x: 40, y: 70, to: 400 }, [
      ["Bolletta dell’energia elettrica", ""],
      ["POD:", "IT001E12345678"],
      ["Potenza impegnata:", "3 kW"],
      ["Consumo annuo:", "2.610 kWh"],
      ["Totale da pagare", "123,44 €"],
    ]),
    supplies: {},
  });

  expect(files).toMatchObject([{ status: "read", kind: "luce", problem: { code: "few-values" } }]);
  const names = files[0]?.supplies[0]?.fields.map(({ name }) => name);
  expect(names?.sort()).toEqual(["annualConsumption", "capacityKw", "pod", "total"]);
  expect(files[0]?.problem?.message).toContain("Completa il resto a mano");
});

test("says that the values of an invoice for two shops may be of either", async () => {
  const { files } = await uploadBill(TWO_SHOPS);
  expect(files).toMatchObject([{ status: "read", problem: { code: "several-points" } }]);
  expect(files[0]?.problem?.message).toMatch(/riguarda più punti di fornitura.*Ho letto il primo/);
});
