import type { ItemRequest } from "@volpe/contract";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { jsonFile, runProductImport } from "../catalogue/list/test-products.ts";
import { terminalRow } from "../catalogue/pos/test-terminal.ts";
import { PRODUCT_IMPORTS } from "../catalogue/typologies.ts";
import { startTestAssistant } from "../chat/test-assistant.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { listLeads } from "../leads/lead-repository.ts";
import { listQueuedMails } from "../mail/test-queued-mails.ts";
import { callApi } from "../test-call.ts";
import { setUp } from "../test-setup.ts";

const open = setUp("test", createTestDatabase);
const assistant = setUp("test", () =>
  startTestAssistant(open, { config: { operatorEmail: "op@volpe.example" } }),
);

const REQUEST: ItemRequest = {
  type: "noleggio",
  item: "lince-uno-12",
  destination: "privati",
  duration: 36,
  mileage: 15_000,
  communication: "email",
  name: "Anna Bianchi",
  email: "anna@esempio.it",
  phone: "",
  consents: { privacy: true, marketing: false },
};

const post = (change: Partial<ItemRequest> = {}, headers: Record<string, string> = {}) =>
  callApi(assistant, "POST /rates", { headers, body: { ...REQUEST, ...change } });

async function listMails() {
  const mails = await listQueuedMails(assistant.services);
  return mails.sort((one, other) => one.kind.localeCompare(other.kind));
}

