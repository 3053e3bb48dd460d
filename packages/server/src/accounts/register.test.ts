import { CONSENT_TEXTS, CONSENT_VERSIONS, DAY_MS, EMPTY_ADDRESS } from "@volpe/contract";
import { describe, expect, test } from "vitest";
import { TEST_NOW } from "../test-server.ts";
import { accounts } from "./store/account-tables.ts";
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
const signin = (changes = {}) => call("POST /signin", { body: toSignin(changes) });
const tryLogin = (password = PASSWORD, email = "anna@esempio.it") =>
  call("POST /login", { body: { email, password } });
const MAILED = { status: 201, body: { data: { mailed: true } } };

test("a person registers, confirms the mailbox by its link, and logs in", async () => {
  expect(await signin({ consents: { privacy: true, marketing: true } })).toEqual(MAILED);
  const token = await readMailedToken(server, "account-activation");
  expect(await tryLogin()).toMatchObject({ status: 401 });
  const confirmed = {
    status: 200,
    body: { data: { confirmed: "account", email: "anna@esempio.it" } },
  };
  expect(await call(`GET /active?token=${token}`)).toEqual(confirmed);
  expect(await call(`GET /active?token=${token}`)).toEqual(confirmed);
  const { status, body } = await tryLogin(PASSWORD, " Anna@Esempio.IT");
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      data: {
        jwt: {
          accessToken: expect.any(String),
          expired: TEST_NOW.getTime() / 1000 + 900,
          refreshToken: expect.stringMatching(/^[\w-]{70}$/),
        },
        user: { id: expect.any(String), email: "anna@esempio.it", name: "Anna Bianchi" },
        position: null,
        device: expect.stringMatching(/^\d+(\.[\w-]{22}){2}$/),
      },
    },
  });
  const { accessToken } = body.data.jwt;
  expect(
    JSON.stringify(
      accessToken.split(".").map((part: string) => atob(part.replaceAll(/[-_]/g, "+"))),
    ),
  ).not.toMatch(/anna/i);
  const detail = await call("GET /detail", { token: accessToken });
  const consent = (category: "marketing" | "privacy") => ({
    category,
    granted: true,
    text: CONSENT_TEXTS[category],
    policyVersion: CONSENT_VERSIONS[category],
    givenAt: TEST_NOW.toISOString(),
  });
  expect(detail.body.data).toEqual({
    id: body.data.user.id,
    name: "Anna Bianchi",
    email: "anna@esempio.it",
    pendingEmail: null,
    phone: "",
    shipping: EMPTY_ADDRESS,
    position: null,
    hasPassword: true,
    providers: [],
    consents: [consent("marketing"), consent("privacy")],
    createdAt: TEST_NOW.toISOString(),
  });
});

test("an invalid form is answered with its wrong field", async () => {
  const refused: unknown[] = [];
  for (const changes of [
    { name: " . " },
    { email: "anna@" },
    { email: "a@esempio.it, b@esempio.it" },
    { password: "corta" },
    { password: "bianchibianchi" },
    { password: "1234567890" },
    { consents: { privacy: false, marketing: false } },
  ]) {
    const { status, body } = await signin(changes);
    refused.push([status, body.errors[0].field]);
  }
  expect(refused).toEqual([
    [422, "name"],
    [422, "email"],
    [422, "email"],
    [422, "password"],
    [422, "password"],
    [422, "password"],
    [422, "consents.privacy"],
  ]);
  expect(await listMails(server)).toEqual([]);
});

test("stores nothing for a filled honeypot", async () => {
  expect(await signin({ website: "https://example" })).toEqual(MAILED);
  expect(await listMails(server)).toEqual([]);
  expect(await server.services.db.$count(accounts)).toBe(0);
});

