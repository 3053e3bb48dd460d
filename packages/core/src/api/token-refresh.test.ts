import { DAY_SECONDS } from "@volpe/contract";
import { expect, test, vi } from "vitest";
import { createMemoryCookies } from "../cookies/memory-cookies.ts";
import { createBrowsingCalls } from "./browsing-calls.ts";
import { createHostedClient, createTestSession, type Sent } from "./fake-host.ts";

const NOW_SECONDS = 1_800_000_000;
const now = () => NOW_SECONDS * 1000;

const OVER = { status: 401, errors: [{ code: "session-ended", message: "Accedi di nuovo." }] };

type Host = {
  renewed?: number;
  accepts?: string;
  /** The answers to the first exchanges, in order. */
  failures?: readonly { status: number; errors?: object[]; text?: string }[];
};

function createHost({ renewed = NOW_SECONDS + 900, accepts, failures = [] }: Host = {}) {
  let renewals = 0;
  return async ({ path, headers }: Sent) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (path.endsWith("/auth/refreshtoken")) {
      renewals += 1;
      return failures[renewals - 1] ?? { data: createTestSession(`renewed-${renewals}`, renewed) };
    }
    return accepts === undefined || headers.authorization === `Bearer ${accepts}`
      ? { data: [] }
      : { status: 401, errors: [{ code: "unauthenticated", message: "Per continuare accedi." }] };
  };
}

function createLoggedIn(expired: number, host: ReturnType<typeof createHost>) {
  const cookies = createMemoryCookies({ auth: JSON.stringify(createTestSession("old", expired)) });
  const set = vi.spyOn(cookies, "set");
  const hosted = createHostedClient(host, { cookies, now });
  hosted.client.session.restore();
  return { ...hosted, cookies, set };
}

test("a token that has not expired is sent unchanged", async () => {
  const { client, sent } = createLoggedIn(NOW_SECONDS + 1, createHost());
  await createBrowsingCalls(client.api.request).brands();
  expect(sent.map(({ path, headers }) => [path, headers.authorization])).toEqual([
    ["/api/v1/frontend/brands", "Bearer old"],
  ]);
});

test("shares one refresh among 20 calls with an expired token", async () => {
  const { client, sent } = createLoggedIn(NOW_SECONDS, createHost());
  await Promise.all(
    Array.from({ length: 20 }, () => createBrowsingCalls(client.api.request).brands()),
  );
  const [refresh, ...calls] = sent;
  expect(refresh).toMatchObject({
    method: "POST",
    path: "/api/v1/auth/refreshtoken",
    body: { token: "refresh-of-old" },
  });
  expect(calls.map(({ headers }) => headers.authorization)).toEqual(
    Array.from({ length: 20 }, () => "Bearer renewed-1"),
  );
});

test("keeps the cookie's lifetime when its token is refreshed", async () => {
  const { client, set, cookies } = createLoggedIn(NOW_SECONDS - 1, createHost());
  await createBrowsingCalls(client.api.request).brands();
  expect(set.mock.lastCall?.[2]).toEqual({ maxAgeSeconds: DAY_SECONDS });
  client.session.update({ _id: "u1", email: "anna@example.it", name: "Anna Rossi" });
  client.session.replace(createTestSession("again", NOW_SECONDS + 900));
  expect(set.mock.lastCall?.[2]).toEqual({ maxAgeSeconds: 365 * DAY_SECONDS });
  const later = createHostedClient(createHost(), { cookies, now });
  later.client.session.restore();
  later.client.session.replace(createTestSession("third", NOW_SECONDS + 900));
  expect(set.mock.lastCall?.[2]).toEqual({ maxAgeSeconds: 365 * DAY_SECONDS });
});

