import { CONSENT_TEXTS, EMPTY_ADDRESS } from "@volpe/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { VolpeServer } from "../server.ts";
import { createTestServer, TEST_NOW } from "../test-server.ts";
import { defineAccountJobs } from "./account-jobs.ts";
import { accountConsents, accounts, mailedTokens } from "./account-tables.ts";
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
const PERSON = { name: "Anna Bianchi", email: "anna@esempio.it", phone: "" };
const EXPIRED = { status: 410, body: { errors: [{ code: "link-expired" }] } };
const waitDays = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000);
};

test("the owner alone reads and changes an account", async () => {
  for (const path of [
    "GET /detail",
    "PATCH /update/cambiopassword",
    "PATCH /update/personaldata",
    "PATCH /update/shippingdata",
    "POST /saveposition",
    "POST /consents",
  ]) {
    const body = {
      ...PERSON,
      ...EMPTY_ADDRESS,
      current: PASSWORD,
      password: "tre papere in fila",
      endOthers: false,
      marketing: true,
    };
    const given = path.startsWith("GET")
      ? {}
      : { body: path.includes("position") ? { latitude: 1, longitude: 1 } : body };
    expect(await call(path, given)).toMatchObject({
      status: 401,
      body: { errors: [{ code: "unauthenticated" }] },
    });
  }
});

test("name, phone, address and position are kept, and come back with the next login", async () => {
  const { jwt, user } = await enter(server);
  const token = jwt.accessToken;
  const change = (path: string, body: object) => call(path, { token, body });
  const answer = {
    status: 200,
    body: { data: { _id: user.id, email: user.email, name: "Anna B." } },
  };
  const person = { ...PERSON, name: " Anna  B. ", phone: "333 1234567" };
  expect(await change("PATCH /update/personaldata", person)).toEqual(answer);
  const shipping = { ...EMPTY_ADDRESS, street: "Via Roma 1", city: "Lecco", province: "LC" };
  expect(await change("PATCH /update/shippingdata", shipping)).toEqual(answer);
  const position = { latitude: 45.85, longitude: 9.39 };
  expect(await change("POST /saveposition", position)).toEqual({
    status: 200,
    body: { data: position },
  });
  expect(await change("POST /saveposition", { latitude: 91, longitude: 0 })).toMatchObject({
    status: 422,
  });
  for (const [body, field] of [
    [{ ...PERSON, name: " x " }, "name"],
    [{ ...PERSON, phone: "12" }, "phone"],
    [{ ...PERSON, email: "anna" }, "email"],
  ] as const) {
    expect(await change("PATCH /update/personaldata", body)).toMatchObject({
      status: 422,
      body: { errors: [{ field }] },
    });
  }
  expect(await call("GET /detail", { token })).toMatchObject({
    body: { data: { name: "Anna B.", phone: "+393331234567", shipping, position } },
  });
  expect(await login(server)).toMatchObject({ user: { name: "Anna B." }, position });
  expect((await listMails(server)).map(({ kind }) => kind)).toEqual(["account-activation"]);
});

test("a password is changed with the present one, and ends the other sessions if asked", async () => {
  const { jwt } = await enter(server);
  const other = await login(server);
  const token = jwt.accessToken;
  const change = (body: object) => call("PATCH /update/cambiopassword", { token, body });
  const next = { current: PASSWORD, password: "tre papere in fila", endOthers: false };
  for (const [changes, field] of [
    [{ current: "non è questa" }, "current"],
    [{ current: "" }, "current"],
    [{ password: "annabianchi85" }, "password"],
  ] as const) {
    expect(await change({ ...next, ...changes })).toMatchObject({
      status: 422,
      body: { errors: [{ code: "invalid-field", field }] },
    });
  }
  const isOtherIn = async () =>
    (await call("GET /detail", { token: other.jwt.accessToken })).status === 200;
  expect(await change(next)).toMatchObject({
    status: 200,
    body: { data: { name: "Anna Bianchi" } },
  });
  expect(await isOtherIn()).toBe(true);
  const last = { current: next.password, password: "quattro papere in fila", endOthers: true };
  expect(await change(last)).toMatchObject({ status: 200 });
  expect(await isOtherIn()).toBe(false);
  expect(await call("GET /detail", { token })).toMatchObject({ status: 200 });
  await login(server, { password: last.password });
  expect((await listMails(server)).filter(({ kind }) => kind === "password-changed")).toHaveLength(
    2,
  );
  for (let turn = 0; turn < 5; turn += 1) {
    await change({ ...next, current: "non è questa" });
  }
  expect(await change({ ...last, current: last.password })).toMatchObject({ status: 429 });
});

