import type { SyncedLists, SyncRequest } from "@volpe/contract";
import { DAY_MS } from "@volpe/contract";
import { describe, expect, test, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { OfflineError } from "../api/offline-error.ts";
import { createMemoryCookies } from "../cookies/memory-cookies.ts";
import { createMemoryStorage } from "../storage/storage.ts";
import { toListRequest } from "./fake-account.ts";
import { createLists } from "./lists.ts";

const YEAR_MS = 365 * DAY_MS;
const VIEWED = { items: '["s"]', labels: '["l"]', brands: '["b"]' };

/** Lists of a logged-in person on a server whose answers the test defines. */
function createFollowed(
  send: (request: SyncRequest) => Promise<SyncedLists>,
  cookies: Record<string, string> = {},
) {
  const jar = createMemoryCookies(cookies);
  const storage = createMemoryStorage();
  const set = vi.spyOn(jar, "set");
  const sent = vi.fn(send);
  const login = { ended: false };
  const lists = createLists({
    cookies: jar,
    isLoggedIn: () => !login.ended,
    storage,
    request: toListRequest(sent),
    now: () => YEAR_MS,
  });
  const refusals: string[] = [];
  lists.watchRefusals(([error]) => refusals.push(error?.message ?? ""));
  return { lists, jar, storage, set, sent, login, refusals };
}

const toApiError = (status: number) =>
  new ApiError(status, [{ code: "internal", message: `Rifiutato ${status}` }]);

/** A server that answers the waiting calls one by one, when the test tells it to. */
function createSlowServer() {
  const waiting: ((answer: SyncedLists | Error) => void)[] = [];
  return {
    send: () =>
      new Promise<SyncedLists>((resolve, reject) => {
        waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      }),
    async answer(answer: SyncedLists | Error) {
      await vi.waitFor(() => expect(waiting).not.toHaveLength(0));
      waiting.shift()?.(answer);
    },
  };
}

describe("a lost cookie", () => {
  test("counts as lost again when the server refuses the next change", async () => {
    const { lists, jar } = createFollowed(() => Promise.reject(toApiError(500)));
    lists.toggleFavourite("c");
    await lists.settled();
    expect([lists.state.preferiti, jar.get("preferiti")]).toEqual([[], undefined]);
  });

  test("of labels is restored from the account", async () => {
    const { lists, jar } = createFollowed(
      async (request) =>
        "preferiti" in request
          ? { preferiti: [] }
          : { items: ["s2", "s1"], labels: ["l2", "l1"], brands: ["b"] },
      { items: '["s2","s1"]', brands: '["b"]', preferiti: "[]" },
    );
    await lists.sync();
    expect(jar.get("labels")).toBe('["l2","l1"]');
  });
});

describe("an answer", () => {
  test("is stored without being sent again", async () => {
    const viewed = { items: ["s"], labels: ["l"], brands: ["b"] };
    const { lists, jar, sent } = createFollowed(
      async (request) => ("preferiti" in request ? { preferiti: ["x", "y"] } : viewed),
      { items: "[]", labels: "[]", brands: "[]", preferiti: "[]" },
    );
    await lists.sync();
    expect(lists.state).toEqual({ ...viewed, preferiti: ["x", "y"], uses: [] });
    expect(jar.get("items")).toBe('["s"]');
    expect(jar.get("preferiti")).toBe('["x","y"]');
    expect(sent.mock.calls).toEqual([
      [{ items: [], brands: [], labels: [], changes: [] }],
      [{ preferiti: [], changes: [] }],
    ]);
  });

  test("does not rewrite cookies that already hold the same lists", async () => {
    const { lists, set } = createFollowed(
      async (request) =>
        "preferiti" in request
          ? { preferiti: ["a"] }
          : { items: ["s"], labels: ["l"], brands: ["b"] },
      { ...VIEWED, preferiti: '["a"]' },
    );
    await lists.sync();
    expect(set).not.toHaveBeenCalled();
  });

  test("is followed by a call with the changes made in the meantime", async () => {
    const server = createSlowServer();
    const { lists, sent } = createFollowed(server.send, { preferiti: '["b","a"]' });
    lists.toggleFavourite("c");
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    lists.toggleFavourite("a");
    lists.toggleFavourite("d");
    await server.answer({ preferiti: ["c", "x", "b", "a"] });
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(lists.state.preferiti).toEqual(["d", "c", "x", "b"]);
    expect(sent).toHaveBeenLastCalledWith({
      preferiti: ["d", "c", "x", "b"],
      changes: [
        { list: "preferiti", entry: "a", removed: true, ageMs: 0 },
        { list: "preferiti", entry: "d", removed: false, use: "", ageMs: 0 },
      ],
    });
    await server.answer({ preferiti: ["d", "c", "x", "b"] });
    await lists.settled();
    expect(sent).toHaveBeenCalledTimes(2);
  });

  test("keeps the label of an item that was viewed while the call was running", async () => {
    const server = createSlowServer();
    const { lists, sent } = createFollowed(server.send);
    lists.view({ slug: "s1", label: "l1", brand: "b1" });
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    lists.view({ slug: "s2", label: "l2", brand: "b2" });
    await server.answer({ items: ["s1", "x"], labels: ["l1", "lx"], brands: ["b1", "bx"] });
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(lists.state).toMatchObject({
      items: ["s2", "s1", "x"],
      labels: ["l2", "l1", "lx"],
      brands: ["b2", "b1", "bx"],
    });
    await server.answer({ items: [], labels: [], brands: [] });
    await lists.settled();
    expect(lists.state.items).toEqual([]);
  });
});

describe("a refusal", () => {
  test("undoes the change of the favourites and is reported", async () => {
    const { lists, jar, refusals } = createFollowed(() => Promise.reject(toApiError(429)), {
      preferiti: '["a"]',
    });
    lists.toggleFavourite("b");
    expect(lists.state.preferiti).toEqual(["b", "a"]);
    await lists.settled();
    expect(lists.state.preferiti).toEqual(["a"]);
    expect(jar.get("preferiti")).toBe('["a"]');
    expect(refusals).toEqual(["Rifiutato 429"]);
  });

  test("keeps an earlier change that the server accepted", async () => {
    const server = createSlowServer();
    const { lists, sent, refusals } = createFollowed(server.send);
    lists.toggleFavourite("a");
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    lists.toggleFavourite("b");
    await server.answer({ preferiti: ["a", "x"] });
    await server.answer(toApiError(500));
    await lists.settled();
    expect(lists.state.preferiti).toEqual(["a", "x"]);
    expect(refusals).toHaveLength(1);
  });

  test("of a call without changes leaves the lists alone", async () => {
    const { lists, refusals } = createFollowed(() => Promise.reject(toApiError(500)), {
      preferiti: '["a"]',
    });
    await lists.sync();
    expect([lists.state.preferiti, refusals]).toEqual([["a"], []]);
  });

  test.each([
    ["offline", new OfflineError()],
    ["after the login ended", toApiError(401)],
  ])("does not include a failure %s: the change is kept and sent later", async (_when, failure) => {
    let error: Error | null = failure;
    const { lists, sent, refusals } = createFollowed(async (request) => {
      if (error !== null) throw error;
      return request;
    });
    lists.toggleFavourite("a");
    await lists.settled();
    expect([lists.state.preferiti, refusals]).toEqual([["a"], []]);
    error = null;
    await lists.sync();
    expect(sent).toHaveBeenLastCalledWith({
      preferiti: ["a"],
      changes: [{ list: "preferiti", entry: "a", removed: false, use: "", ageMs: 0 }],
    });
  });
});

test("sends nothing if the logout comes while another tab holds the lock", async () => {
  const { lists, jar, sent, login } = createFollowed(() => Promise.reject(toApiError(401)));
  const held: (() => void)[] = [];
  Object.assign(jar, {
    async exclusive<T>(task: () => Promise<T>): Promise<T> {
      await new Promise<void>((resolve) => held.push(resolve));
      return await task();
    },
  });
  lists.toggleFavourite("c");
  await vi.waitFor(() => expect(held).toHaveLength(1));
  login.ended = true;
  held[0]?.();
  await lists.settled();
  expect(sent).not.toHaveBeenCalled();
});

test("ignores an answer that arrives after the logout", async () => {
  const server = createSlowServer();
  const { lists, jar, storage, login, sent } = createFollowed(server.send, VIEWED);
  lists.toggleFavourite("a");
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  login.ended = true;
  lists.leave();
  await server.answer({ preferiti: ["a", "x"] });
  await lists.settled();
  expect(lists.state).toEqual({ items: [], labels: [], brands: [], preferiti: [], uses: [] });
  for (const name of ["items", "labels", "brands", "preferiti"]) {
    expect(jar.get(name)).toBeUndefined();
  }
  expect(storage.get("volpe-lists")).toBeUndefined();
  expect(sent).toHaveBeenCalledOnce();
});

describe("the use of a favourite", () => {
  test("goes with its change to the account", async () => {
    const { lists, sent } = createFollowed(async () => ({ preferiti: ["a"] }));
    lists.toggleFavourite("a", "consumo=3100");
    await lists.settled();

    expect(sent.mock.calls[0]?.[0].changes).toMatchObject([{ entry: "a", use: "consumo=3100" }]);
  });

  /** Synchronises lists with an account that knows only the uses of `a` and `b`. */
  async function syncUses() {
    const { lists } = createFollowed(
      async () => ({
        preferiti: ["a", "b", "c"],
        uses: ["preferiti/a?consumo=1800", "preferiti/b?", "items/s?consumo=9"],
      }),
      { usi: '["preferiti/b?consumo=1","preferiti/c?consumo=2"]', preferiti: '["b","c"]' },
    );
    lists.restore();
    lists.toggleFavourite("d");
    await lists.settled();
    return lists;
  }

  test("is replaced by the account's use", async () => {
    const lists = await syncUses();
    expect(lists.findUse("preferiti", "a")).toBe("consumo=1800");
    expect(lists.findUse("preferiti", "b")).toBe("");
  });

  test("is kept if the account does not have it", async () => {
    expect((await syncUses()).findUse("preferiti", "c")).toBe("consumo=2");
  });

  test("is not copied from another list", async () => {
    expect((await syncUses()).findUse("items", "s")).toBe("");
  });
});
