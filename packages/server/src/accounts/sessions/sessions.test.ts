import type { AuthSession } from "@volpe/contract";
import { DAY_SECONDS } from "@volpe/contract";
import { SignJWT } from "jose";
import { expect, test } from "vitest";
import type { TestCall } from "../../test-call.ts";
import { TEST_NOW } from "../../test-server.ts";
import { enter, login, setUpAccounts } from "../test-accounts.ts";
import { deleteEndedSessions, findSession } from "./session-repository.ts";
import { sessions } from "./session-tables.ts";

const { server, call, wait } = setUpAccounts();
const refresh = (token: string, given: TestCall = {}) =>
  call("POST /refreshtoken", { ...given, body: { token } });
const waitSeconds = (seconds: number) => wait(seconds * 1000);
const ENDED = { status: 401, body: { errors: [{ code: "session-ended" }] } };
const DONE = { status: 200, body: { data: { done: true } } };

async function renew({ jwt }: AuthSession): Promise<AuthSession> {
  const { status, body } = await refresh(jwt.refreshToken);
  expect(status).toBe(200);
  return body.data;
}

test("a session ends thirty days after its login, however often it is refreshed", async () => {
  let session = await enter(server);
  // A session ends a day after its last refresh.
  for (let day = 1; day <= 30; day += 1) {
    waitSeconds(DAY_SECONDS - 1);
    session = await renew(session);
  }
  waitSeconds(29);
  session = await renew(session);
  waitSeconds(1);
  expect(await refresh(session.jwt.refreshToken)).toMatchObject(ENDED);
});

test("a session whose person changed data ends a year after its login", async () => {
  let session = await enter(server);
  const days = 300;
  for (const wait of [0, days * DAY_SECONDS]) {
    waitSeconds(wait);
    session = await renew(session);
    const { status } = await call("PATCH /update/personaldata", {
      body: { name: "Anna B.", email: "anna@esempio.it", phone: "" },
      token: session.jwt.accessToken,
    });
    expect(status).toBe(200);
  }
  waitSeconds((365 - days) * DAY_SECONDS);
  expect(await refresh(session.jwt.refreshToken)).toMatchObject(ENDED);
});

test("a login ends the session that its client had", async () => {
  const former = await enter(server);
  const other = await login(server);
  const { accessToken } = former.jwt;
  await login(server, { headers: { authorization: `Bearer ${accessToken}` } });
  expect(await call("GET /detail", { token: accessToken })).toMatchObject({ status: 401 });
  expect(await refresh(former.jwt.refreshToken)).toMatchObject(ENDED);
  expect(await call("GET /detail", { token: other.jwt.accessToken })).toMatchObject({
    status: 200,
  });
  // An invalid access token does not prevent a login.
  await login(server, { headers: { authorization: "Bearer x" } });
});

test("refreshes an access token after its last second", async () => {
  const first = await enter(server);
  const read = (token: string) => call("GET /detail", { token });
  waitSeconds(899);
  expect(await read(first.jwt.accessToken)).toMatchObject({ status: 200 });
  waitSeconds(1);
  expect(await read(first.jwt.accessToken)).toMatchObject({
    status: 401,
    body: { errors: [{ code: "unauthenticated" }] },
  });
  // A client also sends the expired access token.
  const { status, body } = await refresh(first.jwt.refreshToken, { token: first.jwt.accessToken });
  expect({ status, data: body.data }).toEqual({
    status: 200,
    data: {
      jwt: {
        accessToken: expect.any(String),
        expired: TEST_NOW.getTime() / 1000 + 1800,
        refreshToken: expect.any(String),
      },
      user: first.user,
      position: null,
    },
  });
  expect(body.data.jwt.refreshToken).not.toBe(first.jwt.refreshToken);
  expect(await read(body.data.jwt.accessToken)).toMatchObject({ status: 200 });
  // Nothing in the database can be used to log in.
  const rows = JSON.stringify(await server.services.db.select().from(sessions));
  expect(rows).not.toContain(body.data.jwt.refreshToken);
});

