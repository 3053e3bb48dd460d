import { describe, expect, test } from "vitest";
import { createMemoryCookies } from "../cookies/memory-cookies.ts";
import { createMemoryStorage } from "../storage/storage.ts";
import { createFakeAccount } from "./fake-account.ts";
import { createLists } from "./lists.ts";

const VIEWED = { items: '["s"]', labels: '["l"]', brands: '["b"]' };

/** A person's account and two logged-in browsers; `open` loads a new document. */
async function createDevices(...favourites: string[]) {
  const account = createFakeAccount(...favourites);
  const createDevice = () => {
    const { session, request } = account.createSession();
    const cookies = createMemoryCookies(VIEWED);
    const storage = createMemoryStorage();
    const open = () =>
      createLists({ cookies, storage, isLoggedIn: () => true, request, now: account.now });
    return { session, cookies, storage, open };
  };
  const phone = createDevice();
  const desk = createDevice().open();
  await phone.open().join();
  await desk.join();
  phone.session.calls.length = 0;
  return { account, phone, desk };
}

describe("two devices of one person", () => {
  test("both keep an addition of one and a removal of the other", async () => {
    const { account, phone, desk } = await createDevices("b", "a");
    desk.toggleFavourite("a");
    await desk.settled();
    const lists = phone.open();
    lists.toggleFavourite("c");
    await lists.settled();
    await desk.sync();
    expect(account.favourites()).toEqual(["c", "b"]);
    expect([lists.state.preferiti, desk.state.preferiti]).toEqual([
      ["c", "b"],
      ["c", "b"],
    ]);
  });

  test.each(["answer", "call"] as const)(
    "both keep all changes when the %s of one is lost",
    async (losing) => {
      const { account, phone, desk } = await createDevices("b", "a");
      desk.toggleFavourite("x");
      await desk.settled();
      phone.session.losing = losing;
      const left = phone.open();
      left.toggleFavourite("c");
      left.toggleFavourite("a");
      await left.settled();
      phone.session.losing = "";
      const lists = phone.open();
      await lists.sync();
      expect(lists.state.preferiti).toEqual(["c", "x", "b"]);
      expect(account.favourites()).toEqual(["c", "x", "b"]);
    },
  );

  test("are both emptied when one of them empties its favourites", async () => {
    const { account, phone, desk } = await createDevices("b", "a");
    const lists = phone.open();
    lists.clearFavourites();
    expect(phone.cookies.get("preferiti")).toBe("[]");
    await lists.settled();
    await desk.sync();
    expect([account.favourites(), desk.state.preferiti]).toEqual([[], []]);
    await phone.open().sync();
    expect(phone.session.calls).toEqual(["POST -b-a", "POST "]);
    expect(phone.cookies.get("preferiti")).toBe("[]");
  });

  test("do not restore an entry that the other removed while a page was closed", async () => {
    const { account, phone, desk } = await createDevices("b", "a");
    desk.toggleFavourite("a");
    await desk.settled();
    phone.storage.remove("volpe-lists");
    const lists = phone.open();
    await lists.sync();
    expect([lists.state.preferiti, account.favourites()]).toEqual([["b"], ["b"]]);
  });
});

describe("a lost cookie", () => {
  test.each([
    ["missing", undefined],
    ["damaged", "%5B%22a"],
    ["of another shape", '{"a":1}'],
  ])("that is %s is restored from the account without sending changes", async (_what, text) => {
    const { account, phone } = await createDevices("b", "a");
    phone.cookies.remove("preferiti");
    if (text !== undefined) phone.cookies.set("preferiti", text, { maxAgeSeconds: 1 });
    const lists = phone.open();
    await lists.sync();
    expect(lists.state.preferiti).toEqual(["b", "a"]);
    expect(phone.cookies.get("preferiti")).toBe('["b","a"]');
    expect(phone.session.calls).toEqual(["GET"]);
    expect(account.favourites()).toEqual(["b", "a"]);
  });

  test("keeps a favourite that was added after the loss", async () => {
    const { account, phone } = await createDevices("b", "a");
    phone.cookies.remove("preferiti");
    const lists = phone.open();
    const synced = lists.sync();
    lists.toggleFavourite("c");
    await synced;
    await lists.settled();
    expect(lists.state.preferiti).toEqual(["c", "b", "a"]);
    expect(account.favourites()).toEqual(["c", "b", "a"]);
  });

  test("removes nothing if the previous answer was lost too", async () => {
    const { account, phone } = await createDevices("b", "a");
    phone.session.losing = "answer";
    const left = phone.open();
    left.toggleFavourite("c");
    await left.settled();
    phone.session.losing = "";
    phone.cookies.remove("preferiti");
    const lists = phone.open();
    await lists.sync();
    expect(lists.state.preferiti).toEqual(["c", "b", "a"]);
    expect(account.favourites()).toEqual(["c", "b", "a"]);
  });
});

describe("a login", () => {
  test("merges the device's favourites before the account's", async () => {
    const account = createFakeAccount("b", "a");
    const { request } = account.createSession();
    const cookies = createMemoryCookies({ preferiti: '["d","a","c"]' });
    const lists = createLists({
      cookies,
      storage: createMemoryStorage(),
      isLoggedIn: () => true,
      request,
      now: account.now,
    });
    await lists.join();
    expect(lists.state.preferiti).toEqual(["d", "a", "c", "b"]);
  });

  test("sends no changes from a device without favourites", async () => {
    const { phone } = await createDevices("b", "a");
    phone.cookies.remove("preferiti");
    await phone.open().join();
    expect(phone.session.calls).toEqual(["GET"]);
  });
});
