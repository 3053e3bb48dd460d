import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BillCreated } from "@volpe/contract";
import type { InjectOptions } from "fastify";
import { expect, test } from "vitest";
import { drawBill } from "../bill-reading/test-bills/draw-bill.ts";
import { OLDER_BILLS } from "../bill-reading/test-bills/older-bills.ts";
import { RECEIPT_BILLS } from "../bill-reading/test-bills/receipt-bills.ts";
import { startTestAssistant, type TestAssistant } from "../chat/test-assistant.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { createSeededRandom } from "../test-random.ts";
import { type Upload, uploadFiles } from "./upload-test-files.ts";

type Inject = TestAssistant["inject"];

/** Changes some bytes, removes a piece or repeats one. The first bytes are kept. */
function mutate(content: Buffer, chance: () => number): Buffer {
  const at = () => 16 + Math.floor(chance() * (content.length - 16));
  const way = chance();
  if (way < 0.2) {
    return content.subarray(0, at());
  }
  if (way < 0.4) {
    const [from = 0, to = 0] = [at(), at()].sort((one, other) => one - other);
    return Buffer.concat([content.subarray(0, from), content.subarray(to)]);
  }
  if (way < 0.5) {
    const from = at();
    const piece = content.subarray(from, from + 500);
    return Buffer.concat([content.subarray(0, from), piece, piece, content.subarray(from)]);
  }
  const changed = Buffer.from(content);
  for (let count = 1 + Math.floor(chance() * 40); count > 0; count -= 1) {
    changed[at()] = Math.floor(chance() * 256);
  }
  return changed;
}

function listChildren(): string[] {
  return readdirSync("/proc/self/task").flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, "utf8").split(" ").filter(Boolean),
  );
}

test("answers each of 200 broken bills in words and leaves no process", async () => {
  const open = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "volpe-bills-"));
  const assistant = await startTestAssistant(open, { config: { dataDir }, work: true });
  const chance = createSeededRandom(11);
  const pdfs = await Promise.all([...RECEIPT_BILLS, ...OLDER_BILLS].map(drawBill));
  const pictures = ["riquadro.png", "bolletta.jpg"].map((name) =>
    readFileSync(join(import.meta.dirname, "test-files", name)),
  );
  const before = listChildren();
  const pick = (all: readonly Buffer[]) =>
    mutate(all[Math.floor(chance() * all.length)] ?? Buffer.alloc(0), chance);
  const ends: Record<string, number> = {};
  const seen = new Set<string>();
  try {
    for (let round = 0; round < 40; round += 1) {
      const files: Upload[] = [0, 1, 2, 3, 4].map((index) =>
        round % 2 === 0 && index === 0
          ? { name: "foto.jpg", content: pick(pictures) }
          : { name: `${index}.pdf`, content: pick(pdfs) },
      );
      // Each upload comes from another visitor, so that no hourly limit ends the test.
      const inject = ((options: InjectOptions) =>
        assistant.inject({ ...options, remoteAddress: `198.51.100.${round}` })) as Inject;
      const { status, body } = await uploadFiles({ inject }, files);
      expect(status).toBe(201);
      for (const file of await waitForAll(body.data)) {
        const end = file.problem?.code ?? "read";
        ends[end] = (ends[end] ?? 0) + 1;
        if (file.problem !== null) {
          seen.add(file.problem.message);
        }
      }
    }
    expect(Object.values(ends).reduce((sum, count) => sum + count, 0)).toBe(200);
    expect(ends).toMatchObject({ read: expect.any(Number), broken: expect.any(Number) });
    expect([...seen].every((message) => /^«[^»]+» \p{L}.+\.$/u.test(message))).toBe(true);
    expect(listChildren()).toEqual(before);
  } finally {
    await assistant.close();
    await open.close();
    rmSync(dataDir, { recursive: true });
  }

  async function waitForAll(created: BillCreated): Promise<BillCreated["files"]> {
    for (;;) {
      const reply = await assistant.inject({
        url: `/api/v1/bills/${created.bill}`,
        headers: { "owner-key": created.key },
      });
      expect(reply.statusCode).toBe(200);
      const { files } = reply.json().data as BillCreated;
      if (files.every(({ status }) => status !== "reading")) {
        return files;
      }
      await new Promise((wake) => setTimeout(wake, 200));
    }
  }
}, 1_800_000);