/** Refreshes a session whose new tokens get lost, and repeats the call for them. */
async function loseAnswer() {
  const first = await enter(server);
  waitSeconds(900);
  const second = await renew(first);
  waitSeconds(600);
  return { first, second, again: await renew(first) };
}

test("repeats the answer to a refresh that was lost", async () => {
  const { second, again } = await loseAnswer();
  expect(again.jwt.refreshToken).toBe(second.jwt.refreshToken);
  expect(again.jwt.expired).toBe(server.services.clock.now().getTime() / 1000 + 900);
});

test("ends the session when a used token comes back after its successor", async () => {
  const { first, second, again } = await loseAnswer();
  expect(await call("GET /detail", { token: again.jwt.accessToken })).toMatchObject({
    status: 200,
  });
  expect(await refresh(first.jwt.refreshToken)).toMatchObject(ENDED);
  expect(await refresh(second.jwt.refreshToken)).toMatchObject(ENDED);
  expect(await call("GET /detail", { token: again.jwt.accessToken })).toMatchObject({
    status: 401,
  });
});

test("twenty exchanges at once get one successor", async () => {
  const first = await enter(server);
  waitSeconds(900);
  const all = await Promise.all(Array.from({ length: 20 }, () => renew(first)));
  expect(new Set(all.map(({ jwt }) => jwt.refreshToken)).size).toBe(1);
  expect(await call("GET /detail", { token: all[0]?.jwt.accessToken ?? "" })).toMatchObject({
    status: 200,
  });
  waitSeconds(10);
  expect((await renew(first)).jwt.refreshToken).toBe(all[0]?.jwt.refreshToken);
  waitSeconds(1);
  expect(await refresh(first.jwt.refreshToken)).toMatchObject(ENDED);
});

test("ends a session a day after its last refresh, or a year after its login", async () => {
  const person = { name: "Anna Bianchi", email: "anna@esempio.it", phone: "+39" };
  const short = await enter(server);
  const long = await login(server);
  const updated = await call("PATCH /update/personaldata", {
    token: long.jwt.accessToken,
    body: person,
  });
  expect(updated).toEqual({
    status: 200,
    body: { data: { _id: long.user.id, email: "anna@esempio.it", name: "Anna Bianchi" } },
  });
  waitSeconds(DAY_SECONDS - 1);
  const shortAgain = await renew(short);
  waitSeconds(DAY_SECONDS);
  expect(await refresh(shortAgain.jwt.refreshToken)).toMatchObject(ENDED);
  const longAgain = await renew(long);
  waitSeconds(363 * DAY_SECONDS);
  const longest = await renew(longAgain);
  waitSeconds(1);
  expect(await refresh(longest.jwt.refreshToken)).toMatchObject(ENDED);
});

test("a logout ends the session idempotently, also by a used token", async () => {
  const first = await enter(server);
  const second = await renew(first);
  waitSeconds(1000);
  const logout = { body: { token: first.jwt.refreshToken }, token: first.jwt.accessToken };
  expect(await call("POST /logout", logout)).toEqual(DONE);
  expect(await refresh(second.jwt.refreshToken)).toMatchObject(ENDED);
  expect(await call("POST /logout", logout)).toEqual(DONE);
  expect(await call("POST /logout", { body: { token: "nothing" } })).toEqual(DONE);
});

/** Logs Anna in on three devices and Bruno on one. */
async function enterOnDevices() {
  const firefox = "Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0";
  const first = await enter(server, "anna@esempio.it", { "user-agent": firefox });
  const bruno = await enter(server, "bruno@esempio.it");
  waitSeconds(60);
  const second = await login(server, { headers: { "user-agent": "(Macintosh) Chrome/142" } });
  waitSeconds(1);
  const third = await login(server);
  const list = async ({ jwt }: AuthSession) =>
    (await call("GET /sessions", { token: jwt.accessToken })).body.data;
  return { first, second, third, bruno, token: first.jwt.accessToken, list };
}

