import { expect, test } from "vitest";
import { ApiError } from "../api/api-error.ts";
import type { Request } from "../api/request.ts";
import { createMemoryCookies } from "../cookies/memory-cookies.ts";
import { createMemoryStorage } from "../storage/memory-storage.ts";
import { createFakeAccount } from "./fake-account.ts";
import { createLists } from "./lists.ts";

const KEPT = { items: '["s"]', labels: '["l"]', brands: '["b"]' };

/** A browser in which somebody is logged in; `open` is a document of it. */
function createDevice(request: Request, preferiti?: string) {
  const login = { ended: false };
  const cookies = createMemoryCookies(preferiti === undefined ? KEPT : { ...KEPT, preferiti });
  const storage = createMemoryStorage();
  const open = () => createLists({ cookies, storage, isLoggedIn: () => !login.ended, request });
  return { cookies, storage, login, open };
}

/** A device whose favourites the account knows. */
async function createFollowed(...preferiti: string[]) {
  const fake = createFakeAccount();
  const { session, request } = fake.createSession();
  const device = createDevice(request, JSON.stringify(preferiti));
  await device.open().join();
  session.calls.length = 0;
  /** Another device of the same person. */
  const other = createDevice(fake.createSession().request).open();
  await other.join();
  return { ...fake, ...device, session, other };
}

test.each([
  ["lost", undefined],
  ["damaged", "%5B%22a"],
  ["of another shape", '{"a":1}'],
])(
  "a favourites’ cookie that is %s is filled from the account, and nothing is sent",
  async (...row) => {
    const [, text] = row;
    const { account, cookies, session, open, other } = await createFollowed("b", "a");
    cookies.remove("preferiti");
    if (text !== undefined) cookies.set("preferiti", text, { maxAgeSeconds: 1 });
    const lists = open();
    await lists.sync();
    expect(lists.state.preferiti).toEqual(["b", "a"]);
    expect(cookies.get("preferiti")).toBe('["b","a"]');
    expect(session.calls).toEqual(["GET"]);
    await other.sync();
    expect([account.preferiti, other.state.preferiti]).toEqual([
      ["b", "a"],
      ["b", "a"],
    ]);
  },
);

test("a favourite added after the cookie was lost joins those of the account", async () => {
  const { account, cookies, open } = await createFollowed("b", "a");
  cookies.remove("preferiti");
  const lists = open();
  const synced = lists.sync();
  lists.toggleFavourite("c");
  await synced;
  await lists.settled();
  expect([lists.state.preferiti, account.preferiti]).toEqual([
    ["c", "b", "a"],
    ["c", "b", "a"],
  ]);
});

test("favourites emptied on purpose leave an empty cookie, and are emptied everywhere", async () => {
  const { account, cookies, session, open, other } = await createFollowed("b", "a");
  const lists = open();
  lists.clearFavourites();
  expect(cookies.get("preferiti")).toBe("[]");
  await lists.settled();
  await other.sync();
  expect([account.preferiti, other.state.preferiti]).toEqual([[], []]);
  await open().sync();
  expect(session.calls).toEqual(["POST ", "POST "]);
  expect(cookies.get("preferiti")).toBe("[]");
});

test("a page that was left before it could send an emptied list has it sent by the next", async () => {
  const { account, cookies, open } = await createFollowed("a");
  cookies.set("preferiti", "[]", { maxAgeSeconds: 1 });
  await open().sync();
  expect(account.preferiti).toEqual([]);
});

test.each([
  ["an answer", "answer"],
  ["a call", "call"],
] as const)(
  "when %s gets lost, the next page keeps what another device added",
  async (_what, losing) => {
    const { account, storage, session, open, other } = await createFollowed("b", "a");
    other.toggleFavourite("x");
    await other.settled();
    session.losing = losing;
    const left = open();
    left.restore();
    left.toggleFavourite("c");
    left.toggleFavourite("a");
    await left.settled();
    session.losing = "";
    session.calls.length = 0;

    const lists = open();
    await lists.sync();
    expect(lists.state.preferiti).toEqual(["c", "x", "b"]);
    expect(account.preferiti).toEqual(["c", "x", "b"]);
    expect(session.calls[0]).toBe("GET");
    expect(storage.get("volpe-lists")).toBeUndefined();
  },
);

test("a lost cookie after a lost answer takes nothing away either", async () => {
  const { account, cookies, session, open } = await createFollowed("b", "a");
  session.losing = "answer";
  const left = open();
  left.toggleFavourite("c");
  await left.settled();
  session.losing = "";
  cookies.remove("preferiti");
  const lists = open();
  await lists.sync();
  expect([lists.state.preferiti, account.preferiti]).toEqual([
    ["c", "b", "a"],
    ["c", "b", "a"],
  ]);
});

test("without favourites a login only asks for the account’s", async () => {
  const { session, request } = createFakeAccount("b", "a").createSession();
  const lists = createDevice(request).open();
  await lists.join();
  expect(lists.state.preferiti).toEqual(["b", "a"]);
  expect(session.calls).toEqual(["GET"]);
});

test("a favourite refused after a loss leaves the cookie lost, and the account as it is", async () => {
  let isRefusing = true;
  const { account, createSession } = createFakeAccount("b", "a");
  const { request } = createSession();
  const device = createDevice((call) => {
    if (isRefusing) throw new ApiError(500, [{ code: "internal", message: "Riprova." }]);
    return request(call);
  });
  const lists = device.open();
  lists.toggleFavourite("c");
  await lists.settled();
  expect([lists.state.preferiti, device.cookies.get("preferiti")]).toEqual([[], undefined]);
  isRefusing = false;
  await device.open().sync();
  expect([device.cookies.get("preferiti"), account.preferiti]).toEqual(['["b","a"]', ["b", "a"]]);
});

test("a logout forgets what was on its way", async () => {
  const { session, storage, login, open } = await createFollowed("a");
  session.losing = "call";
  const lists = open();
  lists.toggleFavourite("b");
  await lists.settled();
  expect(storage.get("volpe-lists")).toBe('{"preferiti":["a"]}');
  login.ended = true;
  lists.leave();
  expect(storage.get("volpe-lists")).toBeUndefined();
});

test("labels that were lost come back beside their items", async () => {
  const { cookies, request } = createViewedDevice();
  cookies.remove("labels");
  const lists = createLists({
    cookies,
    storage: createMemoryStorage(),
    isLoggedIn: () => true,
    request,
  });
  await lists.sync();
  expect(lists.state).toMatchObject({ items: ["s2", "s1"], labels: ["l2", "l1"], brands: ["b"] });
});

function createViewedDevice() {
  const cookies = createMemoryCookies({
    items: '["s2","s1"]',
    labels: '["l2","l1"]',
    brands: '["b"]',
    preferiti: "[]",
  });
  const viewed = { items: ["s2", "s1"], labels: ["l2", "l1"], brands: ["b"] };
  const request: Request = async ({ method, body, data }) => {
    const answer: unknown = method === "GET" ? { preferiti: [], ...viewed } : body;
    return data(answer) ? answer : expect.fail("the answer is not what is awaited");
  };
  return { cookies, request };
}
