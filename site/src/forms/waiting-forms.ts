import type { WaitingForm } from "@volpe/contract";
import {
  ApiError,
  type ApiRequest,
  type Client,
  clearOutbox,
  createBrowserStorage,
  createOutbox,
  OfflineError,
  type Outbox,
  pollOnWake,
  type WaitingFiles,
} from "@volpe/core";
import { findUnfilled } from "./find-unfilled.ts";
import { tellRefused } from "./waiting-words.ts";

/** Tells this tab's list that the storage changed; other tabs hear `storage`. */
const CHANGED = "volpe-attesa";
/** Pause between two attempts, ms. */
const RETRY_MS = 5000;
const LOCK = "volpe-attesa";

/** The forms of this browser that wait for a connection. */
export function createBrowserOutbox({ api, session }: Pick<Client, "api" | "session">): Outbox {
  const storage = createBrowserStorage();
  const tell = () => dispatchEvent(new Event(CHANGED));
  return createOutbox({
    storage: {
      get: storage.get,
      set: (name, value) => {
        storage.set(name, value);
        tell();
      },
      remove: (name) => {
        storage.remove(name);
        tell();
      },
    },
    attachments: WAITING_FILES,
    request: api.request,
    account: () => session.state.session?.user.id ?? "",
    // Without locks two tabs may send a form at once. The API then recognises its key.
    lock: async (task) =>
      navigator.locks === undefined ? await task() : await navigator.locks.request(LOCK, task),
  });
}

/** Calls `onChange` after each change of the list, of this tab or of another. */
export function watchWaitingForms(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange);
  addEventListener("storage", onChange);
  return () => {
    removeEventListener(CHANGED, onChange);
    removeEventListener("storage", onChange);
  };
}

/** Removes the forms and their files from the device, at a logout. */
export function forgetWaitingForms(): void {
  void clearOutbox({ storage: createBrowserStorage(), attachments: WAITING_FILES });
}

let isTelling = false;

/**
 * Sends the waiting forms, now and whenever the connection is back, until none is left. Tells of a
 * refused one, also of one that an earlier page left.
 */
export function sendWaitingForms(client: Pick<Client, "api" | "session">): void {
  const outbox = createBrowserOutbox(client);
  const tell = () => tellRefused(outbox.list());
  tell();
  if (!isTelling) watchWaitingForms(tell);
  isTelling = true;
  if (!outbox.isWaiting()) return;
  const attempt = async () => {
    await outbox.flush();
    if (!outbox.isWaiting()) stop();
  };
  const stop = pollOnWake(() => void (navigator.onLine && attempt()), RETRY_MS);
  void attempt();
}

/** A form that could not be sent and waits in the list. */
export class WaitingError extends Error {
  readonly id: string;

  constructor(id: string, options: ErrorOptions) {
    super("The form waits for a connection", options);
    this.name = "WaitingError";
    this.id = id;
  }
}

/**
 * The API for the calls of a form that may wait for the connection: without an answer the form is
 * kept in the list and sent later, and the call throws `WaitingError`. Needs the key of `toOnce`.
 * A form that lacks something throws the API's error for it, because it would be refused later.
 * On a server it changes nothing, because a person would not learn of a form that waits there.
 *
 * @example
 * const calls = createContactCalls(toOnce(toWaiting(client, "message"), form));
 */
export function toWaiting(client: Client, kind: WaitingForm["kind"]): ApiRequest {
  const { request } = client.api;
  if (typeof window === "undefined") return request;
  return async (call) => {
    try {
      return await request(call);
    } catch (error) {
      if (!(error instanceof OfflineError)) throw error;
      const errors = findUnfilled(call);
      if (errors.length > 0) throw new ApiError(422, errors, { cause: error });
      const id = await createBrowserOutbox(client).add(kind, call);
      if (id === null) throw error;
      sendWaitingForms(client);
      throw new WaitingError(id, { cause: error });
    }
  };
}

/**
 * The name does not begin with `volpe-`, because a retired service worker removes caches of such
 * names.
 */
const CACHE = "attesa-volpe";
const NAME_HEADER = "x-file-name";

const toKey = (id: string, index: number) => `/attesa/${encodeURIComponent(id)}/${index}`;

/**
 * The files of waiting forms, in a cache of the browser, which holds bytes and is deleted at once.
 */
const WAITING_FILES: WaitingFiles = {
  async put(id, files) {
    const cache = await caches.open(CACHE);
    for (const [index, file] of files.entries()) {
      const headers = { "content-type": file.type, [NAME_HEADER]: encodeURIComponent(file.name) };
      await cache.put(toKey(id, index), new Response(file, { headers }));
    }
  },
  async get(id, count) {
    const cache = await caches.open(CACHE);
    const found = await Promise.all(
      Array.from({ length: count }, (_, index) => cache.match(toKey(id, index))),
    );
    return await Promise.all(
      found.flatMap((reply) => (reply === undefined ? [] : [toFile(reply)])),
    );
  },
  async remove(id, count) {
    const cache = await caches.open(CACHE);
    await Promise.all(Array.from({ length: count }, (_, index) => cache.delete(toKey(id, index))));
  },
  async clear() {
    // Browsers have no `caches` on a page without TLS, where nothing was kept.
    if ("caches" in globalThis) {
      await caches.delete(CACHE);
    }
  },
};

async function toFile(reply: Response): Promise<File> {
  const name = decodeURIComponent(reply.headers.get(NAME_HEADER) ?? "");
  const type = reply.headers.get("content-type") ?? "";
  return new File([await reply.blob()], name, { type });
}
