import { expect, test } from "vitest";
import { startTestAssistant } from "../chat/test-assistant.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { letSupplier } from "../forms/test-let-supplier.ts";
import { TEST_RATE_FORM } from "../forms/test-rate-form.ts";
import { listLeads } from "../leads/lead-repository.ts";
import { listQueuedMails } from "../mail/test-queued-mails.ts";
import { createTestFolder } from "../test-folder.ts";
import { setUp } from "../test-setup.ts";
import { erasePerson } from "./erase-person.ts";
import { findPersonByEmail } from "./person-repository.ts";

const folder = setUp("test", createTestFolder);
const open = setUp("test", createTestDatabase);
const assistant = setUp("test", () =>
  startTestAssistant(open, { config: { dataDir: folder.path, operatorEmail: "op@volpe.example" } }),
);

const post = (path: string, payload: object) =>
  assistant.inject({ method: "POST", url: `/api/v1${path}`, payload });

/** Erases the person of `TEST_RATE_FORM`. Returns what the operator is told. */
async function erase(): Promise<string[]> {
  const { services } = assistant;
  await erasePerson(services, await findPersonByEmail(services.db, TEST_RATE_FORM.email));
  return (await listQueuedMails(services))
    .filter(({ subject }) => subject.startsWith("Da non sentire più"))
    .map(({ text }) => text);
}

test("the operator is told of an erased person who asked for a call or let a supplier write", async () => {
  await letSupplier(assistant);
  await post("/rates", { ...TEST_RATE_FORM, communication: "telefono", phone: "333 1234567" });
  const ids = (await listLeads(open.db, null)).map(({ id }) => id);
  const [told = "", ...others] = await erase();
  expect(others).toEqual([]);
  for (const id of ids) expect(told).toContain(id);
  expect(told).toContain("Acconsento a passare nome ed e-mail al fornitore");
  expect(told).not.toMatch(/anna|3331234567/i);
});

test("the operator is told of no other erasure", async () => {
  await post("/rates", TEST_RATE_FORM);
  expect(await erase()).toEqual([]);
});
