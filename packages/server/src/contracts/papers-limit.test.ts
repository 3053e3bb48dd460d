import { HOUR_SECONDS } from "@volpe/contract";
import { beforeEach, expect, test, vi } from "vitest";
import { setUp } from "../test-setup.ts";
import { TEST_PAYMENT } from "./rules/test-parts.ts";
import { startTestContracts, TICKED } from "./test-contracts.ts";

const contracts = setUp("file", startTestContracts);
beforeEach(() => contracts.reset());

// Drawing documents may be slow on a test machine.
vi.setConfig({ testTimeout: 60_000 });

/** Runs `work` and counts the documents that it draws. */
async function countDrawings(work: () => Promise<void>): Promise<number> {
  const run = vi.spyOn(contracts.services.pdfs, "run");
  await work();
  const drawn = run.mock.calls.length;
  run.mockRestore();
  return drawn;
}

test("refuses an order beyond the limit of codes before drawing its documents", async () => {
  const draft = await contracts.filled();
  const order = async () => {
    const { offerHash, version } = await draft.view();
    return await draft.call("POST", "/submit", { offerHash, version, boxes: TICKED });
  };
  const correct = () => draft.call("PATCH", "", { payment: TEST_PAYMENT });
  const drawn = await countDrawings(async () => {
    for (let count = 0; count < 6; count += 1) {
      expect((await order()).status).toBe(200);
      await correct();
    }
    expect(await order()).toMatchObject({
      status: 429,
      body: { errors: [{ code: "too-many-requests" }] },
    });
  });
  expect(drawn).toBe(6);
});

test("draws a signature before the lock and only for the right code", async () => {
  const order = await contracts.submitted();
  const code = await contracts.lastCode();
  const drawn = await countDrawings(async () => {
    const wrong = code === "000000" ? "000001" : "000000";
    expect((await order.call("POST", "/sign", { code: wrong })).status).toBe(422);
  });
  expect(drawn).toBe(0);
  const turn = Promise.withResolvers<void>();
  const waiting = contracts.services.pdfs.run(() => turn.promise);
  const run = vi.spyOn(contracts.services.pdfs, "run");
  const signed = order.call("POST", "/sign", { code });
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  run.mockRestore();
  // While the signature waits in the queue, the database answers other calls.
  expect((await order.view()).state).toBe("submitted");
  turn.resolve();
  await waiting;
  expect((await signed).status).toBe(200);
  expect((await order.view()).state).toBe("signed");
});

test("refuses a signature whose order was corrected during the drawing", async () => {
  const order = await contracts.submitted();
  const code = await contracts.lastCode();
  const turn = Promise.withResolvers<void>();
  const waiting = contracts.services.pdfs.run(() => turn.promise);
  const run = vi.spyOn(contracts.services.pdfs, "run");
  const signed = order.call("POST", "/sign", { code });
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  run.mockRestore();
  expect((await order.call("PATCH", "", { payment: TEST_PAYMENT })).status).toBe(200);
  turn.resolve();
  await waiting;
  expect((await signed).status).toBe(409);
  expect((await order.view()).state).toBe("draft");
});

test("refuses to draw more documents than a person opens", async () => {
  const draft = await contracts.filled();
  const path = `/api/v1/contracts/${draft.id}/sheet.pdf`;
  const open = () => contracts.app.inject({ url: path, headers: { "owner-key": draft.key } });
  const rule = { max: 120, windowSeconds: HOUR_SECONDS };
  while (await contracts.services.limits.take("pdfs:127.0.0.1", rule));
  const drawn = await countDrawings(async () => {
    expect((await open()).statusCode).toBe(429);
  });
  expect(drawn).toBe(0);
});

test("asks to retry in seconds if forty documents are requested at once", async () => {
  const draft = await contracts.filled();
  const path = `/api/v1/contracts/${draft.id}/sheet.pdf`;
  const order: string[] = [];
  const replies = Promise.all(
    Array.from({ length: 40 }, async () => {
      const reply = await contracts.app.inject({ url: path, headers: { "owner-key": draft.key } });
      order.push(reply.statusCode === 200 ? "document" : "refusal");
      return reply;
    }),
  );
  // A page that is requested in the meantime does not wait for all of them.
  const page = contracts.app.inject("/api/v1/offers?tipology=luce").then((reply) => {
    order.push("page");
    return reply;
  });
  expect((await page).statusCode).toBe(200);
  const refused = (await replies).filter(({ statusCode }) => statusCode === 503);
  // One document is being drawn and twenty wait.
  expect(refused).toHaveLength(19);
  expect(refused[0]?.headers["retry-after"]).toBe("5");
  expect(order.lastIndexOf("document")).toBeGreaterThan(order.indexOf("page"));
});
