import { ERRORS } from "@volpe/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTestDatabase } from "../db/test-database.ts";
import { switchOff, switchOn } from "../origins/origin-repository.ts";
import { TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { startTestAssistant, type TestAssistant } from "./test-assistant.ts";
import { setUpVisitors } from "./test-visitor.ts";

const OFF = "https://spento.example";
const LINE = {
  owner: "volpe",
  step: 0,
  messages: [ERRORS["origin-off"].message],
  addons: [],
  refused: "origin-off",
};
const REFUSED = { ok: false, errors: [expect.objectContaining({ code: "origin-off" })] };

let assistant: TestAssistant;
const open = setUp("test", createTestDatabase);
beforeEach(async () => {
  assistant = await startTestAssistant(open);
  await assistant.services.origins.reload();
});
afterEach(async () => {
  await assistant.services.origins.close();
  await assistant.close();
});
const connectTo = setUpVisitors();

const connect = (origin: string, auth = {}) =>
  connectTo(assistant.url, auth, { extraHeaders: { origin } });

async function put(state: "on" | "off") {
  if (state === "off") {
    await switchOff(open.db, { origin: OFF, reason: "prova", at: TEST_NOW });
  } else {
    await switchOn(open.db, OFF);
  }
  const { origins } = assistant.services;
  await vi.waitFor(() => expect(origins.isOff(OFF)).toBe(state === "off"));
}

test("greets a page only once its origin is on again", async () => {
  await put("off");
  const visitor = await connect(OFF);
  await visitor.until(() => visitor.heard.length > 0, "the line");
  expect(visitor.heard).toEqual([LINE]);
  expect(await visitor.answer("casa", { step: 0 })).toEqual(REFUSED);
  expect(await visitor.rewind(0)).toEqual(REFUSED);
  expect(visitor.conversations).toEqual([]);

  const other = await connect("https://altro.example");
  await other.begun();

  await put("on");
  await visitor.begun();
  expect(await visitor.answer("casa")).toEqual({ ok: true });
});

test("refuses the answers of an open conversation without losing its place", async () => {
  const visitor = await connect(OFF);
  await visitor.begun();
  await visitor.answer("casa");
  const heard = visitor.heard.length;
  await put("off");
  expect(await visitor.answer("luce")).toEqual(REFUSED);
  expect(visitor.heard).toHaveLength(heard);
  await put("on");
  expect(await visitor.answer("luce")).toEqual({ ok: true });
  expect(visitor.asked()).toBe(20);
});

test("keeps a conversation that is resumed while its page's origin is off", async () => {
  const before = await connect(OFF);
  const conversation = await before.begun();
  await before.answer("casa");
  await put("off");
  const bare = await connect(OFF, { resuming: true });
  const payload = JSON.stringify({ ...conversation, after: null });
  expect(await bare.send("resume", payload)).toEqual({ ok: true });
  await bare.until(() => bare.heard.length > 0, "the line");
  expect(bare.heard).toEqual([LINE]);

  // A page that only lost its connection still shows the conversation.
  const shown = await connect(OFF, { resuming: true });
  const after = before.heard.at(-1)?.id ?? "";
  expect(await shown.send("resume", JSON.stringify({ ...conversation, after }))).toEqual({
    ok: true,
  });
  expect(await shown.answer("luce", { step: 10 })).toEqual(REFUSED);
  expect(shown.heard).toEqual([]);

  await put("on");
  await bare.until(() => bare.asked() === 10, "the replay");
  expect(bare.conversations).toEqual([]);
  expect(await shown.answer("luce", { step: 10 })).toEqual({ ok: true });
  await bare.until(() => bare.asked() === 20, "the reply");
});