test("a person's devices are listed by their last use", async () => {
  const { first, list } = await enterOnDevices();
  waitSeconds(299);
  const device = (name: string, seconds: number, lastSeen = seconds) => ({
    id: expect.any(String),
    name,
    current: false,
    since: new Date(TEST_NOW.getTime() + seconds * 1000).toISOString(),
    lastSeen: new Date(TEST_NOW.getTime() + lastSeen * 1000).toISOString(),
  });
  expect(await list(first)).toEqual([
    // After five minutes the last use is recorded again.
    { ...device("Firefox su Windows", 0, 360), current: true },
    device("Un altro dispositivo", 61),
    device("Chrome su Mac", 60),
  ]);
});

const MISSING = { status: 404, body: { errors: [{ code: "not-found" }] } };

test("a person ends one of their sessions", async () => {
  const { first, second, token, list } = await enterOnDevices();
  const { id } = (await list(first)).find(({ name }: { name: string }) => name === "Chrome su Mac");
  expect(await call(`DELETE /sessions/${id}`, { token })).toEqual(DONE);
  expect(await refresh(second.jwt.refreshToken)).toMatchObject(ENDED);
  expect(await list(first)).toHaveLength(2);
  expect(await call(`DELETE /sessions/${id}`, { token })).toMatchObject(MISSING);
});

test("a session of another person is not found", async () => {
  const { bruno, token, list } = await enterOnDevices();
  const [{ id: ofBruno }] = await list(bruno);
  for (const id of [ofBruno, "none", "00000000-0000-4000-8000-000000000000"]) {
    expect(await call(`DELETE /sessions/${id}`, { token })).toMatchObject(MISSING);
  }
});

test("a person ends all their other sessions", async () => {
  const { second, third, bruno, token } = await enterOnDevices();
  expect(await call("DELETE /sessions", { token })).toEqual(DONE);
  for (const { jwt } of [second, third]) {
    expect(await refresh(jwt.refreshToken)).toMatchObject(ENDED);
    expect(await call("GET /detail", { token: jwt.accessToken })).toMatchObject({
      status: 401,
    });
  }
  expect(await call("GET /sessions", { token })).toMatchObject({
    body: { data: [{ current: true }] },
  });
  expect(await call("GET /sessions", { token: bruno.jwt.accessToken })).toMatchObject({
    status: 200,
  });
});

test("a token with another signature or other claims is rejected", async () => {
  const { jwt } = await enter(server);
  const { payload } = JSON.parse(`{"payload":${atob(jwt.accessToken.split(".")[1] ?? "")}}`);
  const forge = (changes: object, key = server.services.sessionKeys.access) =>
    new SignJWT({ ...payload, ...changes }).setProtectedHeader({ alg: "HS256" }).sign(key);
  const none = `${btoa('{"alg":"none"}')}.${jwt.accessToken.split(".")[1]}.`;
  const wrong = [
    await forge({}, new Uint8Array(32)),
    await forge({ iss: "other" }),
    await forge({ aud: "other" }),
    await forge({ sub: "00000000-0000-4000-8000-000000000000" }),
    await forge({ sid: "00000000-0000-4000-8000-000000000000" }),
    await forge({ exp: undefined }),
    none,
    jwt.refreshToken,
  ];
  for (const token of wrong) {
    expect(await call("GET /sessions", { token })).toMatchObject({
      status: 401,
      body: { errors: [{ code: "unauthenticated" }] },
    });
  }
  expect(await call("GET /sessions", { token: await forge({}) })).toMatchObject({ status: 200 });
  expect(await call("GET /sessions")).toMatchObject({ status: 401 });
  const basic = { headers: { authorization: "Basic YTpi" } };
  expect(await call("GET /sessions", basic)).toMatchObject({ status: 401 });
});

test("deletes only the sessions that ended before the given time", async () => {
  const over = await enter(server);
  await call("POST /logout", { body: { token: over.jwt.refreshToken } });
  waitSeconds(1);
  await login(server);
  const { db } = server.services;
  await deleteEndedSessions(db, TEST_NOW);
  expect(await db.$count(sessions)).toBe(2);
  await deleteEndedSessions(db, server.services.clock.now());
  expect(await db.$count(sessions)).toBe(1);
  expect(await findSession(db, "00000000-0000-4000-8000-000000000000")).toBeUndefined();
});
