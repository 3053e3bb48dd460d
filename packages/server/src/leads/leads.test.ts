import { HOUR_SECONDS, MINUTE_MS, RECALL_CONSENT } from "@volpe/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runAdmin } from "../admin/test-admin.ts";
import { startTestAssistant } from "../chat/test-assistant.ts";
import { answerAll, answerNamed, connectVisitor, TO_QUOTE } from "../chat/test-visitor.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { listQueuedMails } from "../mail/test-queued-mails.ts";
import { findRate, toRateView } from "../quote/rate-repository.ts";
import { setUp } from "../test-setup.ts";
import { noteUndeliveredQuote, notifyOpenLeads } from "./lead-jobs.ts";
import { listLeads } from "./lead-repository.ts";

let visitor: Awaited<ReturnType<typeof connectVisitor>>;
let nowMs = 0;

beforeEach(() => {
  nowMs = Date.parse("2026-11-21T10:00:00Z");
});
const open = setUp("test", createTestDatabase);
const assistant = setUp("test", () =>
  startTestAssistant(open, {
    config: { operatorEmail: "op@volpe.example" },
    clock: { now: () => new Date(nowMs) },
  }),
);
beforeEach(async () => {
  visitor = await connectVisitor(assistant.url, { tracking: "AFF-9" });
  await visitor.begun();
});
afterEach(() => {
  visitor.close();
});

const listMails = () => listQueuedMails(assistant.services);

const run = (...args: string[]) => runAdmin(assistant.services, ["leads", ...args]);

const TO_PHONE = [...TO_QUOTE.slice(0, 8), "telefono", "di sera", ["privacy"], "Anna Bianchi"];

