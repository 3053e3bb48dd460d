import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { leadsCommand } from "../admin/leads-command.ts";
import { startTestAssistant, type TestAssistant } from "../assistant/test-assistant.ts";
import {
  answerAll,
  connectVisitor,
  type TestVisitor,
  TO_QUOTE,
} from "../assistant/test-visitor.ts";
import type { OpenDatabase } from "../db/database.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { tellOpenLeads } from "./lead-jobs.ts";
import { listLeads } from "./lead-repository.ts";
import { leads } from "./lead-tables.ts";

let open: OpenDatabase;
let assistant: TestAssistant;
let visitor: TestVisitor;
let nowMs = 0;

beforeEach(async () => {
  nowMs = Date.parse("2026-11-21T10:00:00Z");
  open = await createTestDatabase();
  assistant = await startTestAssistant(open, {
    config: { operatorEmail: "op@volpe.example" },
    clock: { now: () => new Date(nowMs) },
  });
  visitor = await connectVisitor(assistant.url, { tracking: "AFF-9" });
  await visitor.begun();
});
afterEach(async () => {
  visitor.close();
  await assistant.close();
  await open.close();
});

type QueuedMail = { to: string; kind: string; text: string; html: string; subject: string };

async function listMails(): Promise<QueuedMail[]> {
  const { rows } = await open.db.execute<{ mail: QueuedMail }>(
    sql`select data as mail from jobs.job where name = 'mail' order by created_on`,
  );
  return rows.map(({ mail }) => mail);
}

async function run(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await leadsCommand.run(assistant.services, args, {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    readFile: () => {
      throw new Error("no file is read");
    },
    writeFile: () => {
      throw new Error("no file is written");
    },
    listFolder: async () => [],
    signal: new AbortController().signal,
  });
  return { code, out, err };
}

const TO_PHONE = [...TO_QUOTE.slice(0, 8), "telefono", "di sera", ["privacy"], "Anna Bianchi"];

