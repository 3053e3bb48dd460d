import type { SyncRequest } from "@volpe/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { VolpeServer } from "../server.ts";
import { createTestAccount, signInForTest } from "../sessions/test-session.ts";
import { createTestServer } from "../test-server.ts";

let server: VolpeServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

async function sync(headers: Record<string, string>, payload: SyncRequest) {
  const reply = await server.app.inject({
    method: "POST",
    url: "/api/v1/auth/syncdata",
    headers,
    payload,
  });
  return { status: reply.statusCode, body: reply.json() };
}

test("lists are merged at login and follow from device to device", async () => {
  const { id } = await createTestAccount(server.services);
  const phone = await signInForTest(server.services, id);
  const desk = await signInForTest(server.services, id);
  const answer = (data: SyncRequest) => ({ status: 200, body: { data } });

  expect(await sync(phone, { preferiti: ["b", "a"] })).toEqual(answer({ preferiti: ["b", "a"] }));
  expect(await sync(desk, { preferiti: ["d", "a"] })).toEqual(
    answer({ preferiti: ["d", "a", "b"] }),
  );
  expect(await sync(phone, { preferiti: ["a"] })).toEqual(answer({ preferiti: ["d", "a"] }));
  expect(await sync(desk, { preferiti: ["c", "d", "a", "b"] })).toEqual(
    answer({ preferiti: ["c", "d", "a"] }),
  );

  const viewed = { items: ["x"], labels: ["Ics"], brands: ["X"] };
  expect(await sync(phone, viewed)).toEqual(answer(viewed));
  expect(await sync(desk, { items: ["y"], labels: ["Ipsilon"], brands: ["Y"] })).toEqual(
    answer({ items: ["y", "x"], labels: ["Ipsilon", "Ics"], brands: ["Y", "X"] }),
  );
  expect(await sync(phone, { preferiti: ["d", "a"] })).toEqual(
    answer({ preferiti: ["c", "d", "a"] }),
  );
});

test("a device that lost its lists, or an answer, asks for them and takes nothing away", async () => {
  const { id } = await createTestAccount(server.services);
  const phone = await signInForTest(server.services, id);
  const desk = await signInForTest(server.services, id);
  const ask = async (headers: Record<string, string>, query = "") => {
    const reply = await server.app.inject({ url: `/api/v1/auth/lists${query}`, headers });
    return { status: reply.statusCode, body: reply.json() };
  };
  const none = { items: [], labels: [], brands: [] };
  await sync(phone, { preferiti: ["b", "a"] });
  await sync(desk, { preferiti: ["c"] });

  expect(await ask(phone)).toEqual({
    status: 200,
    body: { data: { preferiti: ["c", "b", "a"], ...none } },
  });
  // What was just answered is what the next call is compared with.
  expect((await sync(phone, { preferiti: ["c", "b"] })).body).toEqual({
    data: { preferiti: ["c", "b"] },
  });

  const viewed = { items: ["x"], labels: ["Ics"], brands: ["X"] };
  await sync(desk, viewed);
  expect((await ask(phone, "?kind=favourites")).body.data).toEqual({
    preferiti: ["c", "b"],
    ...viewed,
  });
  // Of the other kind nothing was taken over, so what is missing was not removed.
  expect((await sync(phone, none)).body).toEqual({ data: viewed });
  expect((await sync(phone, none)).body).toEqual({ data: none });

  expect((await ask({})).status).toBe(401);
  expect((await ask(phone, "?kind=altro")).status).toBe(422);
});

test("of two devices that call at once neither loses the other’s, and accounts are apart", async () => {
  const { services } = server;
  const { id } = await createTestAccount(services);
  const { id: otherId } = await createTestAccount(services, { email: "bruno@esempio.it" });
  const slugs = ["a", "b", "c", "d", "e", "f"];
  const devices = await Promise.all(slugs.map(() => signInForTest(services, id)));
  await Promise.all(
    devices.map((device, index) => sync(device, { preferiti: [slugs[index] ?? ""] })),
  );
  const { body } = await sync(await signInForTest(services, id), { preferiti: [] });
  expect(body.data.preferiti.toSorted()).toEqual(slugs);
  const other = await sync(await signInForTest(services, otherId), { preferiti: [] });
  expect(other.body).toEqual({ data: { preferiti: [] } });
});

test("nobody’s lists are merged without a login, nor more than a list may hold", async () => {
  expect(await sync({}, { preferiti: ["a"] })).toMatchObject({
    status: 401,
    body: { errors: [{ code: "unauthenticated" }] },
  });
  const { id } = await createTestAccount(server.services);
  const device = await signInForTest(server.services, id);
  const preferiti = Array.from({ length: 21 }, (_, index) => `s${index}`);
  expect((await sync(device, { preferiti })).status).toBe(422);
});
