import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { runAdmin } from "../admin/test-admin.ts";
import { setUp } from "../test-setup.ts";
import { PDF, startTestTickets, type TestPerson } from "./test-tickets.ts";

let anna: TestPerson;
const tickets = setUp("test", startTestTickets);
beforeEach(async () => {
  anna = await tickets.person("anna@esempio.it");
});

async function run(...args: string[]) {
  const { code, out, err } = await runAdmin(
    tickets.services,
    ["tickets", ...args],
    tickets.dataDir,
  );
  return { code, out: out.join("\n"), err: err.join("\n") };
}

async function openOne(fields = {}) {
  const { slug } = (await anna.open(fields, [{ name: "a.pdf", content: PDF }])).body.data;
  const read = async () => (await anna.get(`/tickets/${slug}`)).body.data;
  return { number: String((await read()).number), read };
}

test("a ticket is listed, read, taken, answered and closed", async () => {
  const { number, read } = await openOne();
  expect(await run("list")).toEqual({
    code: 0,
    out: `${number}  2026-11-21 11:00  aperta  La mia bolletta  Che cos’è la quota fissa?\n1 richiesta.`,
    err: "",
  });
  expect((await run("list", "--state", "closed")).out).toBe("0 richieste.");
  expect(JSON.parse((await run("list", "--json", "--state", "open")).out)).toMatchObject([
    { number, state: "open" },
  ]);
  const shown = await run("show", number.toLowerCase());
  expect(shown.out).toMatch(
    new RegExp(
      `^${number}  aperta  La mia bolletta  Anna Bianchi <anna@esempio.it>\n\n2026-11-21 11:00  cliente  letto .*\n    Che cos’è la quota fissa\\?\n    \\[[\\w-]{22}\\] a.pdf, application/pdf, ${PDF.length} byte$`,
    ),
  );
  const [message] = (await read()).messages;
  expect(message.readAt).not.toBeNull();
  const id = message.attachments[0].id;
  expect((await run("attachment", number, id, "salvato.pdf")).code).toBe(0);
  expect(readFileSync(join(tickets.dataDir, "salvato.pdf"))).toEqual(PDF);
  expect((await run("attachment", number, id, "salvato.pdf")).err).toContain("c’è già");
  expect((await run("attachment", number, "altro", "x.pdf")).err).toContain("non ha un allegato");

  expect((await run("take", number)).out).toBe(`La richiesta ${number} è in carico.`);
  expect((await run("take", number)).err).toContain("non è aperta");
  expect((await run("reply", number, "Ecco la risposta.")).code).toBe(0);
  writeFileSync(join(tickets.dataDir, "risposta.txt"), "Una riga\r\ne un’altra\n");
  expect((await run("reply", number, "--file", "risposta.txt")).code).toBe(0);
  expect(await read()).toMatchObject({
    state: "answered",
    messages: [{}, { text: "Ecco la risposta." }, { text: "Una riga\ne un’altra" }],
  });
  expect((await run("close", number)).out).toBe(`La richiesta ${number} è chiusa.`);
  expect((await run("close", number)).err).toBe("Questa richiesta è già chiusa.");
  expect(JSON.parse((await run("show", number, "--json")).out)).toMatchObject({
    number,
    state: "closed",
    account: { email: "anna@esempio.it" },
  });
});

test("text of a visitor cannot control the terminal", async () => {
  const { number } = await openOne({
    subject: "a\u001b[2Jb\u202ec",
    message: "x\u001b]0;titolo\u0007\u009b31m\ny",
  });
  const said = `${(await run("list")).out}${(await run("show", number)).out}${(await run("show", number, "--json")).out}`;
  expect(said.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u202e]/u);
});

test("a wrong call exits with 2, an unknown ticket with 1, both with a message", async () => {
  const ends = async (...args: string[]) => {
    const { code, err } = await run(...args);
    expect(err).not.toBe("");
    return code;
  };
  expect([
    await ends("mostra"),
    await ends("list", "--state", "aperta"),
    await ends("show"),
    await ends("reply", "V-2041"),
    await ends("reply", "V-2041", "--file"),
    await ends("take", "V-2041", "subito"),
    await ends("attachment", "V-2041", "uno"),
  ]).toEqual([2, 2, 2, 2, 2, 2, 2]);
  expect([await ends("show", "V-999999"), await ends("reply", "V-999999", " ")]).toEqual([1, 1]);
});
