import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type BillCreated, type RateView, toBillReference } from "@volpe/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { TestBill } from "../bill-reading/test-bills/draw-bill.ts";
import { OLDER_GAS_BILLS } from "../bill-reading/test-bills/older-gas-bills.ts";
import { RECEIPT_BILLS } from "../bill-reading/test-bills/receipt-bills.ts";
import { confirmReceipt, uploadFiles, uploadTestBill } from "../bills/upload-test-files.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { listQueuedMails } from "../mail/test-queued-mails.ts";
import { forgetBilledSupplies } from "../privacy/retention-repository.ts";
import { toRateKey } from "../quote/rate-key.ts";
import { createTestFolder } from "../test-folder.ts";
import { setUp } from "../test-setup.ts";
import { startTestAssistant } from "./test-assistant.ts";
import { answerAll, setUpVisitors, type TestVisitor } from "./test-visitor.ts";

const open = setUp("file", createTestDatabase);
const folder = setUp("file", createTestFolder);
const assistant = setUp("file", () =>
  startTestAssistant(open, { config: { dataDir: folder.path } }),
);
const connectTo = setUpVisitors();

const [RECEIPT] = RECEIPT_BILLS as [TestBill, ...TestBill[]];
const HOLDER = /Mario Rossi|RSSMRA85T10A562S/;
const NAMED: TestBill = {
  ...RECEIPT,
  marks: [
    ...RECEIPT.marks,
    { x: 40, y: 790, text: "Intestatario: Mario Rossi" },
    { x: 300, y: 790, text: "C.F. RSSMRA85T10A562S" },
  ],
};
const [GAS] = OLDER_GAS_BILLS as [TestBill, ...TestBill[]];
const HOME = ["casa", "luce", "sì", "Milano", "Fonte Chiara"];
const plain = (text = "") => text.replaceAll("\u00a0", " ");

async function walkTo(answers: readonly string[]): Promise<TestVisitor> {
  const visitor = await connectTo(assistant.url);
  await visitor.begun();
  await answerAll(visitor, answers);
  return visitor;
}

const send = (visitor: TestVisitor, created: BillCreated) =>
  visitor.answer("bolletta.pdf", { value: toBillReference(created) });
async function walkToQuote(
  visitor: TestVisitor,
  { pricing = "non lo so", keeps = "sì" } = {},
): Promise<void> {
  for (let turn = 0; visitor.uploads.length === 0 && turn < 13; turn += 1) {
    // Sure values are correct, and here the doubtful ones are too.
    const others: Record<number, string> = { 134: keeps, 155: pricing, 200: "3 kW" };
    await visitor.answer(others[visitor.asked()] ?? "sì");
    await visitor.until(() => visitor.asked() !== 121, "the next question");
    if (visitor.asked() > 210) {
      await visitor.until(() => visitor.uploads.length > 0, "the quote");
    }
  }
}

const said = (visitor: TestVisitor) => plain(visitor.heard.at(-1)?.messages.join("\n"));

async function askSupply(rate: string, headers: Record<string, string>) {
  const reply = await assistant.inject({ url: `/api/v1/rates/${rate}/holder`, headers });
  return reply.statusCode === 200 ? reply.json().data : reply.statusCode;
}

/** A visitor at home who was asked for the consumption and sent the receipt. */
async function sendReceipt() {
  const visitor = await walkTo(HOME);
  const created = await uploadTestBill(assistant, RECEIPT);
  expect(await send(visitor, created)).toEqual({ ok: true });
  return { visitor, created };
}

test("repeats the sure values of a bill with their units", async () => {
  const { visitor, created } = await sendReceipt();

  expect(visitor.asked()).toBe(121);
  expect(said(visitor)).toContain("Consumo annuo: 2.610 kWh");
  expect(said(visitor)).toContain("Costo medio: 0,135 €/kWh");
  expect(said(visitor)).toContain("Potenza: 3 kW (sicuro, pagina 1: «Potenza impegnata: 3 kW»)");
  expect(said(visitor)).toContain(
    "Fornitore: Fonte Chiara Energia S.p.A. (da controllare, pagina 1",
  );
  expect(said(visitor)).toContain(
    "Codice offerta: 000231ESFML01XXSORGENTEFISSA0024, Tipo: prezzo fisso (sicuro, pagina",
  );
  // Only the last bubble of a question is bold, and it holds no values.
  expect(plain(visitor.heard.at(-1)?.messages.at(-1))).toBe("È giusto?");
  expect(JSON.stringify(visitor.heard)).not.toContain(created.key);
});

