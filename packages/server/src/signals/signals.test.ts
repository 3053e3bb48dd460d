import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../db/test-database.ts";
import { silentLog } from "../process/log.ts";
import { setUp } from "../test-setup.ts";
import { soon } from "../test-soon.ts";
import { createSignals, type Signals } from "./signals.ts";

let signals: Signals;
const open = setUp("test", createTestDatabase);
beforeEach(() => {
  signals = createSignals({ ...open, log: silentLog });
});
afterEach(async () => {
  await signals.close();
});

test("sends each signal to its listeners, even if one of them throws", async () => {
  const heard: unknown[] = [];
  await signals.on("ticket", () => {
    throw new Error("broken");
  });
  await signals.on("ticket", (payload) => heard.push(payload));
  const stop = await signals.on("other", (payload) => heard.push(payload));
  stop();
  await signals.send("other", { slug: "no" });
  await signals.send("ticket", { slug: "l’uno" });
  await soon(() => expect(heard).toEqual([{ slug: "l’uno" }]));
});

test("sends the signal of a transaction only if it commits", async () => {
  const heard: unknown[] = [];
  await signals.on("ticket", ({ slug }) => heard.push(slug));
  await open.db
    .transaction(async (within) => {
      await signals.send("ticket", { slug: "undone" }, { within });
      throw new Error("undo");
    })
    .catch(() => undefined);
  await open.db.transaction(async (within) => {
    await signals.send("ticket", { slug: "kept" }, { within });
    expect(heard).toEqual([]);
  });
  await soon(() => expect(heard).toEqual(["kept"]));
});
