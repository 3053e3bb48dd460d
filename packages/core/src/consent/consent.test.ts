import { expect, test, vi } from "vitest";
import { createAuthCalls } from "../api/auth-calls.ts";
import { createBrowsingCalls } from "../api/browsing-calls.ts";
import { createHostedClient, createTestSession } from "../api/fake-host.ts";
import { createMemoryCookies } from "../cookies/memory-cookies.ts";

const SESSION = createTestSession("t", 9_000_000_000);

test("keeps a waiting tracking value in memory and sends it in the header", async () => {
  const cookies = createMemoryCookies({ tracking: "OLD" });
  const { client, sent } = createHostedClient(() => ({ data: [] }), {
    cookies,
    consent: "tracking-pending",
  });
  await client.tracking.recordArrival("/?tracking=AFF-1");
  client.lists.toggleFavourite("a");
  await createBrowsingCalls(client.api.request).brands();
  expect(cookies.get("tracking")).toBe("OLD");
  expect(cookies.get("preferiti")).toBe('["a"]');
  expect(sent[0]?.body).toEqual({ tracking: "AFF-1", cookie: null, page: "/" });
  expect(sent.at(-1)?.headers.tracking).toBe("AFF-1");
  client.consent.grant();
  expect(cookies.get("tracking")).toBe("AFF-1");
});

test("touches no cookie while everything is pending", async () => {
  const cookies = createMemoryCookies({ preferiti: '["x"]', auth: JSON.stringify(SESSION) });
  const get = vi.spyOn(cookies, "get");
  const set = vi.spyOn(cookies, "set");
  const remove = vi.spyOn(cookies, "remove");
  const { client } = createHostedClient(() => ({ data: SESSION }), { cookies, consent: "pending" });
  expect(client.session.restore()).toBe(false);
  client.lists.restore();
  client.lists.toggleFavourite("a");
  client.lists.view({ slug: "s", brand: "b", label: "l" });
  await client.tracking.recordArrival("/?tracking=AFF-1");
  await createAuthCalls(client).login({ email: "a@example.it", password: "x" });
  client.session.end();
  expect([get, set, remove].map((spy) => spy.mock.calls)).toEqual([[], [], []]);
  expect(client.lists.state.preferiti).toEqual(["a"]);
});

test("merges the favourites with earlier ones when consent is granted", async () => {
  const cookies = createMemoryCookies({ preferiti: '["x","y"]' });
  const { client } = createHostedClient(() => ({ data: {} }), { cookies, consent: "pending" });
  client.lists.toggleFavourite("y");
  client.lists.toggleFavourite("a");
  client.lists.view({ slug: "s", brand: "b", label: "l" });
  await client.tracking.recordArrival("/?tracking=AFF-1");
  client.consent.grant();
  client.consent.grant();
  expect(client.consent.status()).toBe("granted");
  expect(client.lists.state).toEqual({
    items: ["s"],
    brands: ["b"],
    labels: ["l"],
    preferiti: ["a", "x", "y"],
    uses: [],
  });
  expect(cookies.get("preferiti")).toBe('["a","x","y"]');
  expect(cookies.get("tracking")).toBe("AFF-1");
});
