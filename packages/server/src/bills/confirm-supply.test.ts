import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BillCreated, BUSINESS_GAS_SENTENCE } from "@volpe/contract";
import { expect, test, vi } from "vitest";
import { drawBill, type TestBill } from "../bill-reading/test-bills/draw-bill.ts";
import { RECEIPT_BILLS } from "../bill-reading/test-bills/receipt-bills.ts";
import type { Catalogue } from "../catalogue/energy/catalogue.ts";
import { toProblem } from "./bill-reader.ts";
import { storeOutcome } from "./bill-repository.ts";
import { setUpBills } from "./test-bill-assistant.ts";

const { assistant, upload, confirm, at, listStored } = setUpBills();

const [RECEIPT] = RECEIPT_BILLS as [TestBill, ...TestBill[]];
const PICTURE = readFileSync(join(import.meta.dirname, "test-files/riquadro.png"));

const toPdf = async (bill: TestBill, name: string) => ({ name, content: await drawBill(bill) });

test("keeps a file that is still being read when another supply is confirmed", async () => {
  const { body } = await upload([
    await toPdf(RECEIPT, "luce.pdf"),
    { name: "gas.png", content: PICTURE },
  ]);
  const created = body.data as BillCreated;
  expect(created.files.map(({ status }) => status)).toEqual(["read", "reading"]);
  expect((await confirm(created)).status).toBe(201);

  const left = (await assistant.inject(at(created))).json().data.files;
  expect(left).toMatchObject([{ name: "gas.png", status: "reading" }]);
  expect(listStored()).toHaveLength(1);
  const { config, db } = assistant.services;
  await storeOutcome(db, config, { id: left[0].id, outcome: toProblem("illegible") });
  expect((await assistant.inject(at(created))).json().data.files).toMatchObject([
    { name: "gas.png", status: "failed", problem: { code: "illegible" } },
  ]);
  await assistant.inject({ method: "DELETE", ...at(created), payload: {} });
  expect(listStored()).toEqual([]);
});

test("keeps the other home when one of two is confirmed", async () => {
  const other = withPoint(RECEIPT, "IT001E12345678", "IT001E87654321");
  const { body } = await upload([
    await toPdf(RECEIPT, "marzo.pdf"),
    await toPdf(other, "mare.pdf"),
    await toPdf(RECEIPT, "maggio.pdf"),
  ]);
  const created = body.data as BillCreated;
  expect(created.files.map(({ supplies }) => supplies[0]?.group)).toEqual([0, 1, 0]);
  expect((await confirm(created)).status).toBe(201);

  const left = (await assistant.inject(at(created))).json().data.files;
  expect(left).toMatchObject([{ name: "mare.pdf", supplies: [{ group: 0 }] }]);
  expect((await confirm(created)).status).toBe(404);
  expect((await confirm({ ...created, files: left })).status).toBe(201);
  expect(listStored()).toEqual([]);
});

/** The same bill of another supply point. */
function withPoint(bill: TestBill, from: string, to: string): TestBill {
  return JSON.parse(JSON.stringify(bill).replaceAll(from, to));
}

test("says why the gas of a company has no quote before it asks for any check", async () => {
  const gas = RECEIPT_BILLS.find(({ supplies }) => supplies.gas !== undefined);
  const { body } = await upload([await toPdf(gas as TestBill, "gas.pdf")]);
  const created = body.data as BillCreated;
  const refused = await confirm(created, { type: "gas", destination: "aziende", checked: [] });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: [{ field: "destination", message: BUSINESS_GAS_SENTENCE }] },
  });
});

test.each([
  ["destination", "", "Scegli se la fornitura è di una casa o di un’azienda."],
  ["destination", undefined, "Scegli se la fornitura è di una casa o di un’azienda."],
  ["resident", undefined, "Scegli se sei residente dov’è la fornitura."],
])("names the field of a confirmation without %s (%j)", async (field, value, message) => {
  const { body } = await upload([await toPdf(RECEIPT, "luce.pdf")]);
  const refused = await confirm(body.data, { [field]: value });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    [{ code: "invalid-field", field, message }],
  ]);
  await assistant.inject({ method: "DELETE", ...at(body.data), payload: {} });
});

test("looks up a typed offer code for the key's holder without storing it", async () => {
  const { body } = await upload([await toPdf(RECEIPT, "luce.pdf")]);
  const created = body.data as BillCreated;
  const { catalogue } = assistant.services;
  const known = { tipology: "luce", code: "UNA1", slug: "una", name: "Una", path: "/una" };
  const offers = [{ ...known, pricing: "fixed", supplier: { name: "Lago" } }];
  const entries = vi.spyOn(catalogue, "entries");
  entries.mockReturnValue(offers as unknown as ReturnType<Catalogue["entries"]>);
  const { url, headers } = at(created);
  const ask = async (offerCode: string, key = headers["owner-key"]) => {
    const payload = { file: created.files[0]?.id, type: "luce", offerCode };
    const by = { "owner-key": key };
    return await assistant.inject({ method: "POST", url: `${url}/offer`, headers: by, payload });
  };

  const { data } = (await ask(" una1 ")).json();
  // The bill names another supplier.
  expect(data).toMatchObject({ group: 0, offer: null, doubtfulOffer: { slug: "una" } });
  expect(data.fields.at(-1)).toMatchObject({ name: "offerCode", value: "UNA1" });
  expect((await ask("NESSUNA")).json().data).not.toHaveProperty("doubtfulOffer");
  expect((await ask("UNA1", "a".repeat(22))).statusCode).toBe(404);

  const [file] = (await assistant.inject(at(created))).json().data.files;
  expect(file.supplies[0]).not.toHaveProperty("doubtfulOffer");
  const sent = { offerCode: "UNA1", checked: [] };
  expect((await confirm(created, sent)).body.errors).toMatchObject([{ field: "operator" }]);
  expect((await confirm(created, { ...sent, checked: ["operator"] })).status).toBe(201);
  entries.mockRestore();
});

test("accepts F1 alone for a bill with F1 and F23", async () => {
  const { body } = await upload([await toPdf(RECEIPT, "luce.pdf")]);
  const [unknown] = (await confirm(body.data, { annualF1: 870, annualF2: 800 })).body.errors;
  expect(unknown).toMatchObject({ field: "annualF3" });
  const half = { annualF1: 870, checked: ["operator", "annualF1"] };
  expect((await confirm(body.data, half)).status).toBe(201);
});