describe("a conversation", () => {
  test("makes one lead when finished, mailed to the operator without its contacts", async () => {
    await answerAll(visitor, TO_QUOTE);
    const all = await listLeads(open.db, null);

    expect(all).toMatchObject([
      { status: "complete", email: "anna@esempio.it", tracking: "AFF-9" },
    ]);
    const mails = await listMails();
    const told = mails.find(({ kind }) => kind === "lead");
    expect(told?.to).toBe("op@volpe.example");
    expect(`${told?.text}${told?.html}${told?.subject}`).not.toMatch(/Anna|anna@/);
  });

  test("mails the person a link to the page and the document", async () => {
    await answerAll(visitor, TO_QUOTE);
    const mail = (await listMails()).find(({ kind }) => kind === "quote-ready");
    const rate = visitor.heard.at(-1)?.dto?.preventivo ?? "";

    expect(mail?.to).toBe("anna@esempio.it");
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(`https://volpe.example/preventivo/${rate}?chiave=`);
      expect(body).toContain("tracking=AFF-9");
      expect(body).toContain(`https://volpe.example/api/v1/rates/${rate}/quote.pdf`);
      expect(body).toContain("924,00\u00a0€");
    }
  });

  test("with a quote whose mail never arrives alarms the operator", async () => {
    await answerAll(visitor, TO_QUOTE);
    const mail = (await listMails()).find(({ kind }) => kind === "quote-ready");
    const rate = visitor.heard.at(-1)?.dto?.preventivo ?? "";
    expect(await findRate(open.db, rate)).toMatchObject({ undeliveredAt: null });
    await noteUndeliveredQuote(assistant.services, {
      kind: "quote-ready",
      to: mail?.to ?? "",
      reference: mail?.reference ?? "",
      queuedAt: new Date(nowMs),
    });
    const today = { notOrderable: [], isOnSale: () => true, findTodayCents: () => null };
    const quote = await findRate(open.db, rate);
    expect(quote && toRateView(quote, today).undelivered).toBe(true);
    const alarms = (await listMails()).filter(({ kind }) => kind === "lead-alarm");
    expect(alarms).toMatchObject([{ to: "op@volpe.example" }]);
    expect(alarms[0]?.text).toContain(rate);
    expect(alarms[0]?.text).not.toMatch(/Anna|anna@/);
  });

  test("abandoned after the e-mail address is mailed to the operator an hour later", async () => {
    await answerAll(visitor, [...TO_PHONE, "anna@esempio.it"]);

    expect(await listLeads(open.db, null)).toMatchObject([{ status: "open", rateId: null }]);
    await notifyOpenLeads(assistant.services);
    expect(await listMails()).toEqual([]);
    nowMs += 61 * MINUTE_MS;
    await notifyOpenLeads(assistant.services);
    await notifyOpenLeads(assistant.services);
    expect((await listMails()).map(({ kind, subject }) => `${kind}: ${subject}`)).toEqual([
      "lead: Contatto rimasto a metà: luce, privati (MI)",
    ]);
  });

  test("that exceeded an address's limit is mailed to the operator later", async () => {
    const { limits } = assistant.services;
    const key = "leads:127.0.0.1";
    for (let use = 0; use < 60; use += 1) {
      await limits.take(key, { max: 60, windowSeconds: HOUR_SECONDS });
    }
    await answerAll(visitor, TO_QUOTE);

    expect(await listLeads(open.db, null)).toMatchObject([{ email: "anna@esempio.it" }]);
    expect(visitor.heard.at(-1)?.messages.join(" ")).toContain("i tuoi contatti però li ho");
    expect(await listMails()).toEqual([]);
    nowMs += 61 * MINUTE_MS;
    await notifyOpenLeads(assistant.services);
    expect((await listMails()).map(({ kind }) => kind)).toEqual(["lead"]);
  });

  test("about a rental makes a lead with every answer, its saved quote and both mails", async () => {
    visitor.close();
    const opening = { type: "noleggio", offer: "lince-uno-12" };
    visitor = await connectVisitor(assistant.url, { opening });
    await visitor.begun();
    await answerNamed(visitor, { segment: "questa", duration: "36 mesi" }, "email");

    expect(visitor.heard.at(-1)?.messages.slice(0, 2)).toEqual([
      "La richiesta è registrata: ti risponde una persona di Volpe via e-mail, con disponibilità e condizioni. Non hai firmato niente.",
      "Il riepilogo è partito per anna@esempio.it.",
    ]);
    const rateId = visitor.heard.at(-1)?.dto?.preventivo ?? "";
    expect(visitor.uploads).toEqual([`/api/v1/rates/${rateId}/quote.pdf`]);
    const offers = ["lince-uno-12", "orsa-city-10", "orsa-van-16"];
    expect(await listLeads(open.db, null)).toMatchObject([
      { status: "complete", type: "noleggio", rateId, offers },
    ]);
    expect((await listMails()).map(({ kind }) => kind).sort()).toEqual(["lead", "quote-ready"]);
    const { out } = await run("list");
    expect(out[0]).toMatch(/noleggio privati {2}Anna Bianchi .* 36\u00a0mesi, .* {2}lince-uno-12,/);
  });

  test("abandoned before the privacy notice makes no lead", async () => {
    await answerAll(visitor, TO_QUOTE.slice(0, 9));

    expect(await listLeads(open.db, null)).toEqual([]);
  });

  test("with a request for a call stores its time and scope", async () => {
    await answerAll(visitor, [...TO_PHONE, "anna@esempio.it", "333 1234567"]);
    const [lead] = await listLeads(open.db, null);

    expect(lead).toMatchObject({ status: "complete", phone: "+393331234567" });
    expect(lead?.recalls).toMatchObject([
      {
        preferredTime: "sera",
        text: "Registro la tua richiesta di ricontatto: una telefonata, solo sulle offerte luce di questo preventivo.",
        policyVersion: RECALL_CONSENT.version,
      },
    ]);
  });

  test("with WhatsApp stores the request for a message", async () => {
    const answers = TO_PHONE.map((each) => (each === "telefono" ? "whatsapp" : each)).filter(
      (each) => each !== "di sera",
    );
    await answerAll(visitor, [...answers, "anna@esempio.it", "333 1234567"]);
    const [lead] = await listLeads(open.db, null);

    expect(lead?.recalls).toMatchObject([
      {
        phone: "+393331234567",
        scope: expect.stringMatching(/^Un messaggio WhatsApp/),
        text: expect.stringMatching(/un messaggio WhatsApp, solo sulle offerte luce/),
      },
    ]);
    const told = (await listMails()).find(({ kind }) => kind === "lead");
    expect(told?.text).toContain("WhatsApp, con richiesta di ricontatto");
  });

  test("without a stored request for a call names none to the operator", async () => {
    await answerAll(visitor, [...TO_PHONE, "anna@esempio.it"]);
    nowMs += 61 * MINUTE_MS;
    await notifyOpenLeads(assistant.services);
    const [lead] = await listLeads(open.db, null);
    const [told] = await listMails();

    expect(lead?.recalls).toEqual([]);
    expect(told?.text).toContain("non c’è una richiesta di ricontatto");
    expect((await run("list")).out[0]).toContain("solo e-mail");
  });

  const TO_CALL = [...TO_PHONE, "anna@esempio.it", "333 1234567"];
  const readWarned = async () =>
    (await listMails()).filter(({ subject }) => subject.startsWith("Da non")).length;

  test.each([
    ["a call to e-mail", 220, "e-mail", []],
    ["a call to no contact", 220, "no grazie", []],
    ["a call to WhatsApp", 220, "whatsapp", ["un messaggio WhatsApp +393331234567"]],
    ["one number to another", 270, "347 7654321", ["una telefonata +393477654321"]],
  ] as const)("that goes back from %s withdraws the former request", async (...row) => {
    const [, step, answer, inForce] = row;
    await answerAll(visitor, TO_CALL);
    await visitor.rewind(step);
    await answerAll(visitor, [answer]);
    const [lead] = await listLeads(open.db, null);

    const asked = lead?.recalls.map(
      ({ text, phone }) => `${/una telefonata|un messaggio WhatsApp/.exec(text)?.[0]} ${phone}`,
    );
    expect(asked).toEqual(inForce);
    expect(await readWarned()).toBe(1);
  });

  test("that begins again keeps the request of the finished quote", async () => {
    await answerAll(visitor, TO_CALL);
    await answerAll(visitor, ["restart"]);
    await answerAll(visitor, ["privati", "gas"]);
    const [lead] = await listLeads(open.db, null);

    expect(lead?.recalls.map(({ phone }) => phone)).toEqual(["+393331234567"]);
    expect(await readWarned()).toBe(0);
  });

  test("that compares the other energy without contacts keeps the request of the first quote", async () => {
    await answerAll(visitor, TO_CALL);
    await answerAll(visitor, ["Ora il gas", "A2A", "900", "800", "no grazie"]);
    const [lead] = await listLeads(open.db, null);

    expect(lead?.recalls.map(({ phone }) => phone)).toEqual(["+393331234567"]);
    expect(await readWarned()).toBe(0);
  });

  test("stores each consent once, and a changed one with both states", async () => {
    const consents = async () => {
      const [lead] = await listLeads(open.db, null);
      return lead?.consents.map(({ category, granted }) => `${category} ${granted}`).sort();
    };
    await answerAll(visitor, [...TO_PHONE, "anna@esempio.it"]);
    nowMs += 60_000;
    await answerAll(visitor, ["333 1234567"]);
    expect(await consents()).toEqual(["marketing false", "privacy true"]);

    nowMs += 60_000;
    await visitor.rewind(240);
    await visitor.until(() => visitor.asked() === 240, "the consents' question");
    await answerAll(visitor, [["privacy", "marketing"]]);
    expect(await consents()).toEqual(["marketing false", "marketing true", "privacy true"]);
    const [, exported] = (await run("export", "--csv")).out.join("").split("\r\n");
    expect(exported).toContain('"sì 2026-11-21T10:02:00.000Z');
  });

  test("shows the quote and reports that the mailbox gets no fourth mail", async () => {
    await answerAll(visitor, TO_QUOTE);
    for (let index = 0; index < 3; index += 1) {
      await visitor.rewind(250);
      await visitor.until(() => visitor.asked() === 250, "the name's question");
      await answerAll(visitor, ["Anna"]);
      await visitor.until(() => visitor.asked() === 900, "the end");
    }

    const last = visitor.heard.at(-1);
    expect(last?.messages[1]).toContain("non mando la mail");
    expect(last?.addons[0]?.kind).toBe("pdf");
    expect((await listMails()).filter(({ kind }) => kind === "quote-ready")).toHaveLength(3);
    expect(await listLeads(open.db, null)).toHaveLength(1);
  });
});
