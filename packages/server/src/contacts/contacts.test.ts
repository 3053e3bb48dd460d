import {
  CONSENT_TEXTS,
  CONSENT_VERSIONS,
  type ContactRequest,
  MINUTE_MS,
  RECALL_CONSENT,
  type WireError,
} from "@volpe/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { runAdmin } from "../admin/test-admin.ts";
import { listQueuedMails } from "../mail/test-queued-mails.ts";
import { callApi } from "../test-call.ts";
import { createTestServer, TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { listContactMessages } from "./contact-repository.ts";

const REQUEST: ContactRequest = {
  topic: "errore",
  message: "La quota fissa dell’offerta non è quella\nche leggo sul sito del fornitore.",
  name: "Anna Bianchi",
  email: "anna@esempio.it",
  communication: "email",
  phone: "+39",
  consents: { privacy: true, marketing: true },
};

let now: Date;

beforeEach(() => {
  now = TEST_NOW;
});
const server = setUp("test", () =>
  createTestServer({
    config: { operatorEmail: "op@volpe.example" },
    clock: { now: () => now },
  }),
);

const send = (changes: Partial<Record<keyof ContactRequest, unknown>> = {}, headers = {}) =>
  callApi(server.app, "POST /contacts", { body: { ...REQUEST, ...changes }, headers });

const listMails = () => listQueuedMails(server.services);

const listStored = () => listContactMessages(server.services.db, null);

describe("a message from the contact form", () => {
  test("is stored without control characters", async () => {
    const { status } = await send({ message: "La quota\u0001 è\u0007 un’altra\r\n\te non questa" });
    expect(status).toBe(201);
    expect(await listStored()).toMatchObject([{ message: "La quota è un’altra\n\te non questa" }]);
    const { status: empty } = await send({ message: "\u0001".repeat(12) });
    expect(empty).toBe(422);
  });

  test("is stored with the texts of its consents", async () => {
    const reply = await send({}, { tracking: "AFF-1" });
    expect(reply).toEqual({ status: 201, body: { data: { mailed: true } } });
    const consent = (category: keyof typeof CONSENT_TEXTS, granted: boolean) => ({
      category,
      granted,
      text: CONSENT_TEXTS[category],
      policyVersion: CONSENT_VERSIONS[category],
    });
    expect(await listStored()).toEqual([
      {
        id: expect.any(String),
        topic: "errore",
        message: REQUEST.message,
        name: "Anna Bianchi",
        email: "anna@esempio.it",
        phone: "",
        communication: "email",
        consents: [consent("privacy", true), consent("marketing", true)],
        tracking: "AFF-1",
        createdAt: TEST_NOW,
      },
    ]);
  });

  test("is mailed in full to the operator only", async () => {
    await send({}, { tracking: "AFF-1" });
    const mails = await listMails();
    const told = mails.find(({ kind }) => kind === "contact");
    expect(told?.to).toBe("op@volpe.example");
    expect(told?.text).toContain("che leggo sul sito del fornitore.");
    expect(told?.text).toContain("anna@esempio.it");
    const received = mails.find(({ kind }) => kind === "contact-received");
    expect(received?.to).toBe("anna@esempio.it");
    expect(`${received?.text}${received?.html}`).not.toMatch(/quota fissa|Bianchi/);
    expect(received?.text).toMatch(/\/faqs\?\S*=AFF-1/);
    expect(received?.text).toContain("Un dato o un calcolo che non torna");
  });

  test("that asks for a call is stored with its number", async () => {
    await send({ communication: "telefono", phone: "333 1234567" });
    expect(await listStored()).toMatchObject([
      { communication: "telefono", phone: "+393331234567", createdAt: TEST_NOW },
    ]);
    const [message] = await listStored();
    expect(message?.consents.at(-1)).toEqual({
      category: "recall",
      granted: true,
      text: RECALL_CONSENT.contacts,
      policyVersion: RECALL_CONSENT.version,
    });
  });

  test("with a filled honeypot gets the usual answer but is not stored", async () => {
    expect(await send({ website: "https://example" })).toMatchObject({ status: 201 });
    expect(await listStored()).toEqual([]);
    expect(await listMails()).toEqual([]);
  });

  test.each([
    [{ email: "anna@" }, "email"],
    [{ email: "a@esempio.it, b@esempio.it" }, "email"],
    [{ name: "  " }, "name"],
    [{ message: "          ." }, "message"],
    [{ message: "x".repeat(4001) }, "message"],
    [{ communication: "telefono", phone: "+39" }, "phone"],
    [{ phone: "12" }, "phone"],
    [{ topic: "saluti" }, "topic"],
    [{ consents: { privacy: false, marketing: false } }, "consents"],
  ])("is refused with the wrong field (%#)", async (changes, field) => {
    const { status, body } = await send(changes);
    expect(status).toBe(422);
    expect(body.errors[0].field).toContain(field);
    expect(await listStored()).toEqual([]);
  });

  test("gets one message for each wrong field", async () => {
    const { status, body } = await send({
      topic: "",
      message: "Breve",
      name: "",
      email: "anna@",
      consents: { ...REQUEST.consents, privacy: false },
    });
    const told = body.errors.map(({ field, message }: WireError) => [field, message]);
    expect([status, Object.fromEntries(told)]).toEqual([
      422,
      {
        topic: "Scegli di che cosa si tratta: se non lo trovi, «Altro».",
        message: "Scrivi il messaggio: bastano dieci caratteri.",
        name: "Scrivi il tuo nome: almeno due lettere.",
        email: "Controlla l’e-mail: dev’essere come nome@esempio.it.",
        "consents.privacy": "Per risponderti serve che tu abbia letto l’informativa.",
      },
    ]);
  });

  test("is not acknowledged after five in an hour from one address, and refused after sixty", async () => {
    const replies: Awaited<ReturnType<typeof send>>[] = [];
    for (let index = 0; index < 60; index += 1) {
      replies.push(await send({ email: `a${index}@esempio.it` }));
    }
    const mailed = replies.map(({ body }) => body.data.mailed);
    expect(mailed).toEqual([...Array(5).fill(true), ...Array(55).fill(false)]);
    expect(await listStored()).toHaveLength(60);
    const told = (await listMails()).filter(({ kind }) => kind === "contact");
    expect(told).toHaveLength(60);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(refused.body.errors[0].message).toContain("riprova fra un’ora");
    now = new Date(TEST_NOW.getTime() + 61 * MINUTE_MS);
    expect((await send()).status).toBe(201);
  });

  test("is acknowledged by mail three times a day per mailbox, however it is spelled", async () => {
    const mailed: boolean[] = [];
    for (const email of ["b@e.it", "B@e.it", "b+1@e.it", "b+2@e.it"]) {
      mailed.push((await send({ email })).body.data.mailed);
    }
    expect(mailed).toEqual([true, true, true, false]);
    expect(await listStored()).toHaveLength(4);
  });
});

describe("admin contacts", () => {
  const run = (...args: string[]) => runAdmin(server.services, ["contacts", ...args]);

  test("lists messages as text or JSON and filters by day", async () => {
    await send({ message: "Prima riga del messaggio\n\u001b[31mseconda" });
    const { code, out } = await run();
    expect(code).toBe(0);
    expect(out[0]).toMatch(/^2026-11-21 11:00 {2}Un dato o un calcolo .* anna@esempio\.it/);
    expect(out[0]).toContain("\n    Prima riga del messaggio\n    [31mseconda");
    expect(out.at(-1)).toBe("1 messaggio.");
    const exported = await run("--json");
    expect(JSON.parse(exported.out.join(""))).toMatchObject([{ email: "anna@esempio.it" }]);
    expect((await run("--since", "2026-11-22")).out).toEqual(["0 messaggi."]);
  });

  test.each([[["--since", "ieri"]], [["cancella"]], [["--since", "2026-11-21", "x"]]])(
    "exits with 2 on the arguments %j",
    async (args) => {
      const { code, err } = await run(...args);
      expect(code).toBe(2);
      expect(err).toHaveLength(1);
    },
  );
});