test("deletes a bill once the chat has read it", async () => {
  const { created } = await sendReceipt();
  expect(readdirSync(join(folder.path, "bills"))).toEqual([]);
  const headers = { "owner-key": created.key };
  const gone = await assistant.inject({ url: `/api/v1/bills/${created.bill}`, headers });
  expect(gone.statusCode).toBe(404);
});

test("uses the values of a bill only after a yes", async () => {
  const { visitor } = await sendReceipt();

  expect(visitor.heard.at(-1)?.dto?.rates).toEqual([]);
  await visitor.answer("sì");
  expect(visitor.heard.at(-1)?.dto?.rates[0]).toMatchObject({ cma: "2610" });
});

test.each([
  ["fisso", "fixed"],
  ["variabile", "variable"],
  ["non lo so", undefined],
])("a bill in the chat with «%s» leads to the same quote as its page", async (said, pricing) => {
  const visitor = await walkTo(HOME);
  await send(visitor, await uploadTestBill(assistant, RECEIPT));
  await walkToQuote(visitor, { pricing: said });
  const inChat = visitor.heard.at(-1)?.dto?.preventivo;

  const created = await uploadTestBill(assistant, RECEIPT);
  const { bill, key } = created;
  const confirmed = await assistant.inject({
    method: "POST",
    url: `/api/v1/bills/${bill}/rate`,
    headers: { "owner-key": key },
    payload: {
      ...confirmReceipt(created),
      annualF1: 870,
      annualF2: 800,
      annualF3: 940,
      offerExpiry: "2027-12-31",
      ...(pricing !== undefined && { pricing }),
    },
  });
  // The chat knows the comune, the page only the province: the words of the place differ, the
  // figures do not.
  const read = async (rate: string) => {
    const view = (await assistant.inject(`/api/v1/rates/${rate}`)).json().data as RateView;
    const { figures, reference, referenceSpendEur, bestSlug, capacityKw, use, assumptions } = view;
    return {
      fasce: new URLSearchParams(view.query).get("fasce"),
      scadenza: new URLSearchParams(view.query).get("scadenza"),
      ...{ figures, reference, referenceSpendEur, bestSlug, capacityKw },
      prices: view.offers.map(({ price }) => price.cents),
      bands: use.find(({ label }) => label.startsWith("Fasce")),
      ofToday: assumptions?.filter((each) => /di oggi/.test(each)),
    };
  };
  const uploaded = await read(confirmed.json().data.rate);
  expect(uploaded.fasce).toBe("870-800-940");
  expect(uploaded.scadenza).toBe("2027-12-31");
  expect(uploaded.bands?.value).toBe("33,3% F1, 30,7% F2, 36% F3");
  expect(uploaded.ofToday).toContain(
    "Il prezzo di oggi vale fino al 31 dicembre 2027: il conto lo tiene fermo per dodici mesi.",
  );
  expect(await read(String(inChat))).toEqual(uploaded);
});

test("shows supply point and holder of a bill in the chat only to the holder of the quote's key", async () => {
  const pod = "IT001E12345678";
  const visitor = await walkTo(HOME);
  await send(visitor, await uploadTestBill(assistant, NAMED));
  await walkToQuote(visitor);
  const rate = String(visitor.heard.at(-1)?.dto?.preventivo);
  await answerAll(visitor, ["e-mail", ["privacy"], "Anna Bianchi", "anna@esempio.it"]);
  const mails = await listQueuedMails(assistant.services);
  const key = toRateKey(assistant.services.config, rate);
  const supplyOf = (headers: Record<string, string>) => askSupply(rate, headers);

  expect(await supplyOf({ "owner-key": key })).toMatchObject({
    ...{ point: pod, billHolder: "Mario Rossi", billFiscalCode: "RSSMRA85T10A562S" },
    // A postal code that is no longer in use is doubtful, and the chat asks about no postal code.
    ...{ billStreet: "via Roma 12", billPostalCode: "", billCity: "Milano" },
  });
  expect(await supplyOf({})).toBe(404);
  expect(await supplyOf({ "owner-key": "AbCdEfGhIjKlMnOpQrStUv" })).toBe(404);
  const { rows } = await open.db.execute(
    sql`select conversations::text as conversation, rates::text as rate from conversations, rates`,
  );
  expect(JSON.stringify([rows, mails, visitor.heard])).not.toContain(pod);
  expect(JSON.stringify([rows, mails, visitor.heard])).not.toMatch(HOLDER);

  const asked = sql`select 1 from conversations where sealed_supply <> ''`;
  expect((await open.db.execute(asked)).rows).not.toEqual([]);
  await forgetBilledSupplies(open.db, new Date("2100-01-01"));
  expect((await open.db.execute(asked)).rows).toEqual([]);
  expect(await supplyOf({ "owner-key": key })).toMatchObject({ point: "", billHolder: "" });
});

