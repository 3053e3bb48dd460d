import { IDEMPOTENCY_HEADER } from "@volpe/contract";
import { expect, test, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { OfflineError } from "../api/offline-error.ts";
import type { Call, Request } from "../api/request.ts";
import { createMemoryStorage } from "../storage/storage.ts";
import { clearOutbox, createOutbox, type WaitingFiles } from "./outbox.ts";
import { OUTBOX_NAME } from "./outbox-name.ts";

const toCall = (id: string, body: unknown = { message: id }): Call => ({
  method: "POST",
  path: "/contacts",
  headers: { [IDEMPOTENCY_HEADER]: id },
  body,
});

/** Tasks run one after another, as with the browser's locks. */
function createLock() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const run = last.then(task);
    last = run.catch(() => undefined);
    return run;
  };
}

function createMemoryFiles(): WaitingFiles & { stored: Map<string, readonly File[]> } {
  const stored = new Map<string, readonly File[]>();
  return {
    stored,
    put: async (id, files) => void stored.set(id, files),
    get: async (id) => stored.get(id) ?? [],
    remove: async (id) => void stored.delete(id),
    clear: async () => stored.clear(),
  };
}

function setUp(answer: (call: Call) => Promise<unknown> = async () => ({ mailed: true })) {
  const sent = vi.fn(answer);
  const storage = createMemoryStorage();
  const files = createMemoryFiles();
  const lock = createLock();
  const clock = { ms: 1000 };
  const who = { id: "" };
  const open = () =>
    createOutbox({
      storage,
      attachments: files,
      request: sent as unknown as Request,
      account: () => who.id,
      now: () => clock.ms,
      lock,
    });
  return { sent, storage, files, clock, who, open, outbox: open() };
}

const keysOf = (sent: { mock: { calls: [Call][] } }) =>
  sent.mock.calls.map(([{ headers }]) => headers?.[IDEMPOTENCY_HEADER]);

test("sends each waiting form once, oldest first, with the key of the first attempt", async () => {
  const { outbox, sent } = setUp();
  await outbox.add("message", toCall("a"));
  await outbox.add("message", toCall("b"));
  await outbox.flush();
  await outbox.flush();
  expect(keysOf(sent)).toEqual(["a", "b"]);
  expect(sent.mock.calls[0]?.[0]).toEqual(toCall("a"));
  expect(outbox.list().map(({ answer }) => answer)).toEqual(['{"mailed":true}', '{"mailed":true}']);
});

test("sends a form once if three tabs try", async () => {
  const { outbox, open, sent } = setUp();
  await outbox.add("message", toCall("a"));
  await Promise.all([outbox.flush(), open().flush(), open().flush()]);
  expect(keysOf(sent)).toEqual(["a"]);
});

test("keeps the form if the connection fails again", async () => {
  let isOnline = false;
  const { outbox, sent } = setUp(async () => {
    if (!isOnline) throw new OfflineError();
    return null;
  });
  await outbox.add("message", toCall("a"));
  await outbox.add("message", toCall("b"));
  await outbox.flush();
  expect(keysOf(sent)).toEqual(["a"]);
  expect(outbox.isWaiting()).toBe(true);
  isOnline = true;
  await outbox.flush();
  expect(keysOf(sent)).toEqual(["a", "a", "b"]);
  expect(outbox.isWaiting()).toBe(false);
});

test.each([401, 409, 429, 500, 503])("keeps a form after a %i", async (status) => {
  const { outbox } = setUp(async () => {
    throw new ApiError(status, []);
  });
  await outbox.add("message", toCall("a"));
  await outbox.flush();
  expect(outbox.isWaiting()).toBe(true);
});

test("sends the forms after one that the API refused", async () => {
  const { outbox, sent } = setUp(async ({ headers }) => {
    if (headers?.[IDEMPOTENCY_HEADER] === "a") {
      throw new ApiError(422, [{ code: "invalid-field", message: "Manca il messaggio." }]);
    }
    return null;
  });
  await outbox.add("message", toCall("a"));
  await outbox.add("message", toCall("b"));
  await outbox.flush();
  await outbox.flush();
  expect(keysOf(sent)).toEqual(["a", "b"]);
  expect(outbox.list()).toMatchObject([{ refusal: "Manca il messaggio." }, { answer: "null" }]);
});

test("never sends a cancelled form", async () => {
  const { outbox, sent, storage } = setUp();
  await outbox.add("message", toCall("a"));
  await outbox.cancel("a");
  await outbox.flush();
  expect(sent).not.toHaveBeenCalled();
  expect(storage.get(OUTBOX_NAME)).toBeUndefined();
});

