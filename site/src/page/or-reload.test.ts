import { expect, test } from "vitest";
import { createLateModule } from "./late-module.ts";
import { orReload } from "./or-reload.ts";

const reloading = () => Promise.resolve(undefined);

/** Whether a promise is still pending after everything that was ready to run. */
async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol("pending");
  const later = new Promise((resolve) => setTimeout(resolve, 0, pending));
  return (await Promise.race([promise, later])) === pending;
}

test("resolves with a part, and rejects if nothing reloads the document", async () => {
  expect(await orReload(Promise.resolve({ name: "part" }))).toEqual({ name: "part" });
  await expect(orReload(Promise.reject(new TypeError("no chunk")))).rejects.toThrow("no chunk");
});

test("stays pending for a part while the document is being reloaded", async () => {
  expect(await isPending(orReload(reloading()))).toBe(true);
});

test("stays pending for a late module while the document is being reloaded", async () => {
  expect(await isPending(createLateModule(reloading).prepare())).toBe(true);
});
