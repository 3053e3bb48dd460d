import { randomUUID } from "node:crypto";
import { MINUTE_MS } from "@volpe/contract";
import { expect, test } from "vitest";
import { uploadFiles } from "./bills/upload-test-files.ts";
import { startTestAssistant } from "./chat/test-assistant.ts";
import { createTestDatabase } from "./db/test-database.ts";
import { callApi } from "./test-call.ts";
import { createTestFolder } from "./test-folder.ts";
import { sendThroughKills } from "./test-killed-calls.ts";
import { setUp } from "./test-setup.ts";

let nowMs = Date.parse("2026-11-21T10:00:00Z");
const open = setUp("file", createTestDatabase);
const folder = setUp("file", createTestFolder);
const assistant = setUp("file", () =>
  startTestAssistant(open, {
    config: { dataDir: folder.path },
    clock: { now: () => new Date(nowMs) },
  }),
);

/** The rows that a creating call may leave, without the claims of its key. */
async function readAll(): Promise<unknown[][]> {
  const rows = [];
  for (const statement of [
    "select * from bills",
    "select * from bill_files",
    "select * from rates",
    "select * from leads",
    "select key, status, answer from idempotent_calls where status is not null",
    "select id, name, data from jobs.job where name in ('mail', 'read-bill-picture')",
  ]) {
    rows.push((await open.db.execute(statement)).rows);
  }
  return rows;
}

const CALLS = {
  "POST /bills": (key: string) =>
    uploadFiles(assistant, [{ name: "bolletta.pdf", content: Buffer.from("%PDF-1.7 una") }], {
      "idempotency-key": key,
    }),
  "POST /estimate": (key: string) =>
    callApi(assistant, "POST /estimate", {
      headers: { "idempotency-key": key },
      body: { tipology: "luce", query: "consumo=2700&potenza=3&provincia=MI&energia=0,2" },
    }),
};

test.each([
  ["POST /bills", [1, 1, 0, 0, 1, 0]],
  ["POST /estimate", [0, 0, 1, 0, 1, 0]],
] as const)(
  "%s loses and doubles nothing if a process dies before any statement",
  async (call, made) => {
    const key = randomUUID();
    const send = () => CALLS[call](key);
    const before = await readAll();
    const { reply, deaths } = await sendThroughKills(assistant.services.db, send, async () => {
      expect(await readAll()).toEqual(before);
      // The claim of a dead process lapses before the client's next attempt.
      nowMs += 5 * MINUTE_MS;
    });
    expect(reply.status).toBe(201);
    // At least the claim of the key, the row and the answer are separate statements.
    expect(deaths).toBeGreaterThanOrEqual(3);
    const after = await readAll();
    expect(after.map((rows, table) => rows.length - (before[table]?.length ?? 0))).toEqual(made);
    expect(await send()).toEqual(reply);
    expect(await readAll()).toEqual(after);
  },
);