test("does not hide a form that is cancelled while it is being sent", async () => {
  let resolve: (answer: unknown) => void = () => undefined;
  const promise = new Promise((settle) => {
    resolve = settle;
  });
  const { outbox } = setUp(() => promise);
  await outbox.add("message", toCall("a"));
  const sending = outbox.flush();
  const cancelling = outbox.cancel("a");
  resolve(null);
  await Promise.all([sending, cancelling]);
  expect(outbox.list()).toMatchObject([{ id: "a", answer: "null" }]);
  await outbox.cancel("a");
  expect(outbox.list()).toEqual([]);
});

test("sends a form only for the account that wrote it", async () => {
  const { outbox, sent, who } = setUp();
  who.id = "anna";
  await outbox.add("ticket", toCall("a"));
  who.id = "ugo";
  await outbox.flush();
  expect(sent).not.toHaveBeenCalled();
  who.id = "anna";
  await outbox.flush();
  expect(keysOf(sent)).toEqual(["a"]);
});

test("does not send a form by itself once the API may have forgotten its key", async () => {
  const { outbox, sent, clock } = setUp();
  await outbox.add("message", toCall("a"));
  clock.ms += 23 * 3_600_000 + 1;
  await outbox.flush();
  expect(sent).not.toHaveBeenCalled();
  expect(outbox.list()[0]?.refusal).toContain("quasi un giorno");
});

test("keeps the fields of a form without files", async () => {
  const { outbox, sent } = setUp();
  const body = new FormData();
  body.append("message", "Ciao");
  expect(await outbox.add("ticket", toCall("a", body))).toBe("a");
  await outbox.flush();
  const again = sent.mock.calls[0]?.[0].body;
  expect(again instanceof FormData && [...again]).toEqual([["message", "Ciao"]]);
});

const toBodyWithFiles = () => {
  const body = new FormData();
  body.append("message", "Ciao");
  for (const name of ["uno.pdf", "due.png"]) {
    body.append("files", new File([name], name));
  }
  return body;
};

test("keeps the files of a form until they are sent in their order", async () => {
  const { outbox, sent, files } = setUp();
  await outbox.add("ticket", toCall("a", toBodyWithFiles()));
  expect(files.stored.get("a")).toHaveLength(2);
  await outbox.flush();
  const again = sent.mock.calls[0]?.[0].body as FormData;
  expect(again.get("message")).toBe("Ciao");
  expect(again.getAll("files").map((file) => file instanceof File && file.name)).toEqual([
    "uno.pdf",
    "due.png",
  ]);
  expect(files.stored.size).toBe(0);
});

test("refuses a form whose files are gone instead of sending it", async () => {
  const { outbox, sent, files } = setUp();
  await outbox.add("ticket", toCall("a", toBodyWithFiles()));
  files.stored.clear();
  await outbox.flush();
  expect(sent).not.toHaveBeenCalled();
  expect(outbox.list()[0]?.refusal).toContain("allegali di nuovo");
});

test("forgets the files of a cancelled form", async () => {
  const { outbox, files } = setUp();
  await outbox.add("ticket", toCall("a", toBodyWithFiles()));
  await outbox.add("ticket", toCall("b", toBodyWithFiles()));
  await outbox.cancel("a");
  expect([...files.stored.keys()]).toEqual(["b"]);
});

test("forgets all forms with their files at a logout", async () => {
  const { outbox, storage, files } = setUp();
  await outbox.add("ticket", toCall("a", toBodyWithFiles()));
  await clearOutbox({ storage, attachments: files });
  expect([files.stored.size, outbox.list()]).toEqual([0, []]);
});

test("refuses a call without a key, a GET, and files for which there is no room", async () => {
  const { outbox, files } = setUp();
  const body = new FormData();
  body.append("files", new File(["x"], "x.pdf"));
  files.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  expect(await outbox.add("ticket", toCall("a", body))).toBeNull();
  expect(await outbox.add("message", { ...toCall("a"), headers: {} })).toBeNull();
  expect(await outbox.add("message", { ...toCall("a"), method: "GET" })).toBeNull();
  expect(outbox.list()).toEqual([]);
});

test("treats damaged storage as an empty list", () => {
  const { outbox, storage } = setUp();
  storage.set(OUTBOX_NAME, '{"forms":[{"id":1}]}');
  expect(outbox.list()).toEqual([]);
});
