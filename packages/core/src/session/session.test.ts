import { DAY_SECONDS } from "@volpe/contract";
import { expect, test, vi } from "vitest";
import { createTestSession } from "../api/fake-host.ts";
import { createMemoryCookies } from "../cookies/memory-cookies.ts";
import { createSession } from "./session.ts";

const SESSION = createTestSession("t", 9_000_000_000);

test("a visitor without a cookie is anonymous", () => {
  const session = createSession(createMemoryCookies());
  expect(session.restore()).toBe(false);
  expect(session.state).toEqual({ session: null, loading: false });
});

test("restores token, user and position from the cookie", () => {
  const session = createSession(createMemoryCookies({ auth: JSON.stringify(SESSION) }));
  expect(session.restore()).toBe(true);
  expect(session.state.session).toEqual(SESSION);
});

test.each([
  ["no JSON", "{"],
  ["a token without expiry", JSON.stringify({ ...SESSION, jwt: { accessToken: "a" } })],
  ["no user", JSON.stringify({ jwt: SESSION.jwt })],
  [
    "a token with a character that no header may have",
    JSON.stringify({ ...SESSION, jwt: { ...SESSION.jwt, accessToken: "è" } }),
  ],
  ["a position in words", JSON.stringify({ ...SESSION, position: "Milano" })],
])("removes a damaged cookie (%s)", (_what, auth) => {
  const cookies = createMemoryCookies({ auth });
  const session = createSession(cookies);
  expect(session.restore()).toBe(false);
  expect(session.state.session).toBeNull();
  expect(cookies.get("auth")).toBeUndefined();
});

test("notices a logout in another tab when the cookie is read again", () => {
  const cookies = createMemoryCookies({ auth: JSON.stringify(SESSION) });
  const session = createSession(cookies);
  session.restore();
  cookies.remove("auth");
  expect(session.restore()).toBe(false);
  expect(session.state.session).toBeNull();
});

test("stores only token, user and position in the cookie", () => {
  const cookies = createMemoryCookies();
  createSession(cookies).begin({ ...SESSION, extra: "no" } as typeof SESSION);
  expect(JSON.parse(cookies.get("auth") ?? "")).toEqual(SESSION);
});

test("a login after a personal-data update lasts 1 day again", () => {
  const cookies = createMemoryCookies();
  const set = vi.spyOn(cookies, "set");
  const session = createSession(cookies);
  session.begin(SESSION);
  session.update({ _id: "u1", email: "a@example.it", name: "A" });
  session.end();
  session.begin(SESSION);
  expect(set.mock.calls.map(([, , options]) => options.maxAgeSeconds)).toEqual([
    DAY_SECONDS,
    31_536_000,
    DAY_SECONDS,
  ]);
});

test("a saved position is stored in the session and in the cookie", () => {
  const cookies = createMemoryCookies();
  const session = createSession(cookies);
  session.begin(SESSION);
  session.place({ latitude: 45.46, longitude: 9.19 });
  const again = createSession(cookies);
  again.restore();
  expect(again.state.session?.position).toEqual({ latitude: 45.46, longitude: 9.19 });
});

test("an anonymous visitor gets no cookie", () => {
  const cookies = createMemoryCookies();
  const session = createSession(cookies);
  session.update({ _id: "u1", email: "a@example.it", name: "A" });
  session.place({ latitude: 1, longitude: 1 });
  expect(cookies.get("auth")).toBeUndefined();
});