test("another e-mail counts once its link is followed; the present one is told", async () => {
  const { jwt, user } = await enter(server);
  const token = jwt.accessToken;
  const moved = { ...PERSON, email: "anna@nuovo.it" };
  const move = (changes: object = {}) =>
    call("PATCH /update/personaldata", {
      token,
      body: { ...moved, password: PASSWORD, ...changes },
    });
  expect(await move({ password: undefined })).toMatchObject({
    status: 422,
    body: { errors: [{ field: "password" }] },
  });
  await call("POST /ripristino", { body: { email: "anna@esempio.it" } });
  const recovery = await readMailedToken(server, "password-recovery");
  expect(await move()).toEqual({
    status: 200,
    body: { data: { _id: user.id, email: "anna@esempio.it", name: "Anna Bianchi" } },
  });
  const link = await readMailedToken(server, "email-change", "anna@nuovo.it");
  const readDetail = async () => (await call("GET /detail", { token })).body.data;
  expect(await readDetail()).toMatchObject({
    email: "anna@esempio.it",
    pendingEmail: "anna@nuovo.it",
  });
  await login(server);
  const confirmed = {
    status: 200,
    body: { data: { confirmed: "email", email: "anna@nuovo.it" } },
  };
  expect(await call(`GET /active?token=${link}`)).toEqual(confirmed);
  expect(await call(`GET /active?token=${link}`)).toEqual(confirmed);
  expect(await readDetail()).toMatchObject({ email: "anna@nuovo.it", pendingEmail: null });
  await login(server, { email: "anna@nuovo.it" });
  const told = (await listMails(server)).filter(({ to }) => to === "anna@esempio.it");
  expect(told.map(({ kind }) => kind)).toEqual([
    "account-activation",
    "password-recovery",
    "email-change-notice",
    "email-changed",
  ]);
  // What lies in the mailbox that was left opens nothing.
  expect(
    await call("POST /ripristino", { body: { token: recovery, password: "tre papere in fila" } }),
  ).toMatchObject(EXPIRED);
  // Back again: the first link does not move it once more.
  await move({ email: "anna@esempio.it" });
  await call(`GET /active?token=${await readMailedToken(server, "email-change")}`);
  expect(await call(`GET /active?token=${link}`)).toMatchObject(EXPIRED);
});

test("an address that has an account is not taken over, and is not told apart", async () => {
  await enter(server, "bruno@esempio.it");
  const { jwt } = await enter(server);
  const move = (email: string) =>
    call("PATCH /update/personaldata", {
      token: jwt.accessToken,
      body: { ...PERSON, email, password: PASSWORD },
    });
  const taken = await move("Bruno@esempio.it");
  expect(await move("nobody@esempio.it")).toEqual(taken);
  const mails = (await listMails(server)).filter(({ to }) => to.startsWith("Bruno"));
  expect(mails.map(({ kind }) => kind)).toEqual(["account-exists"]);
  // One that was only begun, by whomever, gives way to who has the mailbox.
  await call("POST /signin", { body: toSignin({ email: "anna@nuovo.it" }) });
  await listMails(server);
  await move("anna@nuovo.it");
  const link = await readMailedToken(server, "email-change", "anna@nuovo.it");
  expect(await call(`GET /active?token=${link}`)).toMatchObject({ status: 200 });
  expect(await server.services.db.$count(accounts)).toBe(2);
});

test("a new password by link calls off a change of address", async () => {
  const { jwt } = await enter(server);
  await call("PATCH /update/personaldata", {
    token: jwt.accessToken,
    body: { ...PERSON, email: "ladro@esempio.it", password: PASSWORD },
  });
  const link = await readMailedToken(server, "email-change");
  await call("POST /ripristino", { body: { email: "anna@esempio.it" } });
  const token = await readMailedToken(server, "password-recovery");
  await call("POST /ripristino", { body: { token, password: "tre papere in fila" } });
  expect(await call(`GET /active?token=${link}`)).toMatchObject(EXPIRED);
});

test("each choice about news is kept, and the last one is in force", async () => {
  const { jwt } = await enter(server);
  const choose = (marketing: boolean) =>
    call("POST /consents", { token: jwt.accessToken, body: { marketing } });
  await choose(true);
  waitDays(0.005);
  const { status, body } = await choose(false);
  expect(status).toBe(200);
  expect(body.data).toMatchObject([
    {
      category: "marketing",
      granted: false,
      text: CONSENT_TEXTS.marketing,
      givenAt: now.toISOString(),
    },
    { category: "privacy", granted: true },
  ]);
  expect(await server.services.db.$count(accountConsents)).toBe(4);
});

test("who has no password sets one without saying the present", async () => {
  await call("POST /logintoken", { body: { email: "anna@esempio.it" } });
  await call("POST /signin", { body: toSignin() });
  await listMails(server);
  await call("POST /logintoken", { body: { email: "anna@esempio.it" } });
  const link = await readMailedToken(server, "login-link");
  const { body } = await call("POST /loginbytoken", { body: { token: link } });
  const token = body.data.jwt.accessToken;
  expect((await call("GET /detail", { token })).body.data.hasPassword).toBe(false);
  const change = { current: "", password: "tre papere in fila", endOthers: true };
  expect(await call("PATCH /update/cambiopassword", { token, body: change })).toMatchObject({
    status: 200,
  });
  await login(server, { password: change.password });
});

test("what nobody confirmed or followed is swept away, and nothing else", async () => {
  await enter(server);
  await call("POST /signin", { body: toSignin({ email: "bruno@esempio.it" }) });
  await listMails(server);
  const { services } = server;
  const handlers = new Map<string, () => Promise<void>>();
  const define = (name: string, handler: unknown) =>
    void handlers.set(name, handler as () => Promise<void>);
  defineAccountJobs({ ...services, jobs: { ...services.jobs, define, schedule: () => undefined } });
  const sweep = () => handlers.get("sweep-accounts")?.();
  const count = async () => [
    await services.db.$count(accounts),
    await services.db.$count(mailedTokens),
  ];
  waitDays(6.9);
  await sweep();
  expect(await count()).toEqual([2, 2]);
  waitDays(0.2);
  await sweep();
  expect(await count()).toEqual([1, 0]);
});