describe("POST /rates for a rental, a terminal or a line", () => {
  test("stores the quote and the lead with every answer, and queues both mails", async () => {
    const { status, body } = await post({}, { tracking: "AFF-1" });

    expect(status).toBe(201);
    const { rate } = body.data;
    expect(body.data).toEqual({ rate, key: expect.stringMatching(/^[\w-]{22}$/), mailed: true });
    expect(await listLeads(open.db, null)).toMatchObject([
      {
        status: "complete",
        type: "noleggio",
        destination: "privati",
        email: "anna@esempio.it",
        tracking: "AFF-1",
        rateId: rate,
        offers: ["lince-uno-12", "orsa-city-10", "orsa-van-16"],
        answers: [
          { label: "Per", value: "privati" },
          { label: "Durata", value: "36\u00a0mesi" },
          { label: "Percorrenza", value: "15.000\u00a0km l’anno" },
          { label: "Quando serve", value: "sto solo guardando" },
        ],
      },
    ]);
    const [operator, person] = await listMails();
    expect(operator).toMatchObject({
      to: "op@volpe.example",
      subject: "Nuovo contatto: noleggio, privati",
    });
    expect(operator?.text).not.toMatch(/Anna|anna@/);
    expect(person).toMatchObject({
      kind: "quote-ready",
      to: "anna@esempio.it",
      subject: "Preventivo noleggio. «Lince Uno 1.2»: 289,00 € al mese",
    });
    expect(person?.text).toContain(`https://volpe.example/preventivo/${rate}?chiave=`);
    expect(person?.text).toContain("15.000\u00a0km l’anno");
    expect(person?.text).toContain("ti risponde una persona di Volpe via e-mail");
  });

  test("requires the fields of a terminal or a line", async () => {
    await post({ type: "pos", item: "", takings: 3000, receipt: 40, terminal: "softpos" });
    await post({ type: "internet", item: "", province: "TO", operator: "Tim", speed: 1000 });

    const leads = await listLeads(open.db, null);
    expect(
      leads.map(({ type, destination, province, operator }) =>
        [type, destination, province, operator].join(" "),
      ),
    ).toEqual(expect.arrayContaining(["pos aziende  ", "internet privati TO TIM"]));
  });

  test("accepts the value of every choice and shows its label", async () => {
    await post({ segment: "commerciale", item: "", neededBy: "tre-mesi", downPayment: 0 });
    await post({ type: "internet", item: "", province: "SI", presentLine: "fttc", speed: 300 });

    const leads = await listLeads(open.db, null);
    expect(leads.flatMap(({ answers }) => answers)).toEqual(
      expect.arrayContaining([
        { label: "Tipo di auto", value: "Veicolo commerciale" },
        { label: "Quando serve", value: "fra uno e tre mesi" },
        { label: "Anticipo", value: "nessuno" },
        { label: "Dove", value: "provincia SI" },
        { label: "Linea di oggi", value: "Fibra mista rame (FTTC, fino a 200 Mbit/s)" },
        { label: "Velocità cercata", value: "300\u00a0Mbit/s" },
      ]),
    );
  });

  test.each([
    ["segment", "Furgone"],
    ["mileage", "15mila"],
    ["neededBy", "Entro un mese"],
  ])("refuses free text for the choice %s", async (field, words) => {
    const { status, body } = await post({ [field]: words });

    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ field }]);
    if (field === "mileage") {
      expect(body.errors[0].message).toMatch(/^Scrivi una cifra sola/);
    }
  });

  test("stores the request to be called with its scope", async () => {
    await post({ communication: "telefono", phone: "333 1234567" });
    const [lead] = await listLeads(open.db, null);

    expect(lead?.recalls).toMatchObject([
      {
        scope: "Una telefonata, solo su questo noleggio: lince-uno-12, orsa-city-10, orsa-van-16.",
        phone: "+393331234567",
      },
    ]);
  });

  test.each<[string, Partial<ItemRequest>, string]>([
    ["an invalid duration", { duration: 200 }, "duration"],
    ["invalid kilometres", { mileage: 3 }, "mileage"],
    ["a line without a place", { type: "internet", item: "" }, "province"],
    ["a receipt above the takings", { type: "pos", item: "", takings: 50, receipt: 60 }, "receipt"],
    ["an invalid e-mail", { email: "anna" }, "email"],
    ["a request for a call without a phone number", { communication: "telefono" }, "phone"],
  ])("refuses %s with the message of the assistant", async (_, change, field) => {
    const { status, body } = await post(change);

    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ code: "invalid-field", field }]);
    expect(await listLeads(open.db, null)).toEqual([]);
  });

  test.each([
    ["does not exist", "mai-esistita", /^Non conosco l’offerta/],
    ["the database cannot store", "mai\u0000", /^Qui c’è un carattere/],
    [
      "belongs to another typology",
      "banco-facile",
      /^L’offerta che hai indicato è di un altro tipo/,
    ],
  ])("refuses a wanted item that %s, and stores nothing", async (_, item, message) => {
    const { status, body } = await post({ item });

    expect(status).toBe(422);
    expect(body.errors).toMatchObject([
      { code: "invalid-field", field: "item", message: expect.stringMatching(message) },
    ]);
    expect(await listLeads(open.db, null)).toEqual([]);
  });

  test("stores a wanted item that is no longer on sale and marks its replacements", async () => {
    const { products } = assistant.services;
    const rows = [
      terminalRow({ name: "Cassa Finita", validTo: "2026-01-31" }),
      ...["Uno", "Due", "Tre", "Sparita"].map((name) => terminalRow({ name })),
    ];
    await runProductImport(open, PRODUCT_IMPORTS.pos, jsonFile(rows));
    await products.reload();
    const gone = products.items("pos").find(({ name }) => name === "Sparita");
    await runProductImport(open, PRODUCT_IMPORTS.pos, jsonFile(rows.slice(0, -1)));
    await products.reload();
    const { rows: slugs } = await open.db.execute<{ slug: string }>(
      sql`select slug from item_slugs where slug like '%finita%'`,
    );

    for (const [item, name] of [
      [slugs[0]?.slug ?? "", "Cassa Finita"],
      [gone?.slug ?? "", "Sparita"],
    ] as const) {
      const asked = { type: "pos", item, takings: 3000 } as const;
      expect((await post(asked)).status).toBe(201);

      const wanted = { label: "Offerta voluta", value: `«${name}», che non si vende più` };
      const leads = await listLeads(open.db, null);
      const lead = leads.find(({ answers }) => answers.some(({ value }) => value === wanted.value));
      expect(lead?.answers).toContainEqual(wanted);
      expect(lead?.offers.length).toBeGreaterThan(0);
      expect(lead?.offers).not.toContain(item);
      const told = (await listMails()).filter(({ text }) => text.includes(wanted.value));
      expect(told.map(({ kind }) => kind)).toEqual(["lead", "quote-ready"]);
      expect(told[0]?.text).toContain("Proposte al suo posto");
      expect(told[1]?.text).toContain(`«${name}» non si vende più: queste sono le altre.`);
    }
  });

  test("answers a filled honeypot as usual and stores nothing", async () => {
    const { status } = await post({ website: "http://spam.example" });

    expect(status).toBe(201);
    expect(await listLeads(open.db, null)).toEqual([]);
    expect(await listMails()).toEqual([]);
  });

  test("stores a request after the sixtieth within an hour without a mail", async () => {
    for (let index = 0; index < 60; index += 1) {
      await post({ email: `anna${index}@esempio.it` });
    }
    const { status, body } = await post({ email: "anna60@esempio.it" });

    expect([status, body.data.mailed]).toEqual([201, false]);
    expect(await listLeads(open.db, null)).toHaveLength(61);
  });

  test("says that the mailbox has reached its daily limit of mails", async () => {
    for (let index = 0; index < 3; index += 1) {
      await post();
    }

    expect((await post()).body.data.mailed).toBe(false);
  });
});
