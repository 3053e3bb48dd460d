import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BillCreated, BillView } from "@volpe/contract";
import { HOUR_SECONDS } from "@volpe/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestAssistant, type TestAssistant } from "../chat/test-assistant.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { setUp } from "../test-setup.ts";
import { readStoredPicture } from "./bill-jobs.ts";
import { toProblem } from "./bill-reader.ts";
import { uploadFiles } from "./upload-test-files.ts";

const content = readFileSync(join(import.meta.dirname, "test-files/riquadro.png"));
const photographs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `foto-${index + 1}.png`, content }));

let one: TestAssistant;
let other: TestAssistant;
const open = setUp("file", createTestDatabase);
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "volpe-bill-queue-"));
  one = await startTestAssistant(open, { config: { dataDir } });
  other = await startTestAssistant(open, { config: { dataDir } });
});
afterAll(async () => {
  await one.close();
  await other.close();
  rmSync(one.services.config.dataDir, { recursive: true });
});

const send = async (count: number): Promise<BillCreated> =>
  (await uploadFiles(one, photographs(count))).body.data;

/** A server's answer about a bill's files. */
async function ask({ inject }: TestAssistant, { bill, key }: BillCreated) {
  const reply = await inject({ url: `/api/v1/bills/${bill}`, headers: { "owner-key": key } });
  const { files } = reply.json().data as BillView;
  return files.map(({ status, progress, waiting, problem }) =>
    status === "reading" ? { progress, waiting } : (problem?.code ?? status),
  );
}

async function remove({ bill, key }: BillCreated) {
  const url = `/api/v1/bills/${bill}`;
  await one.inject({ method: "DELETE", url, headers: { "owner-key": key }, payload: {} });
}

test("reports progress and queue of a reading in another server", async () => {
  const created = await send(3);
  const [first = ""] = created.files.map(({ id }) => id);
  let heard: unknown;
  await readStoredPicture(
    one.services,
    {
      async readPicture(_, onProgress) {
        onProgress(0.4);
        await expect.poll(() => ask(other, created)).toMatchObject([{ progress: 0.4 }, {}, {}]);
        heard = await ask(other, created);
        return toProblem("illegible");
      },
    },
    first,
  );

  expect(heard).toEqual([
    { progress: 0.4, waiting: 0 },
    { progress: 0, waiting: 1 },
    { progress: 0, waiting: 2 },
  ]);
  expect(await ask(other, created)).toEqual([
    "illegible",
    { progress: 0, waiting: 0 },
    { progress: 0, waiting: 1 },
  ]);
  await remove(created);
});

test("refuses a photograph without using up the limit if the queue is full", async () => {
  const { limits } = one.services;
  const visitor = ["bill-pictures:127.0.0.1", "bills:127.0.0.1"];
  const before = await limits.count(visitor, { windowSeconds: HOUR_SECONDS });
  const bills = [await send(5), await send(5), await send(4), await send(2)];

  const states = await Promise.all(bills.map((bill) => ask(one, bill)));
  expect(states.flat().filter((state) => typeof state === "object")).toHaveLength(12);
  expect(states.slice(2)).toMatchObject([
    [{ waiting: 10 }, { waiting: 11 }, "busy", "busy"],
    ["busy", "busy"],
  ]);
  expect(bills[3]?.files[0]?.problem?.message).toMatch(
    /^«foto-1.png» non è stato aperto: in questo momento ci sono troppe foto in coda/,
  );
  const after = await limits.count(visitor, { windowSeconds: HOUR_SECONDS });
  const [pictures = 0, uploads = 0] = after.map((uses, index) => uses - (before[index] ?? 0));
  // The test's own query counts once.
  expect({ pictures: pictures - 1, uploads: uploads - 1 }).toEqual({ pictures: 12, uploads: 3 });
  await Promise.all(bills.map(remove));
});
