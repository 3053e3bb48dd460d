import type { ListChange, SyncRequest } from "@volpe/contract";
import { HOUR_MS } from "@volpe/contract";
import { describe, expect, test } from "vitest";
import { createTestAccount, signInForTest } from "../accounts/sessions/test-session.ts";
import { callApi } from "../test-call.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";

const server = setUp("test", () => createTestServer());

type Headers = Record<string, string>;

const NONE = { items: [], labels: [], brands: [] };

const sync = (headers: Headers, body: SyncRequest) =>
  callApi(server.app, "POST /auth/syncdata", { headers, body });

async function ask(headers: Headers, query = "") {
  const reply = await server.app.inject({ url: `/api/v1/auth/lists${query}`, headers });
  return { status: reply.statusCode, data: reply.json().data };
}

/** Changes of favourites, oldest first, as `+a` or `-a`. */
async function change(headers: Headers, changes: string[], ageMs = 0): Promise<string[]> {
  const { body } = await sync(headers, {
    preferiti: [],
    changes: changes.map((text): ListChange => {
      return { list: "preferiti", entry: text.slice(1), removed: text.startsWith("-"), ageMs };
    }),
  });
  return body.data.preferiti;
}

/** Two sessions of one account. */
async function createDevices() {
  const { id } = await createTestAccount(server.services);
  const phone = await signInForTest(server.services, id);
  const desk = await signInForTest(server.services, id);
  return { phone, desk };
}

describe("a call with changes", () => {
  test("keeps the use that a favourite was saved with for the person's other devices", async () => {
    const { phone, desk } = await createDevices();
    const save = (headers: Headers, use: string | undefined, ageMs: number) => {
      const added = { list: "preferiti" as const, entry: "a", removed: false, ageMs };
      return sync(headers, {
        preferiti: [],
        changes: [use === undefined ? added : { ...added, use }],
      });
    };
    await save(phone, "consumo=3100", HOUR_MS);
    await save(desk, undefined, 0);

    expect((await ask(desk)).data.uses).toEqual(["preferiti/a?consumo=3100"]);
    expect((await save(desk, "consumo=1800", 2 * HOUR_MS)).body.data).toEqual({
      preferiti: ["a"],
      uses: ["preferiti/a?consumo=3100"],
    });
    expect((await save(desk, "", 0)).body.data.uses).toEqual(["preferiti/a?"]);
  });

  test("is refused if it holds viewed items and favourites", async () => {
    const { phone } = await createDevices();
    for (const other of [NONE, { brands: ["Fiat"] }]) {
      const { status, body } = await sync(phone, { preferiti: ["a"], ...other });
      expect([status, body.errors?.[0].code]).toEqual([422, "invalid-field"]);
    }
  });

  test("keeps additions of one device and removals of another", async () => {
    const { phone, desk } = await createDevices();
    expect(await change(phone, ["+a", "+b"])).toEqual(["b", "a"]);
    expect(await change(desk, ["-a"])).toEqual(["b"]);
    expect(await change(phone, ["+c"])).toEqual(["c", "b"]);
    expect(await change(desk, [])).toEqual(["c", "b"]);
  });

  test("changes nothing when it is repeated", async () => {
    const { phone, desk } = await createDevices();
    const first = await change(phone, ["+a", "+b", "-a"]);
    expect(await change(phone, ["+a", "+b", "-a"])).toEqual(first);
    expect(await change(desk, [])).toEqual(["b"]);
  });

  test("is overridden by a later change of the same entry", async () => {
    const { phone, desk } = await createDevices();
    await change(phone, ["+a"], 2 * HOUR_MS);
    await change(desk, ["-a"]);
    expect(await change(phone, ["+a"], HOUR_MS)).toEqual([]);
    expect(await change(phone, ["+a"])).toEqual(["a"]);
    expect(await change(desk, ["-a"], HOUR_MS)).toEqual(["a"]);
  });

  test("orders entries by the time of their change", async () => {
    const { phone, desk } = await createDevices();
    await change(phone, ["+a", "+b"]);
    expect(await change(desk, ["+c"], HOUR_MS)).toEqual(["b", "a", "c"]);
    expect(await change(desk, ["+c"])).toEqual(["c", "b", "a"]);
  });

  test("keeps an item's label if the item is sent again without one", async () => {
    const { phone } = await createDevices();
    const item = { list: "items", entry: "x", removed: false, ageMs: 0 } as const;
    const brand = { list: "brands", entry: "X", removed: false, ageMs: 0 } as const;
    const viewed = { items: ["x"], labels: ["Ics"], brands: ["X"] };
    const first = await sync(phone, { ...NONE, changes: [{ ...item, label: "Ics" }, brand] });
    expect(first.body).toEqual({ data: viewed });
    expect((await sync(phone, { ...NONE, changes: [item] })).body).toEqual({ data: viewed });
  });

  test("keeps the newest 18 favourites, 16 items and 16 brands", async () => {
    const { phone } = await createDevices();
    const entries = Array.from({ length: 20 }, (_, index) => `s${index}`);
    const newest = entries.toReversed();
    expect(
      await change(
        phone,
        entries.map((entry) => `+${entry}`),
      ),
    ).toEqual(newest.slice(0, 18));
    const toChanges = (list: ListChange["list"]) =>
      entries.map((entry) => ({ list, entry, label: entry, removed: false, ageMs: 0 }));
    const { body } = await sync(phone, {
      ...NONE,
      changes: [...toChanges("items"), ...toChanges("brands")],
    });
    const kept = newest.slice(0, 16);
    expect(body.data).toEqual({ items: kept, labels: kept, brands: kept });
  });

  test("keeps no more entries than fit into a cookie", async () => {
    const { phone } = await createDevices();
    const long = Array.from({ length: 18 }, (_, index) => `${index}-${"x".repeat(390)}`);
    const kept = await change(
      phone,
      long.map((entry) => `+${entry}`),
    );
    expect(kept).toEqual(long.toReversed().slice(0, 10));
  });

  test("keeps all entries that fit into a cookie as the browser encodes it", async () => {
    const { phone } = await createDevices();
    const items = Array.from({ length: 16 }, (_, index) => `item-${index}`);
    const labels = items.map((item) => `${item} ${"/".repeat(100)}`);
    const { body } = await sync(phone, { items, labels, brands: [] });
    expect(body.data.items).toEqual(items);
  });
});

