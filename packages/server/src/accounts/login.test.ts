import { MINUTE_MS } from "@volpe/contract";
import { expect, test, vi } from "vitest";
import type { TestCall } from "../test-call.ts";
import {
  enter,
  listMails,
  login,
  PASSWORD,
  readMailedToken,
  setUpAccounts,
  toSignin,
} from "./test-accounts.ts";

const { server, call, wait } = setUpAccounts();
const ask = (path: "logintoken" | "ripristino", email = "anna@esempio.it", given: TestCall = {}) =>
  call(`POST /${path}`, { ...given, body: { email } });
const enterBy = (token: string, given: TestCall = {}) =>
  call("POST /loginbytoken", { ...given, body: { token } });
const tryLogin = (password: string, email = "anna@esempio.it", given: TestCall = {}) =>
  call("POST /login", { ...given, body: { email, password } });
const waitMinutes = (minutes: number) => wait(minutes * MINUTE_MS);
const EXPIRED = { status: 410, body: { errors: [{ code: "link-expired" }] } };
const THROTTLED = { status: 429, body: { errors: [{ code: "too-many-requests" }] } };

test("logs in once with a mailed link within a quarter of an hour", async () => {
  const { user } = await enter(server);
  await ask("logintoken", "ANNA@esempio.it");
  const token = await readMailedToken(server, "login-link");
  expect(await call(`GET /decode?token=${token}`)).toEqual({
    status: 200,
    body: { data: { id: user.id, name: "Anna Bianchi", email: "anna@esempio.it" } },
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
  // A link of another kind does not log in.
  await ask("ripristino");
  expect(await enterBy(await readMailedToken(server, "password-recovery"))).toMatchObject(EXPIRED);
});

test("keeps the owner's link valid when others request links", async () => {
  await enter(server);
  await ask("logintoken", "anna@esempio.it", { remoteAddress: "203.0.113.1" });
  const mine = await readMailedToken(server, "login-link");
  const statuses: number[] = [];
  const stranger = { remoteAddress: "198.51.100.9" };
  for (let turn = 0; turn < 4; turn += 1) {
    statuses.push((await ask("logintoken", "anna@esempio.it", stranger)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await listMails(server)).toHaveLength(5);
  expect(await enterBy(mine)).toMatchObject({ status: 200 });
  // Links of another kind have a separate limit.
  expect(await ask("ripristino")).toMatchObject({ status: 200 });
});

test("sends a mailbox at most ten links an hour and twenty a day", async () => {
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

test("sends a mailbox at most ten mails an hour over all kinds and visitors", async () => {
  const spelled = ["anna.b@gmail.com", "a.n.nab@gmail.com", "Annab+1@googlemail.com"];
  const statuses: number[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const remoteAddress = `203.0.113.${turn}`;
    const email = spelled[turn % 3];
    const path = turn % 2 === 0 ? "logintoken" : "ripristino";
    statuses.push((await ask(path, email, { remoteAddress })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  const reply = await server.app.inject({
    method: "POST",
    url: "/api/v1/contacts",
    remoteAddress: "198.51.100.4",
    payload: {
      topic: "altro",
      message: "Una domanda sulle bollette della luce.",
      name: "Anna Bianchi",
      email: "ann.ab@gmail.com",
      communication: "email",
      phone: "",
      consents: { privacy: true, marketing: false },
    },
  });
  expect(reply.json()).toEqual({ data: { mailed: false } });
});

test("sends a mailbox at most three links an hour for one visitor", async () => {
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

test("ends all sessions and links after a new password", async () => {
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

test("a password matches in any Unicode composition", async () => {
  await call("POST /signin", { body: toSignin({ password: "perché no? però" }) });
  await call(`GET /active?token=${await readMailedToken(server, "account-activation")}`);
  await login(server, { password: "perche\u0301 no? pero\u0300" });
});

test("uses up no attempts with the right password", async () => {
  await enter(server);
  for (let turn = 0; turn < 25; turn += 1) {
    expect((await tryLogin(PASSWORD)).status).toBe(200);
  }
});

const GUESSER = { remoteAddress: "203.0.113.1" };

/** Registers Anna from the default address, then tries wrong passwords. */
async function guess(count: number, toAddress: (turn: number) => string) {
  await enter(server);
  const verify = vi.spyOn(server.services.passwords, "verify").mockResolvedValue(false);
  for (let turn = 0; turn < count; turn += 1) {
    const reply = await tryLogin("x", "anna@esempio.it", { remoteAddress: toAddress(turn) });
    expect(reply.status).toBe(401);
  }
  verify.mockRestore();
}

test("twenty wrong passwords from one address block it for ten minutes", async () => {
  await guess(20, () => GUESSER.remoteAddress);
  const throttled = await tryLogin(PASSWORD, "Anna@esempio.it", GUESSER);
  expect(throttled).toMatchObject(THROTTLED);
  expect(throttled.body.errors[0].message).toContain("fatti mandare un link");
  waitMinutes(10);
  expect(await tryLogin(PASSWORD, "anna@esempio.it", GUESSER)).toMatchObject({ status: 200 });
});

test("a mailed link logs in from a blocked address", async () => {
  await guess(20, () => GUESSER.remoteAddress);
  await ask("logintoken", "anna@esempio.it", GUESSER);
  const token = await readMailedToken(server, "login-link");
  expect(await enterBy(token, GUESSER)).toMatchObject({ status: 200 });
});

test("blocks an account after sixty wrong passwords an hour except for its known visitors", async () => {
  await guess(60, (turn) => `203.0.113.${turn}`);
  const fresh = { remoteAddress: "198.51.100.7" };
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await tryLogin(PASSWORD, "anna@esempio.it", fresh)).toMatchObject(THROTTLED);
  }
  const warnings = (await listMails(server)).filter(({ kind }) => kind === "password-guessing");
  expect(warnings.map(({ to }) => to)).toEqual(["anna@esempio.it"]);
  expect(await tryLogin("x")).toMatchObject({ status: 401 });
  expect(await tryLogin(PASSWORD)).toMatchObject({ status: 200 });
  // The owner follows a mailed link on a new device, which is then known.
  await ask("logintoken", "anna@esempio.it", fresh);
  const link = await readMailedToken(server, "login-link");
  expect(await enterBy(link, fresh)).toMatchObject({ status: 200 });
  expect(await tryLogin(PASSWORD, "anna@esempio.it", fresh)).toMatchObject({ status: 200 });
});

test("mails nobody when passwords of an unknown address are guessed", async () => {
  vi.spyOn(server.services.passwords, "verify").mockResolvedValue(false);
  for (let turn = 0; turn < 62; turn += 1) {
    await tryLogin("x", "nessuno@esempio.it", { remoteAddress: `203.0.113.${turn}` });
  }
  expect(await listMails(server)).toEqual([]);
});

test("allows an IPv6 network of 56 bits two hundred wrong passwords in ten minutes", async () => {
  vi.spyOn(server.services.passwords, "verify").mockResolvedValue(false);
  const from = (turn: number, site: string) =>
    tryLogin("x", `persona-${turn}@esempio.it`, {
      remoteAddress: `2001:db8:${site}${turn.toString(16).padStart(2, "0")}::1`,
    });
  for (let turn = 0; turn < 200; turn += 1) {
    expect((await from(turn, "1:2")).status).toBe(401);
  }
  expect(await from(200, "1:2")).toMatchObject(THROTTLED);
  expect((await from(200, "1:3")).status).toBe(401);
  waitMinutes(10);
  expect((await from(200, "1:2")).status).toBe(401);
});

test("says after how many seconds to try again", async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    await ask("logintoken");
  }
  const reply = await server.app.inject({
    method: "POST",
    url: "/api/v1/auth/logintoken",
    payload: { email: "anna@esempio.it" },
  });
  expect([reply.statusCode, reply.headers["retry-after"]]).toEqual([429, "3600"]);
});

test("mails a link to the account's own spelling of the address", async () => {
  await enter(server);
  await ask("logintoken", "ANNA@Esempio.it");
  await ask("ripristino", "ANNA@Esempio.it");
  await call("POST /signin", { body: toSignin({ email: "ANNA@esempio.it" }) });
  const mails = (await listMails(server)).slice(-3);
  expect(mails.map(({ kind, to }) => `${kind} ${to}`).sort()).toEqual([
    "account-exists anna@esempio.it",
    "login-link anna@esempio.it",
    "password-recovery anna@esempio.it",
  ]);
});

test("blocks only the visitor who tries many addresses", async () => {
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

test("accepts an access token until its session ends", async () => {
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
