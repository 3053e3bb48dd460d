import { DAY_SECONDS } from "@volpe/contract";
import { expect, test, vi } from "vitest";
import { createMemoryCookies } from "../cookies/memory-cookies.ts";
import { createAuthCalls } from "./auth-calls.ts";
import { findErrors } from "./envelope.ts";
import { createHostedClient, createTestSession } from "./fake-host.ts";

const SESSION = createTestSession("t", 9_000_000_000);
const ERRORS = [{ code: "invalid-field", message: "Controlla l’indirizzo.", field: "email" }];
const PERSONAL = { _id: "u1", email: "anna@example.it", name: "Anna Rossi" };

test("a login stores the session in the auth cookie for 1 day", async () => {
  const cookies = createMemoryCookies();
  const set = vi.spyOn(cookies, "set");
  const answer = { ...SESSION, device: "1.a.b" };
  const { client } = createHostedClient(() => ({ data: answer }), { cookies });
  const credentials = { email: "anna@example.it", password: "x" };
  await expect(createAuthCalls(client).login(credentials)).resolves.toEqual(answer);
  expect(set.mock.calls).toEqual([
    ["dispositivo", "1.a.b", { maxAgeSeconds: 90 * DAY_SECONDS }],
    ["auth", JSON.stringify(SESSION), { maxAgeSeconds: DAY_SECONDS }],
  ]);
  expect(client.session.state.session).toEqual(SESSION);
});

test("returns the errors of a refused auth call as JSON text", async () => {
  const { client } = createHostedClient(() => ({ status: 422, errors: ERRORS }));
  const reply = await createAuthCalls(client).login({ email: "anna", password: "x" });
  expect(reply).toBe(JSON.stringify(ERRORS));
  expect(findErrors(reply)).toEqual(ERRORS);
  expect(client.session.state.session).toBeNull();
});

test("finds no errors in a successful reply", () => {
  expect(findErrors(SESSION)).toBeUndefined();
  expect(findErrors("https://accounts.example/o/oauth2?state=1")).toBeUndefined();
});

test("makes a readable error from a proxy's error page", async () => {
  const { client } = createHostedClient(() => ({ status: 502, text: "<h1>Bad gateway</h1>" }));
  const errors = findErrors(await createAuthCalls(client).providers());
  expect(errors).toEqual([{ code: "unavailable", message: expect.stringContaining("Riprova") }]);
});

test("keeps the loading flag until the last auth call has ended", async () => {
  const releases: (() => void)[] = [];
  const { client } = createHostedClient(async () => {
    await new Promise<void>((resolve) => releases.push(resolve));
    return { data: {} };
  });
  const { state } = client.session;
  expect(state.loading).toBe(false);
  const first = createAuthCalls(client).providers();
  const second = createAuthCalls(client).recover({ email: "anna@example.it" });
  await vi.waitFor(() => expect(releases).toHaveLength(2));
  releases[0]?.();
  await first;
  expect(state.loading).toBe(true);
  releases[1]?.();
  await second;
  expect(state.loading).toBe(false);
});

test("clears the loading flag after a failed auth call", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const { client } = createHostedClient(() => Promise.reject(new TypeError()));
  await expect(createAuthCalls(client).providers()).rejects.toMatchObject({ name: "OfflineError" });
  expect(client.session.state.loading).toBe(false);
});

test("a personal-data update renames the visitor and gives the cookie 365 days", async () => {
  const cookies = createMemoryCookies();
  const set = vi.spyOn(cookies, "set");
  const { client } = createHostedClient(
    ({ path }) => ({ data: path.endsWith("personaldata") ? PERSONAL : SESSION }),
    { cookies },
  );
  await createAuthCalls(client).login({ email: "anna@example.it", password: "x" });
  await createAuthCalls(client).updatePersonalData({
    name: "Anna Rossi",
    email: "anna@example.it",
    phone: "",
  });
  expect(client.session.state.session?.user).toEqual({
    id: "u1",
    email: "anna@example.it",
    name: "Anna Rossi",
  });
  expect(set.mock.lastCall?.[2]).toEqual({ maxAgeSeconds: 365 * DAY_SECONDS });
});

test("a changed password keeps the cookie's life of 1 day", async () => {
  const cookies = createMemoryCookies();
  const set = vi.spyOn(cookies, "set");
  const { client } = createHostedClient(
    ({ path }) => ({ data: path.endsWith("cambiopassword") ? PERSONAL : SESSION }),
    { cookies },
  );
  await createAuthCalls(client).login({ email: "anna@example.it", password: "x" });
  await createAuthCalls(client).changePassword({ current: "x", password: "y", endOthers: false });
  expect(set.mock.lastCall?.[2]).toEqual({ maxAgeSeconds: DAY_SECONDS });
});

test("removes the cookie on logout even without a connection", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const cookies = createMemoryCookies({
    auth: JSON.stringify(SESSION),
    preferiti: '["a"]',
    items: '["b"]',
    place: "{}",
  });
  const { client, sent } = createHostedClient(() => Promise.reject(new TypeError()), { cookies });
  client.session.restore();
  await expect(createAuthCalls(client).logout()).rejects.toMatchObject({ name: "OfflineError" });
  expect(sent[0]).toMatchObject({ path: "/api/v1/auth/logout", body: { token: "refresh-of-t" } });
  expect(["auth", "preferiti", "items", "place"].map((name) => cookies.get(name))).toEqual([
    undefined,
    undefined,
    undefined,
    "{}",
  ]);
  expect(client.session.state.session).toBeNull();
  expect(sent).toHaveLength(1);
});

test("a logout reaches the server after a change of the lists", async () => {
  const held: (() => void)[] = [];
  const cookies = createMemoryCookies({ auth: JSON.stringify(SESSION), preferiti: "[]" });
  const { client, sent } = createHostedClient(
    async ({ path }) => {
      if (path.endsWith("/syncdata")) await new Promise<void>((resolve) => held.push(resolve));
      return { data: { preferiti: ["luce-facile"] } };
    },
    { cookies },
  );
  client.session.restore();
  client.lists.toggleFavourite("luce-facile");
  await vi.waitFor(() => expect(sent.map(({ path }) => path)).toEqual(["/api/v1/auth/syncdata"]));
  const leaving = createAuthCalls(client).logout();
  expect(client.session.state.session).toBeNull();
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toHaveLength(1);
  held[0]?.();
  await leaving;
  expect(sent.at(-1)).toMatchObject({ path: "/api/v1/auth/logout" });
  expect(cookies.get("preferiti")).toBeUndefined();
});

test("a login merges the earlier lists with those of the account", async () => {
  const preferiti = ["luce-facile", "gas-sereno"];
  const { client, sent } = createHostedClient(({ path }) => ({
    data: path.endsWith("login") ? SESSION : { preferiti, items: [], labels: [], brands: [] },
  }));
  client.lists.toggleFavourite("luce-facile");
  await createAuthCalls(client).login({ email: "anna@example.it", password: "x" });
  expect(client.lists.state.preferiti).toEqual(preferiti);
  expect(sent.find(({ path }) => path === "/api/v1/auth/syncdata")).toMatchObject({
    body: {
      preferiti: ["luce-facile"],
      changes: [{ list: "preferiti", entry: "luce-facile", removed: false }],
    },
    headers: { authorization: "Bearer t" },
  });
});