describe("a call without changes", () => {
  test("is compared with the last answer to its session", async () => {
    const { phone, desk } = await createDevices();
    const send = async (headers: Headers, preferiti: string[]) =>
      (await sync(headers, { preferiti })).body.data.preferiti;
    expect(await send(phone, ["b", "a"])).toEqual(["b", "a"]);
    expect(await send(desk, ["d", "a"])).toEqual(["d", "a", "b"]);
    expect(await send(phone, ["a"])).toEqual(["d", "a"]);
    expect(await send(desk, ["c", "d", "a", "b"])).toEqual(["c", "d", "a"]);
    expect(await send(phone, ["d", "a"])).toEqual(["c", "d", "a"]);
  });

  test("moves an item that was viewed again to the front with its label", async () => {
    const { phone, desk } = await createDevices();
    const viewed = { items: ["x"], labels: ["Ics"], brands: ["X"] };
    expect((await sync(phone, viewed)).body).toEqual({ data: viewed });
    const { body } = await sync(desk, { items: ["y"], labels: ["Ipsilon"], brands: ["Y"] });
    expect(body.data).toEqual({
      items: ["y", "x"],
      labels: ["Ipsilon", "Ics"],
      brands: ["Y", "X"],
    });
    const again = { items: ["x", "y"], labels: ["Ics", "Ipsilon"], brands: ["X", "Y"] };
    expect((await sync(desk, again)).body.data).toEqual(again);
  });

  test("removes no entry that was never sent to its session", async () => {
    const { phone, desk } = await createDevices();
    await sync(phone, { preferiti: ["b", "a"] });
    expect((await sync(desk, { preferiti: [] })).body.data.preferiti).toEqual(["b", "a"]);
    expect((await sync(desk, { preferiti: [] })).body.data.preferiti).toEqual([]);
  });
});

describe("a device that lost a list", () => {
  test("gets all lists", async () => {
    const { phone, desk } = await createDevices();
    await sync(phone, { preferiti: ["b", "a"] });
    await sync(desk, { preferiti: ["c"] });
    expect(await ask(phone)).toEqual({
      status: 200,
      data: { preferiti: ["c", "b", "a"], ...NONE },
    });
  });

  test("has its next lists compared with the kind of list it asked for", async () => {
    const { phone, desk } = await createDevices();
    await sync(phone, { preferiti: ["b", "a"] });
    await sync(desk, { preferiti: ["c"] });
    const viewed = { items: ["x"], labels: ["Ics"], brands: ["X"] };
    await sync(desk, viewed);
    await ask(phone, "?kind=favourites");
    expect((await sync(phone, { preferiti: ["c", "b"] })).body.data.preferiti).toEqual(["c", "b"]);
    expect((await sync(phone, NONE)).body).toEqual({ data: viewed });
    expect((await sync(phone, NONE)).body).toEqual({ data: NONE });
  });

  test("is refused without a login or with an unknown kind", async () => {
    const { phone } = await createDevices();
    expect((await ask({})).status).toBe(401);
    expect((await ask(phone, "?kind=altro")).status).toBe(422);
  });
});

test("loses no change of devices that call at the same time", async () => {
  const { services } = server;
  const { id } = await createTestAccount(services);
  const slugs = ["a", "b", "c", "d", "e", "f"];
  const devices = await Promise.all(slugs.map(() => signInForTest(services, id)));
  await Promise.all(devices.map((device, index) => change(device, [`+${slugs[index]}`])));
  const kept = await change(await signInForTest(services, id), []);
  expect(kept.toSorted()).toEqual(slugs);
});

test("two accounts have separate lists", async () => {
  const { phone } = await createDevices();
  const { id } = await createTestAccount(server.services, { email: "bruno@esempio.it" });
  await change(phone, ["+a"]);
  expect(await change(await signInForTest(server.services, id), [])).toEqual([]);
});

test("refuses lists without a login", async () => {
  expect(await sync({}, { preferiti: ["a"] })).toMatchObject({
    status: 401,
    body: { errors: [{ code: "unauthenticated" }] },
  });
});

test("refuses more than 20 entries", async () => {
  const { phone } = await createDevices();
  const preferiti = Array.from({ length: 21 }, (_, index) => `s${index}`);
  expect((await sync(phone, { preferiti })).status).toBe(422);
});
