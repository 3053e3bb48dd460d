import type { SyncRequest } from "@volpe/contract";
import { expect, test, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { OfflineError } from "../api/offline-error.ts";
import { createMemoryCookies } from "../cookies/memory-cookies.ts";
import { createMemoryStorage } from "../storage/memory-storage.ts";
import { toListRequest } from "./fake-account.ts";
import { createLists } from "./lists.ts";
import { rebase } from "./rebase.ts";

type Send = (request: SyncRequest) => Promise<SyncRequest>;

/** Of who is logged in, until `login.ended`. */
function createFollowed(send: Send, cookies: Record<string, string> = {}) {
  const jar = createMemoryCookies(cookies);
  const set = vi.spyOn(jar, "set");
  const sent = vi.fn(send);
  const login = { ended: false };
  const lists = createLists({
    cookies: jar,
    isLoggedIn: () => !login.ended,
    storage: createMemoryStorage(),
    request: toListRequest(sent),
  });
  const refusals: string[] = [];
  lists.watchRefusals(([error]) => refusals.push(error?.message ?? ""));
  return { lists, jar, set, sent, login, refusals };
}

/** An account whose favourites are these, whatever is sent. */
const holding =
  (...preferiti: string[]): Send =>
  async (request) =>
    "preferiti" in request ? { preferiti } : request;

const refuse = (status: number) =>
  new ApiError(status, [{ code: "internal", message: `Rifiutato ${status}` }]);

/** A server that answers when it is told to. */
function createSlowServer() {
  const waiting: ((answer: SyncRequest | Error) => void)[] = [];
  const send: Send = () =>
    new Promise((resolve, reject) => {
      waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
    });
  return {
    send,
    async answer(answer: SyncRequest | Error) {
      await vi.waitFor(() => expect(waiting).not.toHaveLength(0));
      waiting.shift()?.(answer);
    },
  };
}

test("empty lists are sent too, and the account's are taken over without being sent again", async () => {
  const viewed = { items: ["s"], labels: ["l"], brands: ["b"] };
  const empty = { items: "[]", labels: "[]", brands: "[]", preferiti: "[]" };
  const { lists, jar, sent } = createFollowed(
    async (request) => ("preferiti" in request ? { preferiti: ["x", "y"] } : viewed),
    empty,
  );
  await lists.sync();
  expect(lists.state).toEqual({ ...viewed, preferiti: ["x", "y"] });
  expect(["items", "labels", "brands", "preferiti"].map((name) => jar.get(name))).toEqual([
    '["s"]',
    '["l"]',
    '["b"]',
    '["x","y"]',
  ]);
  expect(sent.mock.calls).toEqual([[{ items: [], brands: [], labels: [] }], [{ preferiti: [] }]]);
});

test("an answer that says what the cookies hold writes nothing", async () => {
  const { lists, set } = createFollowed(holding("a"), {
    items: '["s"]',
    labels: '["l"]',
    brands: '["b"]',
    preferiti: '["a"]',
  });
  await lists.sync();
  expect(set).not.toHaveBeenCalled();
});

test("a change made while the answer was on its way wins, and is sent in its turn", async () => {
  const server = createSlowServer();
  const { lists, sent } = createFollowed(server.send, { preferiti: '["b","a"]' });
  lists.toggleFavourite("c");
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  lists.toggleFavourite("a");
  lists.toggleFavourite("d");
  await server.answer({ preferiti: ["c", "x", "b", "a"] });
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(lists.state.preferiti).toEqual(["d", "c", "x", "b"]);
  await server.answer({ preferiti: ["d", "c", "x", "b"] });
  await lists.settled();
  expect(sent.mock.calls).toEqual([
    [{ preferiti: ["c", "b", "a"] }],
    [{ preferiti: ["d", "c", "x", "b"] }],
  ]);
});

test("a favourite that the server refuses is as before, in the cookie and on the screen, and told", async () => {
  const { lists, jar, refusals } = createFollowed(
    async () => {
      throw refuse(429);
    },
    { preferiti: '["a"]' },
  );
  lists.toggleFavourite("b");
  expect(lists.state.preferiti).toEqual(["b", "a"]);
  await lists.settled();
  expect(lists.state.preferiti).toEqual(["a"]);
  expect(jar.get("preferiti")).toBe('["a"]');
  expect(refusals).toEqual(["Rifiutato 429"]);
});

test("of two changes the one that the server took stays when the other is refused", async () => {
  const server = createSlowServer();
  const { lists, sent, refusals } = createFollowed(server.send);
  lists.toggleFavourite("a");
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  lists.toggleFavourite("b");
  await server.answer({ preferiti: ["a", "x"] });
  await server.answer(refuse(500));
  await lists.settled();
  expect(lists.state.preferiti).toEqual(["a", "x"]);
  expect(refusals).toHaveLength(1);
});

test.each([
  ["offline", new OfflineError()],
  ["once the login has ended", refuse(401)],
])("%s a favourite stays, and nothing is told", async (_when, failure) => {
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
  expect(sent).toHaveBeenLastCalledWith({ preferiti: ["a"] });
});

test("lists that the server refuses when nothing was changed are left alone", async () => {
  const { lists, refusals } = createFollowed(
    async () => {
      throw refuse(500);
    },
    { preferiti: '["a"]' },
  );
  lists.restore();
  await lists.sync();
  expect([lists.state.preferiti, refusals]).toEqual([["a"], []]);
});

test("a logout leaves nothing on the device, not even what was on its way", async () => {
  const server = createSlowServer();
  const { lists, jar, login, sent } = createFollowed(server.send, {
    items: '["s"]',
    labels: '["l"]',
    brands: '["b"]',
  });
  lists.toggleFavourite("a");
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  login.ended = true;
  lists.leave();
  await server.answer({ preferiti: ["a", "x"] });
  await lists.settled();
  expect(lists.state).toEqual({ items: [], labels: [], brands: [], preferiti: [] });
  for (const name of ["items", "labels", "brands", "preferiti"]) {
    expect(jar.get(name)).toBeUndefined();
  }
  expect(sent).toHaveBeenCalledOnce();
});

test("what was viewed keeps its labels when the account's items come between", async () => {
  const server = createSlowServer();
  const { lists, sent } = createFollowed(server.send);
  lists.view({ slug: "s1", label: "l1", brand: "b1" });
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  lists.view({ slug: "s2", label: "l2", brand: "b2" });
  await server.answer({ items: ["s1", "x"], labels: ["l1", "lx"], brands: ["b1", "bx"] });
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent).toHaveBeenLastCalledWith({
    items: ["s2", "s1", "x"],
    labels: ["l2", "l1", "lx"],
    brands: ["b2", "b1", "bx"],
  });
  await server.answer({ items: [], labels: [], brands: [] });
  await lists.settled();
  expect(lists.state.items).toEqual([]);
});

test.each([
  ["ab", "ab", "xab", "xab", "nothing was done here"],
  ["ab", "cab", "xab", "cxab", "one was added"],
  ["abc", "cab", "xabc", "cxab", "one moved to the front"],
  ["abc", "ac", "xabc", "xac", "one was removed"],
  ["abc", "", "abc", "", "all were removed"],
  ["", "a", "a", "a", "both added the same"],
  ["abc", "dcb", "axbc", "dcxb", "one was added, one moved, one removed"],
])("sent %s, now %s, answered %s: %s, for %s", (sent, now, answer, expected) => {
  expect(rebase({ sent: [...sent], now: [...now], answer: [...answer] }).join("")).toBe(expected);
});
