import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestAccount, signInForTest } from "../accounts/sessions/test-session.ts";
import { accounts } from "../accounts/store/account-tables.ts";
import { startTestAssistant } from "../chat/test-assistant.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { TEST_RATE_FORM } from "../forms/test-rate-form.ts";
import { isRateOwned } from "../leads/owned-lead-repository.ts";
import { TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { toForm } from "../tickets/test-tickets.ts";

const open = setUp("test", createTestDatabase);
const assistant = setUp("test", () => startTestAssistant(open));

const CONTACTS = {
  communication: "email",
  name: "Anna Bianchi",
  email: "Anna@Esempio.it",
  phone: "",
  consents: { privacy: true, marketing: false },
};
const QUOTE = { ...TEST_RATE_FORM, ...CONTACTS, presentSpendEur: 1100 };
const RENTAL = {
  ...CONTACTS,
  type: "noleggio",
  item: "lince-uno-12",
  destination: "privati",
  duration: 36,
  mileage: 15_000,
};

async function person(email: string) {
  const account = await createTestAccount(assistant.services, { email });
  return { ...account, headers: await signInForTest(assistant.services, account.id) };
}

const ownsRate = (accountId: string, rateId: string) => isRateOwned(open.db, { accountId, rateId });

async function post(path: string, payload: object, headers: Record<string, string> = {}) {
  const reply = await assistant.inject({ method: "POST", url: `/api/v1${path}`, headers, payload });
  return { status: reply.statusCode, data: reply.json().data };
}

async function list(headers: Record<string, string>) {
  const reply = await assistant.inject({ url: "/api/v1/requests", headers });
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
}

test("a person sees the requests of their mailbox with figures and the next step", async () => {
  const anna = await person("anna@esempio.it");
  const bruno = await person("bruno@esempio.it");
  const { rate } = (await post("/rates", QUOTE)).data;
  const rental = (await post("/rates", RENTAL)).data;
  const form = toForm(
    { id: randomUUID(), subject: "Il preventivo", message: "Una domanda", rate },
    [],
  );
  const openTicket = (headers: Record<string, string>) =>
    assistant.inject({
      method: "POST",
      url: "/api/v1/tickets",
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    });
  expect((await openTicket(bruno.headers)).statusCode).toBe(404);
  const { slug } = (await openTicket(anna.headers)).json().data;

  const requests = await list(anna.headers);
  const byKind = Object.fromEntries(requests.map((each: { kind: string }) => [each.kind, each]));
  expect(requests).toHaveLength(2);
  expect(byKind.quote).toEqual({
    id: expect.any(String),
    kind: "quote",
    tipology: "luce",
    title: "Luce per la casa, 2.700\u00a0kWh",
    state: "Preventivo pronto",
    path: [
      { name: "Preventivo", state: "now" },
      { name: "Ordine", state: "next" },
      { name: "Firma", state: "next" },
      { name: "Accettazione", state: "next" },
      { name: "Attivazione", state: "next" },
    ],
    nextStep:
      "Tocca a te: confronta le offerte e apri quella che ti convince. Le cifre sono quelle del 21 novembre 2026.",
    isYours: true,
    action: { label: "Apri il preventivo", path: `/preventivo/${rate}` },
    rate,
    saving: "Risparmio 176,00\u00a0€ l’anno",
    tickets: [{ slug, number: expect.stringMatching(/^V-\d+$/) }],
    createdAt: TEST_NOW.toISOString(),
  });
  expect(byKind.item).toMatchObject({
    tipology: "noleggio",
    title: "Noleggio: Lince Uno 1.2",
    state: "Richiesta ricevuta",
    nextStep:
      "Tocca a noi: ti rispondiamo via e-mail, con disponibilità e condizioni. Le cifre sono quelle del 21 novembre 2026.",
    action: { label: "Apri il preventivo", path: `/preventivo/${rental.rate}` },
    rate: rental.rate,
    tickets: [],
  });
  expect(JSON.stringify(requests)).not.toMatch(/Bianchi|esempio/);
  expect(await list(bruno.headers)).toEqual([]);
  expect(await ownsRate(anna.id, rate)).toBe(true);
  expect(await ownsRate(bruno.id, rate)).toBe(false);
  expect(await ownsRate(anna.id, "../etc")).toBe(false);
});

test("a request made while logged in belongs to the account, whatever its e-mail", async () => {
  const anna = await person("anna@esempio.it");
  const bruno = await person("bruno@esempio.it");
  const { rate } = (await post("/rates", QUOTE, bruno.headers)).data;
  await post("/rates", RENTAL, bruno.headers);
  expect(await list(bruno.headers)).toHaveLength(2);
  expect(await list(anna.headers)).toEqual([]);
  expect(await ownsRate(bruno.id, rate)).toBe(true);
  expect((await post("/rates", QUOTE, { authorization: "Bearer no" })).status).toBe(401);
});

test("a saved estimate is listed only for the account that saved it", async () => {
  const anna = await person("anna@esempio.it");
  const bruno = await person("bruno@esempio.it");
  const query = "consumo=2700&potenza=3&residente=si&provincia=MI&spesa=1100";
  const { rate } = (await post("/estimate", { tipology: "luce", query }, anna.headers)).data;

  expect(await list(anna.headers)).toMatchObject([
    { kind: "quote", rate, title: "Luce per la casa, 2.700\u00a0kWh", isYours: true },
  ]);
  expect(await list(bruno.headers)).toEqual([]);
  expect(await ownsRate(anna.id, rate)).toBe(true);
  expect(await ownsRate(bruno.id, rate)).toBe(false);
});

test("an account with an unconfirmed address sees no requests", async () => {
  const anna = await person("anna@esempio.it");
  await post("/rates", QUOTE);
  await open.db.update(accounts).set({ activatedAt: null }).where(eq(accounts.id, anna.id));
  expect(await list(anna.headers)).toEqual([]);
});