test("keeps no point and no holder of a bill if the person says no", async () => {
  const visitor = await walkTo(HOME);
  const conversation = await visitor.begun();
  await send(visitor, await uploadTestBill(assistant, NAMED));
  await walkToQuote(visitor, { keeps: "no" });
  const asked = visitor.heard.flatMap(({ messages }) => messages).join("\n");
  expect(asked).toContain(
    "ho letto anche il POD, l’intestatario, il codice fiscale e l’indirizzo.",
  );
  const rate = String(visitor.heard.at(-1)?.dto?.preventivo);
  await answerAll(visitor, ["e-mail", ["privacy"], "Anna Bianchi", "anna@esempio.it"]);
  const key = toRateKey(assistant.services.config, rate);
  expect(await askSupply(rate, { "owner-key": key })).toMatchObject({
    ...{ name: "Anna Bianchi", point: "", billHolder: "", billFiscalCode: "", billStreet: "" },
  });
  const { rows } = await open.db.execute(
    sql`select sealed_supply as supply from conversations where id = ${conversation.conversation}`,
  );
  expect(rows).toEqual([{ supply: "" }]);
});

test("says before the bill is sent what happens to it", async () => {
  const visitor = await walkTo(HOME);
  const file = visitor.heard.at(-1)?.addons.find(({ kind }) => kind === "file");
  expect(file).toHaveProperty("notice", expect.stringContaining("la cancello appena letta"));
});

test("asks for a denied value and uses only the typed one", async () => {
  const visitor = await walkTo(HOME);
  await send(visitor, await uploadTestBill(assistant, RECEIPT));
  await visitor.answer("no");
  expect(said(visitor)).toContain(
    "Alla voce «Consumo annuo» leggo 2.610 kWh (sicuro, pagina 1: «Consumo annuo (dal 01/05/2025 al 30/04/2026): 2.610 kWh»). È giusto?",
  );
  expect(visitor.heard.at(-1)?.dto?.rates).toEqual([]);
  await visitor.answer("2.700 kWh");
  expect(visitor.heard.at(-1)?.dto?.rates[0]?.cma).toBe("2700");
});

test("recognises a bill of the other supply", async () => {
  const visitor = await walkTo(HOME);
  await send(visitor, await uploadTestBill(assistant, GAS));
  expect(said(visitor)).toContain("Questa è una bolletta del gas");
});

test("names a file that cannot be opened", async () => {
  const visitor = await walkTo(HOME);
  const broken = [{ name: "rotta.pdf", content: Buffer.from("%PDF-1.7\nniente") }];
  await send(visitor, (await uploadFiles(assistant, broken)).body.data);
  expect(said(visitor)).toContain("«rotta.pdf» non si apre");
});

test("accepts a typed figure after a bill was lost", async () => {
  const visitor = await walkTo(HOME);
  const key = "AbCdEfGhIjKlMnOpQrStUv";
  await visitor.answer("x.pdf", { value: `bolletta:${key}:${key}` });
  expect(visitor.asked()).toBe(60);
  await visitor.answer("2.700 kWh");
  expect(visitor.asked()).toBe(200);
});

test("repeats its question in a resumed conversation after a bill", async () => {
  const visitor = await walkTo(HOME);
  const conversation = await visitor.begun();
  await send(visitor, await uploadTestBill(assistant, RECEIPT));
  const other = await connectTo(assistant.url, { resuming: true });
  await other.resume(conversation);
  expect(other.heard.at(-1)?.messages).toEqual(visitor.heard.at(-1)?.messages);
  expect(other.heard.at(-1)?.known).toContainEqual({
    label: "Bolletta",
    value: "«bolletta.pdf»",
    step: 60,
  });
});
