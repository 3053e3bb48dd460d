import { expect, test, vi } from "vitest";
import { createBrowsingCalls } from "../api/browsing-calls.ts";
import { createHostedClient } from "../api/fake-host.ts";
import { createCookieChoices } from "../consent/cookie-choices.ts";
import { createMemoryCookies } from "../cookies/memory-cookies.ts";

test("stores an arrival's value for 30 days and sends it to the server", async () => {
  const cookies = createMemoryCookies();
  const set = vi.spyOn(cookies, "set");
  const { client, sent } = createHostedClient(() => ({ data: {} }), { cookies });
  await expect(client.tracking.recordArrival("/offerte?tracking=AFF-123&x=1")).resolves.toBe(true);
  expect(set.mock.calls).toEqual([["tracking", "AFF-123", { maxAgeSeconds: 2_592_000 }]]);
  expect(sent).toMatchObject([
    {
      method: "POST",
      path: "/api/v1/frontend/tracking",
      body: { tracking: "AFF-123", cookie: null, page: "/offerte" },
      headers: { tracking: "AFF-123" },
    },
  ]);
});

test("sends the former cookie value to the server", async () => {
  const cookies = createMemoryCookies({ tracking: "OLD" });
  const { client, sent } = createHostedClient(() => ({ data: {} }), { cookies });
  await client.tracking.recordArrival(new URL("https://volpe.example/?tracking=NEW"));
  expect(sent[0]?.body).toEqual({ tracking: "NEW", cookie: "OLD", page: "/" });
  expect(client.tracking.value()).toBe("NEW");
});

test("removes a damaged cookie", () => {
  const cookies = createMemoryCookies({ tracking: "AFF è 1" });
  const { client } = createHostedClient(() => ({ data: {} }), { cookies });
  expect(client.tracking.value()).toBe("");
  expect(cookies.get("tracking")).toBeUndefined();
});

test("records an arrival once, even if its address is seen again", async () => {
  const { client, sent } = createHostedClient(() => ({ data: {} }));
  await client.tracking.recordArrival("/?tracking=A");
  await client.tracking.record("A");
  expect(sent).toHaveLength(1);
  await client.tracking.recordArrival("/?tracking=B");
  expect(sent).toHaveLength(2);
});

test("repeats an arrival that the server refused", async () => {
  let status = 500;
  const { client, sent } = createHostedClient(() => ({ status, data: {}, errors: [] }));
  await expect(client.tracking.recordArrival("/?tracking=A")).resolves.toBe(false);
  status = 200;
  await expect(client.tracking.recordArrival("/?tracking=A")).resolves.toBe(true);
  expect(sent).toHaveLength(2);
});

test("keeps the value and does not throw without a connection", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const { client } = createHostedClient(() => Promise.reject(new TypeError()));
  await expect(client.tracking.recordArrival("/?tracking=A")).resolves.toBe(false);
  expect(client.tracking.value()).toBe("A");
});

test.each(["", "a b", "<script>", "x".repeat(201), "è"])(
  "ignores the invalid value «%s»",
  async (bad) => {
    const { client, sent } = createHostedClient(() => ({ data: {} }));
    const address = `/?tracking=${encodeURIComponent(bad)}`;
    await expect(client.tracking.recordArrival(address)).resolves.toBe(false);
    expect(client.tracking.value()).toBe("");
    expect(sent).toEqual([]);
  },
);

test("an address without the parameter is not recorded", async () => {
  const { client, sent } = createHostedClient(() => ({ data: {} }));
  await expect(client.tracking.recordArrival("/offerte/luce")).resolves.toBe(false);
  expect(sent).toEqual([]);
});

test("an invalid cookie value is not sent in the header", async () => {
  const cookies = createMemoryCookies({ tracking: "a b\r\nX: 1" });
  const { client, sent } = createHostedClient(() => ({ data: [] }), { cookies });
  await createBrowsingCalls(client.api.request).brands();
  expect(sent[0]?.headers.tracking).toBeUndefined();
});

test("prefers the instance's own valid value to the cookie's", async () => {
  const cookies = createMemoryCookies({ tracking: "COOKIE" });
  const valueFor = (tracking: string) =>
    createHostedClient(() => ({ data: [] }), { cookies, tracking }).client.tracking.value();
  expect([valueFor("OWN"), valueFor("not ok")]).toEqual(["OWN", "COOKIE"]);
});

test("withdrawing consent removes the cookie and the header", async () => {
  const cookies = createMemoryCookies({ tracking: "A" });
  const { client, sent } = createHostedClient(() => ({ data: [] }), { cookies });
  client.tracking.forget();
  await createBrowsingCalls(client.api.request).brands();
  expect(cookies.get("tracking")).toBeUndefined();
  expect(sent[0]?.headers.tracking).toBeUndefined();
});

const CLICK = "0b0e7a54-54c0-4a4a-9b1e-6f1f6f2a8d11";
const arrive = { data: { recorded: true, click: CLICK } };

test("writes an arrival's id only once the visitor accepts", async () => {
  const cookies = createMemoryCookies();
  const { client, sent } = createHostedClient(() => arrive, { cookies });
  await client.tracking.recordArrival("/offerte/luce?tracking=A");
  await createBrowsingCalls(client.api.request).brands();
  expect(sent.at(-1)?.headers.click).toBe(CLICK);
  expect(cookies.get("clic")).toBeUndefined();

  createCookieChoices(client).save({ tracking: true, source: "accept" });
  expect(cookies.get("clic")).toBe(CLICK);
  const later = createHostedClient(() => arrive, { cookies });
  await createBrowsingCalls(later.client.api.request).brands();
  expect(later.sent.at(-1)?.headers.click).toBe(CLICK);
  await later.client.tracking.recordArrival("/gas?tracking=B");
  expect(later.sent.at(-1)?.body).toMatchObject({ tracking: "B", page: "/gas", click: CLICK });

  createCookieChoices(later.client).save({ tracking: false, source: "policy-page" });
  expect([cookies.get("clic"), later.client.tracking.click()]).toEqual([undefined, ""]);
});

test("removes a damaged id of an arrival and does not send it", async () => {
  const cookies = createMemoryCookies({ clic: "chissà" });
  const { client, sent } = createHostedClient(() => ({ data: [] }), { cookies });
  await createBrowsingCalls(client.api.request).brands();
  expect(sent.at(-1)?.headers).not.toHaveProperty("click");
  expect(cookies.get("clic")).toBeUndefined();
});