describe("a conversation", () => {
  test("that was finished is one lead, told to the operator without its contacts", async () => {
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

  test("sends the person a mail with the page and the document", async () => {
    await answerAll(visitor, TO_QUOTE);
    const mail = (await listMails()).find(({ kind }) => kind === "quote-ready");
    const rate = visitor.heard.at(-1)?.dto?.preventivo ?? "";

    expect(mail?.to).toBe("anna@esempio.it");
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(`https://volpe.example/preventivo/${rate}?chiave=`);
      expect(body).toContain(`https://volpe.example/api/v1/rates/${rate}/quote.pdf`);
      expect(body).toContain("924,00 €");
    }
  });

  test("that was left after the e-mail is a lead of which the operator hears an hour later", async () => {
    await answerAll(visitor, [...TO_PHONE, "anna@esempio.it"]);

    expect(await listLeads(open.db, null)).toMatchObject([{ status: "open", rateId: null }]);
    await tellOpenLeads(assistant.services);
    expect(await listMails()).toEqual([]);
    nowMs += 61 * 60 * 1000;
    await tellOpenLeads(assistant.services);
    await tellOpenLeads(assistant.services);
    expect((await listMails()).map(({ kind, subject }) => `${kind}: ${subject}`)).toEqual([
      "lead: Contatto rimasto a metà: luce, privati (MI)",
    ]);
  });

  test("about a rental is a lead with every answer and both mails, and no saved quote", async () => {
    visitor.close();
    visitor = await connectVisitor(assistant.url, {
      opening: { type: "noleggio", offer: "lince-uno-12" },
    });
    await visitor.begun();
    await answerAll(visitor, [
      ...["per me", "questa", "36 mesi", "15mila km", "nessuno", "subito"],
      ...["e-mail", ["privacy"], "Anna Bianchi", "anna@esempio.it"],
    ]);

    expect(visitor.heard.at(-1)?.messages.slice(0, 2)).toEqual([
      "La richiesta è registrata: ti risponde una persona di Volpe via e-mail, con disponibilità e condizioni. Non hai firmato niente.",
      "Il riepilogo è partito per anna@esempio.it.",
    ]);
    expect(visitor.uploads).toEqual([]);
    expect(await listLeads(open.db, null)).toMatchObject([
      { status: "complete", type: "noleggio", rateId: null, offers: ["lince-uno-12"] },
    ]);
    expect((await listMails()).map(({ kind }) => kind).sort()).toEqual([
      "lead",
      "request-received",
    ]);
    const { out } = await run("list");
    expect(out[0]).toMatch(/noleggio privati {2}Anna Bianchi .* 36 mesi, .* {2}lince-uno-12/);
  });

  test("that was left before the privacy notice is no lead", async () => {
    await answerAll(visitor, TO_QUOTE.slice(0, 9));

    expect(await listLeads(open.db, null)).toEqual([]);
  });

  test("that asks for a call keeps the request with time and scope", async () => {
    await answerAll(visitor, [...TO_PHONE, "anna@esempio.it", "333 1234567"]);
    const [lead] = await listLeads(open.db, null);

    expect(lead).toMatchObject({ status: "complete", phone: "+393331234567" });
    expect(lead?.recalls).toMatchObject([{ preferredTime: "sera" }]);
  });

  test("keeps each consent once, and of a box that changed both states", async () => {
    const consents = async () => {
      const [lead] = await listLeads(open.db, null);
      return lead?.consents.map(({ category, granted }) => `${category} ${granted}`).sort();
    };
    await answerAll(visitor, [...TO_PHONE, "anna@esempio.it"]);
    nowMs += 60_000;
    await answerAll(visitor, ["333 1234567"]);
    expect(await consents()).toEqual(["marketing false", "privacy true", "thirdParties false"]);

    nowMs += 60_000;
    await visitor.rewind(240);
    await visitor.until(() => visitor.asked() === 240, "the consents' question");
    const again = ["Anna Bianchi", "anna@esempio.it", "333 1234567"];
    await answerAll(visitor, [["privacy", "marketing"], ...again]);
    expect(await consents()).toEqual([
      "marketing false",
      "marketing true",
      "privacy true",
      "thirdParties false",
    ]);
    const [, exported] = (await run("export", "--csv")).out.join("").split("\r\n");
    expect(exported).toContain('"sì 2026-11-21T10:02:00.000Z');
  });

  test("shows the quote and says kindly that a full mailbox gets no fourth mail", async () => {
    await answerAll(visitor, TO_QUOTE);
    for (let index = 0; index < 3; index += 1) {
      await visitor.rewind(250);
      await visitor.until(() => visitor.asked() === 250, "the name's question");
      await answerAll(visitor, ["Anna", "anna@esempio.it"]);
      await visitor.until(() => visitor.asked() === 900, "the end");
    }

    const last = visitor.heard.at(-1);
    expect(last?.messages[0]).toMatch(/^Il preventivo è pronto/);
    expect(last?.messages[1]).toContain("non mando la mail");
    expect(last?.addons[0]?.kind).toBe("pdf");
    expect((await listMails()).filter(({ kind }) => kind === "quote-ready")).toHaveLength(3);
    expect(await listLeads(open.db, null)).toHaveLength(1);
  });
});

describe("admin leads", () => {
  test("lists, exports as JSON, and filters by day", async () => {
    await answerAll(visitor, TO_QUOTE);

    const listed = await run("list");
    expect(listed.code).toBe(0);
    expect(listed.out[0]).toMatch(
      /^2026-11-21 10:00 {2}completo {2}luce privati MI {2}Anna Bianchi/,
    );
    expect(listed.out.at(-1)).toBe("1 contatto.");
    const exported = await run("export", "--json");
    expect(JSON.parse(exported.out.join(""))).toMatchObject([{ email: "anna@esempio.it" }]);
    expect((await run("list", "--since", "2026-11-22")).out).toEqual(["0 contatti."]);
  });

  test.each([["list", "--since", "ieri"], ["cancella"], ["export", "--xml"]])(
    "refuses %s %s %s with 2",
    async (...args) => {
      const { code, err } = await run(...args.filter((arg) => arg !== undefined));

      expect(code).toBe(2);
      expect(err).toHaveLength(1);
    },
  );

  test("exports no cell that a spreadsheet would run", async () => {
    await answerAll(visitor, [...TO_PHONE, "anna@esempio.it", "333 1234567"]);
    await open.db.update(leads).set({ operator: '=HYPERLINK("http://evil";"x")', city: "@SUM(1)" });
    const { out } = await run("export", "--csv");
    const [header, row] = out.join("").split("\r\n");

    expect(header?.startsWith("\ufeffid;stato")).toBe(true);
    expect(row).toContain(`"'=HYPERLINK(""http://evil"";""x"")"`);
    expect(row).toContain(`"'@SUM(1)"`);
    expect(row).toContain(`"'+393331234567"`);
  });
});