test("mails a login link for a known address and keeps the password", async () => {
  await enter(server);
  expect(await signin({ password: "un altro gatto blu" })).toEqual(MAILED);
  const token = await readMailedToken(server, "account-exists");
  expect(await tryLogin("un altro gatto blu")).toMatchObject({ status: 401 });
  await login(server);
  const entered = await call("POST /loginbytoken", { body: { token } });
  expect(entered).toMatchObject({
    status: 200,
    body: { data: { user: { name: "Anna Bianchi" } } },
  });
});

describe("a registration of another's address", () => {
  const THIEF = "la volpe e i corvi neri";

  test("leaves no password once the owner registers with another one", async () => {
    await signin({ password: THIEF, consents: { privacy: true, marketing: true } });
    const first = await readMailedToken(server, "account-activation");
    await signin();
    const mail = (await listMails(server)).at(-1);
    expect(mail?.text).toContain("non ne vale nessuna");
    // It does not matter which link is followed.
    await call(`GET /active?token=${first}`);
    expect(await tryLogin(THIEF)).toMatchObject({ status: 401 });
    const token = await readMailedToken(server, "account-activation");
    const chosen = await call("POST /ripristino", { body: { token, password: PASSWORD } });
    expect(chosen).toEqual({ status: 200, body: { data: { done: true } } });
    expect(await tryLogin(THIEF)).toMatchObject({ status: 401 });
    const { jwt } = await login(server);
    const { body } = await call("GET /detail", { token: jwt.accessToken });
    expect(body.data.consents).toMatchObject([{ category: "marketing", granted: false }, {}]);
  });

  test("leaves no password after the owner's registration, even if it is repeated", async () => {
    await signin();
    await signin({ password: THIEF });
    await signin({ password: THIEF });
    const mails = await listMails(server);
    const [first] = mails.flatMap(({ text }) => /active\?token=([\w-]+)/.exec(text)?.[1] ?? []);
    await call(`GET /active?token=${first}`);
    expect(await tryLogin(THIEF)).toMatchObject({ status: 401 });
  });

  test("leaves neither password nor consents to a person who logs in by a mailed link", async () => {
    await signin({ password: THIEF, consents: { privacy: true, marketing: true } });
    await listMails(server);
    await call("POST /logintoken", { body: { email: "anna@esempio.it" } });
    const token = await readMailedToken(server, "login-link");
    const { body } = await call("POST /loginbytoken", { body: { token } });
    const own = { token: body.data.jwt.accessToken };
    expect((await call("GET /detail", own)).body.data).toMatchObject({
      hasPassword: false,
      consents: [],
    });
    expect(await tryLogin(THIEF)).toMatchObject({ status: 401 });
  });
});

test("makes one account for a repeated registration", async () => {
  await signin();
  const first = await readMailedToken(server, "account-activation");
  await signin({ name: "Anna B. Bianchi" });
  const second = await readMailedToken(server, "account-activation");
  expect(second).not.toBe(first);
  expect(await call(`GET /active?token=${second}`)).toMatchObject({ status: 200 });
  expect(await call(`GET /active?token=${first}`)).toMatchObject({ status: 200 });
  expect((await login(server)).user.name).toBe("Anna B. Bianchi");
});

test("an activation link expires after seven days", async () => {
  await signin();
  const token = await readMailedToken(server, "account-activation");
  wait(7 * DAY_MS);
  const { status, body } = await call(`GET /active?token=${token}`);
  expect({ status, code: body.errors[0].code }).toEqual({ status: 410, code: "link-expired" });
  expect(await call("GET /active?token=unknown")).toMatchObject({ status: 410 });
});

test("another registration mails a new link after the first has expired", async () => {
  await signin();
  const expired = await readMailedToken(server, "account-activation");
  wait(8 * DAY_MS);
  expect(await call(`GET /active?token=${expired}`)).toMatchObject({ status: 410 });
  expect(await signin()).toEqual(MAILED);
  const token = await readMailedToken(server, "account-activation");
  expect(await call(`GET /active?token=${token}`)).toMatchObject({ status: 200 });
  expect(await call(`GET /active?token=${expired}`)).toMatchObject({ status: 410 });
  await login(server);
});
