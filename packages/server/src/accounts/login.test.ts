import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { VolpeServer } from "../server.ts";
import { createTestServer, TEST_NOW } from "../test-server.ts";
import {
  callAuth,
  enter,
  listMails,
  login,
  PASSWORD,
  readMailedToken,
  type TestCall,
  toSignin,
} from "./test-accounts.ts";

let server: VolpeServer;
let now: Date;

beforeEach(async () => {
  now = TEST_NOW;
  server = await createTestServer({ clock: { now: () => now } });
});
afterEach(() => server.close());

const call = (path: string, given?: TestCall) => callAuth(server, path, given);
const ask = (path: "logintoken" | "ripristino", email = "anna@esempio.it", given: TestCall = {}) =>
  call(`POST /${path}`, { ...given, body: { email } });
const enterBy = (token: string) => call("POST /loginbytoken", { body: { token } });
const tryLogin = (password: string, email = "anna@esempio.it", given: TestCall = {}) =>
  call("POST /login", { ...given, body: { email, password } });
const waitMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const EXPIRED = { status: 410, body: { errors: [{ code: "link-expired" }] } };
const THROTTLED = { status: 429, body: { errors: [{ code: "too-many-requests" }] } };

test("a mailed link logs in once, for a quarter of an hour, and says whose it is before", async () => {
  const { user } = await enter(server);
  await ask("logintoken", "ANNA@esempio.it");
  const token = await readMailedToken(server, "login-link");
  expect(await call(`GET /decode?token=${token}`)).toEqual({
    status: 200,
    body: { data: { id: user.id, name: "Anna Bianchi", email: "ANNA@esempio.it" } },
  });
  const both = await Promise.all([enterBy(token), enterBy(token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  expect(both.find(({ status }) => status === 200)?.body.data.user).toEqual(user);
  expect(await enterBy(token)).toMatchObject(EXPIRED);
  expect(await call(`GET /decode?token=${token}`)).toMatchObject(EXPIRED);

  await ask("logintoken");
  const late = await readMailedToken(server, "login-link");
  waitMinutes(15);
  expect(await enterBy(late)).toMatchObject(EXPIRED);
  expect(await enterBy("unknown")).toMatchObject(EXPIRED);
  // A link of another kind opens nothing here.
  await ask("ripristino");
  expect(await enterBy(await readMailedToken(server, "password-recovery"))).toMatchObject(EXPIRED);
});

test("who keeps asking for links in another's name does not take theirs away", async () => {
  await enter(server);
  await ask("logintoken", "anna@esempio.it", { remoteAddress: "203.0.113.1" });
  const mine = await readMailedToken(server, "login-link");
  const statuses: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const { status } = await ask("logintoken", "anna@esempio.it", {
      remoteAddress: "198.51.100.9",
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await listMails(server)).toHaveLength(5);
  expect(await enterBy(mine)).toMatchObject({ status: 200 });
  // And what is asked of another kind has a measure of its own.
  expect(await ask("ripristino")).toMatchObject({ status: 200 });
});

test("a mailbox gets ten links an hour and twenty a day, whether it has an account or not", async () => {
  for (const email of ["anna@esempio.it", "nobody@esempio.it"]) {
    const sent: number[] = [];
    for (let hour = 0; hour < 3; hour += 1) {
      const statuses: number[] = [];
      for (let turn = 0; turn < 11; turn += 1) {
        const remoteAddress = `203.0.113.${hour * 20 + turn}`;
        statuses.push((await ask("logintoken", email, { remoteAddress })).status);
      }
      sent.push(statuses.filter((status) => status === 200).length);
      waitMinutes(60);
    }
    expect(sent).toEqual([10, 10, 0]);
  }
  const refused = await ask("logintoken");
  expect(refused.body.errors[0].message).toContain("cercale nella posta");
});

test("one visitor has a share of a mailbox: three links an hour, five a day", async () => {
  const sent: number[] = [];
  for (let hour = 0; hour < 3; hour += 1) {
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      statuses.push((await ask("logintoken")).status);
    }
    sent.push(statuses.filter((status) => status === 200).length);
    waitMinutes(60);
  }
  expect(sent).toEqual([3, 2, 0]);
});

test("a new password by a mailed link ends every session and all links, and tells the owner", async () => {
  const { jwt } = await enter(server);
  await ask("logintoken");
  const link = await readMailedToken(server, "login-link");
  await ask("ripristino");
  const older = await readMailedToken(server, "password-recovery");
  await ask("ripristino");
  const token = await readMailedToken(server, "password-recovery");
  const set = (password: string, by = token) =>
    call("POST /ripristino", { body: { token: by, password } });
  expect(await set("annabianchi1")).toMatchObject({
    status: 422,
    body: { errors: [{ code: "invalid-field", field: "password" }] },
  });
  const password = "tre papere in fila";
  expect(await set(password)).toEqual({ status: 200, body: { data: { done: true } } });
  for (const spent of [token, older, "unknown"]) {
    expect(await set("un altro gatto blu", spent)).toMatchObject(EXPIRED);
  }
  expect(await enterBy(link)).toMatchObject(EXPIRED);
  expect(await call("GET /detail", { token: jwt.accessToken })).toMatchObject({ status: 401 });
  expect(await call("POST /refreshtoken", { body: { token: jwt.refreshToken } })).toMatchObject({
    status: 401,
  });
  expect(await tryLogin(PASSWORD)).toMatchObject({ status: 401 });
  await login(server, { password });
  const notice = (await listMails(server)).at(-1);
  expect(notice).toMatchObject({ kind: "password-changed", to: "anna@esempio.it" });

  await ask("ripristino");
  const late = await readMailedToken(server, "password-recovery");
  waitMinutes(60);
  expect(await set(password, late)).toMatchObject(EXPIRED);
});

test("a password is one, however its letters are composed", async () => {
  await call("POST /signin", { body: toSignin({ password: "perché no? però" }) });
  await call(`GET /active?token=${await readMailedToken(server, "account-activation")}`);
  await login(server, { password: "perche\u0301 no? pero\u0300" });
});

test("the right password uses no attempts up", async () => {
  await enter(server);
  for (let turn = 0; turn < 25; turn += 1) {
    expect((await tryLogin(PASSWORD)).status).toBe(200);
  }
});

test("too many attempts wait some minutes, while a mailed link stays a way in", async () => {
  await enter(server);
  const attack = async (remoteAddress: string) => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 21; turn += 1) {
      statuses.push((await tryLogin("x", "anna@esempio.it", { remoteAddress })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(401), 429]);
  };
  const verify = vi.spyOn(server.services.passwords, "verify").mockResolvedValue(false);
  await attack("203.0.113.1");
  await attack("203.0.113.2");
  for (let turn = 0; turn < 20; turn += 1) {
    await tryLogin("x", "anna@esempio.it", { remoteAddress: "203.0.113.3" });
  }
  // However many try elsewhere, the owner has five tries, of which the right one is given back.
  for (let turn = 0; turn < 4; turn += 1) {
    expect((await tryLogin("x")).status).toBe(401);
  }
  verify.mockRestore();
  await login(server);
  expect((await tryLogin("x")).status).toBe(401);
  const throttled = await tryLogin(PASSWORD, "Anna@esempio.it");
  expect(throttled).toMatchObject(THROTTLED);
  expect(throttled.body.errors[0].message).toContain("fatti mandare un link");
  await ask("logintoken");
  const token = await readMailedToken(server, "login-link");
  expect(await enterBy(token)).toMatchObject({ status: 200 });
  waitMinutes(10);
  await login(server);
});

test("one visitor who tries many addresses waits, and nobody else does", async () => {
  vi.spyOn(server.services.passwords, "verify").mockResolvedValue(false);
  const remoteAddress = "198.51.100.9";
  for (let turn = 0; turn < 100; turn += 1) {
    expect((await tryLogin("x", `a${turn}@esempio.it`, { remoteAddress })).status).toBe(401);
  }
  expect(await tryLogin("x", "b@esempio.it", { remoteAddress })).toMatchObject(THROTTLED);
  expect(await tryLogin("x", "b@esempio.it", { remoteAddress: "198.51.100.10" })).toMatchObject({
    status: 401,
  });
});

test("an access token says whose it is, until its session is over", async () => {
  const { jwt, user } = await enter(server);
  const decode = () => call(`GET /decode?token=${jwt.accessToken}`);
  expect(await decode()).toEqual({
    status: 200,
    body: { data: { id: user.id, name: "Anna Bianchi", email: "anna@esempio.it" } },
  });
  await call("POST /logout", { body: { token: jwt.refreshToken } });
  expect(await decode()).toMatchObject(EXPIRED);
  expect(await call("GET /decode?token=x")).toMatchObject(EXPIRED);
});