test("continues a call without a session after a refused refresh", async () => {
  const { client, sent, cookies } = createLoggedIn(NOW_SECONDS, createHost({ failures: [OVER] }));
  await expect(createBrowsingCalls(client.api.request).brands()).resolves.toBe("[]");
  expect(sent.at(-1)?.headers.authorization).toBeUndefined();
  expect(cookies.get("auth")).toBeUndefined();
  expect(client.session.state.session).toBeNull();
});

test("a lost connection during the refresh does not log the visitor out", async () => {
  const { client, cookies } = createLoggedIn(NOW_SECONDS, () => Promise.reject(new TypeError()));
  vi.spyOn(console, "warn").mockReturnValue();
  await expect(createBrowsingCalls(client.api.request).brands()).rejects.toMatchObject({
    name: "OfflineError",
  });
  expect(cookies.get("auth")).toBeDefined();
});

test.each([
  { status: 503, errors: [{ code: "unavailable", message: "Riprova tra poco." }] },
  { status: 502, text: "<h1>Bad Gateway</h1>" },
  { status: 500, errors: [{ code: "internal", message: "Non è colpa tua." }] },
  { status: 429, errors: [{ code: "too-many-requests", message: "Riprova tra un minuto." }] },
  { status: 403, text: "<h1>Forbidden</h1>" },
])("a refresh that fails with $status fails the call and keeps the login", async (failure) => {
  const { client, sent, cookies } = createLoggedIn(
    NOW_SECONDS,
    createHost({ failures: [failure] }),
  );
  const stored = cookies.get("auth");
  await expect(createBrowsingCalls(client.api.request).brands()).rejects.toMatchObject({
    name: "ApiError",
    status: failure.status,
  });
  expect(cookies.get("auth")).toBe(stored);
  expect(client.session.state.session).not.toBeNull();
  await expect(createBrowsingCalls(client.api.request).brands()).resolves.toBe("[]");
  expect(sent.at(-1)?.headers.authorization).toBe("Bearer renewed-2");
});

test("refreshes once and retries once after a 401", async () => {
  const host = createHost({ accepts: "renewed-1" });
  const { client, sent } = createLoggedIn(NOW_SECONDS + DAY_SECONDS, host);
  await Promise.all([
    createBrowsingCalls(client.api.request).brands(),
    createBrowsingCalls(client.api.request).brands(),
  ]);
  expect(sent.filter(({ path }) => path.endsWith("refreshtoken"))).toHaveLength(1);
  expect(sent).toHaveLength(5);
});

test("a second 401 rejects the call without a third attempt", async () => {
  const host = createHost({ accepts: "none" });
  const { client, sent } = createLoggedIn(NOW_SECONDS + 900, host);
  await expect(createBrowsingCalls(client.api.request).brands()).rejects.toMatchObject({
    status: 401,
  });
  expect(sent.map(({ path }) => path)).toEqual([
    "/api/v1/frontend/brands",
    "/api/v1/auth/refreshtoken",
    "/api/v1/frontend/brands",
  ]);
});

test("refreshes a new token only once if the clock is a day fast", async () => {
  const host = createHost({ renewed: NOW_SECONDS - DAY_SECONDS, accepts: "renewed-1" });
  const { client, sent } = createLoggedIn(NOW_SECONDS - DAY_SECONDS, host);
  await createBrowsingCalls(client.api.request).brands();
  await createBrowsingCalls(client.api.request).brands();
  expect(sent.filter(({ path }) => path.endsWith("refreshtoken"))).toHaveLength(1);
});

test("reads a token that another tab refreshed from the cookie", async () => {
  const { client, sent, cookies } = createLoggedIn(NOW_SECONDS, createHost());
  const renewed = createTestSession("of-the-other-tab", NOW_SECONDS + 900);
  cookies.set("auth", JSON.stringify(renewed), { maxAgeSeconds: DAY_SECONDS });
  await createBrowsingCalls(client.api.request).brands();
  expect(sent.map(({ headers }) => headers.authorization)).toEqual(["Bearer of-the-other-tab"]);
});
