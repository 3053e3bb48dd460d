import { afterEach, beforeEach, expect, test } from "vitest";
import type { VolpeServer } from "../server.ts";
import { createTestServer } from "../test-server.ts";
import { accounts } from "./account-tables.ts";
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

beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

const call = (path: string, given?: TestCall) => callAuth(server, path, given);
const PERSON = { name: "Anna Bianchi", email: "anna@esempio.it", phone: "" };
const EXPIRED = { status: 410, body: { errors: [{ code: "link-expired" }] } };

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
  expect(await call(`GET /active?token=${link}`, { token })).toEqual(confirmed);
  expect(await call(`GET /active?token=${link}`, { token })).toEqual(confirmed);
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
  await call(`GET /active?token=${await readMailedToken(server, "email-change")}`, { token });
  expect(await call(`GET /active?token=${link}`, { token })).toMatchObject(EXPIRED);
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
  const own = { token: jwt.accessToken };
  expect(await call(`GET /active?token=${link}`, own)).toMatchObject({ status: 200 });
  expect(await server.services.db.$count(accounts)).toBe(2);
});

test("a new address counts only where the profile that asked for it is logged in", async () => {
  const bruno = await enter(server, "bruno@esempio.it");
  const thief = await enter(server);
  await call("PATCH /update/personaldata", {
    token: thief.jwt.accessToken,
    body: { ...PERSON, email: "vittima@esempio.it", password: PASSWORD },
  });
  const link = await readMailedToken(server, "email-change", "vittima@esempio.it");
  const follow = (token?: string) =>
    call(`GET /active?token=${link}`, token === undefined ? {} : { token });
  const refused = {
    status: 401,
    body: {
      errors: [
        {
          code: "unauthenticated",
          message: "Per confermare il nuovo indirizzo entra nel profilo che lo ha chiesto.",
        },
      ],
    },
  };
  expect(await follow()).toEqual(refused);
  expect(await follow(bruno.jwt.accessToken)).toEqual(refused);
  // A token to be renewed first.
  expect(await follow("altro")).toMatchObject({ status: 401 });
  expect(await follow(thief.jwt.accessToken)).toMatchObject({ status: 200 });
  // A registration's link asks for nobody.
  await call("POST /signin", { body: toSignin({ email: "carla@esempio.it" }) });
  const activation = await readMailedToken(server, "account-activation", "carla@esempio.it");
  expect(await call(`GET /active?token=${activation}`, { token: "altro" })).toMatchObject({
    status: 200,
  });
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
