import { expect, test } from "vitest";
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

const { server, call } = setUpAccounts();
const PERSON = { name: "Anna Bianchi", email: "anna@esempio.it", phone: "" };
const EXPIRED = { status: 410, body: { errors: [{ code: "link-expired" }] } };

/** Logs a person in whose account can be moved to another mailbox. */
async function enterToMove() {
  const { jwt, user } = await enter(server);
  const token = jwt.accessToken;
  const moved = { ...PERSON, email: "anna@nuovo.it", password: PASSWORD };
  return {
    user,
    move: (changes: object = {}) =>
      call("PATCH /update/personaldata", { token, body: { ...moved, ...changes } }),
    readLink: (mailbox = "anna@nuovo.it") => readMailedToken(server, "email-change", mailbox),
    follow: (link: string) => call(`GET /active?token=${link}`, { token }),
    readDetail: async () => (await call("GET /detail", { token })).body.data,
  };
}

test("does not change an e-mail without the password", async () => {
  const { move } = await enterToMove();
  expect(await move({ password: undefined })).toMatchObject({
    status: 422,
    body: { errors: [{ field: "password" }] },
  });
});

test("applies a changed e-mail once its link is followed", async () => {
  const { user, move, readLink, follow, readDetail } = await enterToMove();
  expect(await move()).toEqual({
    status: 200,
    body: { data: { _id: user.id, email: "anna@esempio.it", name: "Anna Bianchi" } },
  });
  const link = await readLink();
  expect(await readDetail()).toMatchObject({
    email: "anna@esempio.it",
    pendingEmail: "anna@nuovo.it",
  });
  await login(server);
  const confirmed = {
    status: 200,
    body: { data: { confirmed: "email", email: "anna@nuovo.it" } },
  };
  expect(await follow(link)).toEqual(confirmed);
  expect(await follow(link)).toEqual(confirmed);
  expect(await readDetail()).toMatchObject({ email: "anna@nuovo.it", pendingEmail: null });
  await login(server, { email: "anna@nuovo.it" });
});

test("notifies the old mailbox of a requested and of a confirmed change", async () => {
  const { move, readLink, follow } = await enterToMove();
  await move();
  await follow(await readLink());
  const told = (await listMails(server)).filter(({ to }) => to === "anna@esempio.it");
  expect(told.map(({ kind }) => kind)).toEqual([
    "account-activation",
    "email-change-notice",
    "email-changed",
  ]);
});

test("a changed e-mail voids the recovery links in the old mailbox", async () => {
  const { move, readLink, follow } = await enterToMove();
  await call("POST /ripristino", { body: { email: "anna@esempio.it" } });
  const token = await readMailedToken(server, "password-recovery");
  await move();
  await follow(await readLink());
  const body = { token, password: "tre papere in fila" };
  expect(await call("POST /ripristino", { body })).toMatchObject(EXPIRED);
});

test("does not move an account again with a used link", async () => {
  const { move, readLink, follow } = await enterToMove();
  await move();
  const link = await readLink();
  await follow(link);
  await move({ email: "anna@esempio.it" });
  await follow(await readLink("anna@esempio.it"));
  expect(await follow(link)).toMatchObject(EXPIRED);
});

test("neither takes over nor reveals another account's address", async () => {
  await enter(server, "bruno@esempio.it");
  const { jwt } = await enter(server);
  const move = (email: string) =>
    call("PATCH /update/personaldata", {
      token: jwt.accessToken,
      body: { ...PERSON, email, password: PASSWORD },
    });
  const taken = await move("Bruno@esempio.it");
  expect(await move("nobody@esempio.it")).toEqual(taken);
  const mails = (await listMails(server)).filter(({ to }) => to === "bruno@esempio.it");
  expect(mails.map(({ kind }) => kind)).toEqual(["account-activation", "account-exists"]);
  // An unconfirmed registration is removed in favour of the mailbox's owner.
  await call("POST /signin", { body: toSignin({ email: "anna@nuovo.it" }) });
  await listMails(server);
  await move("anna@nuovo.it");
  const link = await readMailedToken(server, "email-change", "anna@nuovo.it");
  const own = { token: jwt.accessToken };
  expect(await call(`GET /active?token=${link}`, own)).toMatchObject({ status: 200 });
  expect(await server.services.db.$count(accounts)).toBe(2);
});

test("confirms a new address only in a session of the requesting account", async () => {
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
  // An expired token has to be renewed first.
  expect(await follow("altro")).toMatchObject({ status: 401 });
  expect(await follow(thief.jwt.accessToken)).toMatchObject({ status: 200 });
  // A registration's link needs no login.
  await call("POST /signin", { body: toSignin({ email: "carla@esempio.it" }) });
  const activation = await readMailedToken(server, "account-activation", "carla@esempio.it");
  expect(await call(`GET /active?token=${activation}`, { token: "altro" })).toMatchObject({
    status: 200,
  });
});

test("a password reset by link cancels a pending change of address", async () => {
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
