import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProcesses, type TestProcesses } from "../test-processes.ts";
import { answerAll, connectVisitor, setUpVisitors, TO_QUOTE } from "./test-visitor.ts";

let processes: TestProcesses;
let urls: string[] = [];
beforeAll(async () => {
  processes = await createTestProcesses();
  urls = [(await processes.start()).url, (await processes.start()).url];
}, 120_000);
const connectTo = setUpVisitors();
afterAll(() => processes.close(), 60_000);

const connect = (process: 0 | 1, auth: Record<string, unknown> = {}) =>
  connectTo(urls[process] ?? "", auth);

test("sends every message of a conversation to its sockets on both processes", async () => {
  const near = await connect(0);
  const conversation = await near.begun();
  await answerAll(near, ["casa"]);
  const far = await connect(1, { resuming: true });
  expect(await far.resume(conversation)).toEqual({ ok: true });
  await far.until(() => far.asked() === 10, "the replay");
  await answerAll(far, ["luce"]);
  await near.until(() => near.asked() === 20, "the reply across processes");
  await far.until(() => far.asked() === 20, "the reply");

  expect(near.heard.at(-1)).toEqual(far.heard.at(-1));
  expect(near.heard.at(-2)).toMatchObject({ owner: "user", step: 10, messages: ["luce"] });
});

test("accepts an answer to one question on only one of two processes", async () => {
  for (let round = 0; round < 10; round += 1) {
    const near = await connect(0);
    const conversation = await near.begun();
    const far = await connect(1, { resuming: true });
    await far.resume(conversation);
    const answers = await Promise.all([
      near.answer("casa", { step: 0 }),
      far.answer("azienda", { step: 0 }),
    ]);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    await near.until(() => near.asked() > 0, "the reply");
    await far.until(() => far.asked() > 0, "the reply");
    expect(near.heard.at(-1)?.dto?.destination).toBe(far.heard.at(-1)?.dto?.destination);
  }
}, 60_000);

test("stores an answer once that arrives ten times at two processes", async () => {
  const near = await connect(0);
  const conversation = await near.begun();
  const sockets = await Promise.all(
    Array.from({ length: 10 }, async (_, turn) => {
      const socket = await connect(turn % 2 === 0 ? 0 : 1, { resuming: true });
      await socket.resume(conversation);
      return socket;
    }),
  );
  // «abc» is not understood: its question stays open, so processing it twice would be noticed.
  for (const text of ["abc", "casa", "luce", "sì"]) {
    const answer = { id: randomUUID(), owner: "user", step: near.asked(), messages: [text] };
    const payload = JSON.stringify(answer);
    const heard = near.heard.length;
    expect(await Promise.all(sockets.map((socket) => socket.send("message", payload)))).toEqual(
      sockets.map(() => ({ ok: true })),
    );
    await near.until(() => near.heard.length >= heard + 2, `the reply to ${text}`);
  }
  const witness = await connect(1, { resuming: true });
  await witness.resume(conversation);
  expect(witness.heard.map(({ owner, step }) => `${owner} ${step}`)).toEqual([
    "volpe 0",
    "user 0",
    "volpe 0",
    "user 0",
    "volpe 10",
    "user 10",
    "volpe 20",
    "user 20",
    "volpe 30",
  ]);
}, 60_000);

test("continues on another process after the first one was killed", async () => {
  const lost = await processes.start();
  const first = await connectVisitor(lost.url);
  const conversation = await first.begun();
  await answerAll(first, TO_QUOTE.slice(0, 6));
  await lost.end("SIGKILL");
  const second = await connect(1, { resuming: true });
  await second.resume(conversation);
  await second.until(() => second.asked() === first.asked(), "the replay");
  await answerAll(second, TO_QUOTE.slice(6));
  await second.until(() => second.uploads.length > 0, "the quote");

  expect(second.heard.at(-1)?.dto?.name).toBe("Anna Bianchi");
}, 60_000);
