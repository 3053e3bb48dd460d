import { afterEach, beforeEach, expect, test } from "vitest";
import { runAdmin } from "../admin/test-admin.ts";
import { startTestAssistant } from "../chat/test-assistant.ts";
import { answerAll, connectVisitor, type TestVisitor, TO_QUOTE } from "../chat/test-visitor.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { setUp } from "../test-setup.ts";
import { leads } from "./lead-tables.ts";

let visitor: TestVisitor;

const open = setUp("test", createTestDatabase);
const assistant = setUp("test", () =>
  startTestAssistant(open, { clock: { now: () => new Date("2026-11-21T10:00:00Z") } }),
);
beforeEach(async () => {
  visitor = await connectVisitor(assistant.url);
  await visitor.begun();
});
afterEach(() => {
  visitor.close();
});

const run = (...args: string[]) => runAdmin(assistant.services, ["leads", ...args]);

const TO_PHONE = [
  ...TO_QUOTE.slice(0, 8),
  ...["telefono", "di sera", ["privacy"], "Anna Bianchi", "anna@esempio.it", "333 1234567"],
];

test("the command lists leads, exports them as JSON and filters them by day", async () => {
  await answerAll(visitor, TO_QUOTE);

  const listed = await run("list");
  expect(listed.code).toBe(0);
  expect(listed.out[0]).toMatch(/^2026-11-21 11:00 {2}completo {2}luce privati MI {2}Anna Bianchi/);
  expect(listed.out.at(-1)).toBe("1 contatto.");
  const exported = await run("export", "--json");
  expect(JSON.parse(exported.out.join(""))).toMatchObject([{ email: "anna@esempio.it" }]);
  expect((await run("list", "--since", "2026-11-22")).out).toEqual(["0 contatti."]);
});

test.each([["list", "--since", "ieri"], ["cancella"], ["export", "--xml"]])(
  "the command exits with 2 on the arguments %s %s %s",
  async (...args) => {
    const { code, err } = await run(...args.filter((arg) => arg !== undefined));

    expect(code).toBe(2);
    expect(err).toHaveLength(1);
  },
);

test("the command escapes exported cells that a spreadsheet would run as formulas", async () => {
  await answerAll(visitor, TO_PHONE);
  await open.db.update(leads).set({ operator: '=HYPERLINK("http://evil";"x")', city: "@SUM(1)" });
  const { out } = await run("export", "--csv");
  const [header, row] = out.join("").split("\r\n");

  expect(header?.startsWith(`\ufeff"id";"stato"`)).toBe(true);
  expect(row).toContain(`"'=HYPERLINK(""http://evil"";""x"")"`);
  expect(row).toContain(`"'@SUM(1)"`);
  expect(row).toContain(`"'+393331234567"`);
});
