import { MINUTE_MS } from "@volpe/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { listQueuedMails } from "../../mail/test-queued-mails.ts";
import { callApi } from "../../test-call.ts";
import { createTestServer } from "../../test-server.ts";
import { setUp } from "../../test-setup.ts";
import { createTestAccount } from "../sessions/test-session.ts";
import { findAccountByEmail, updateAccount } from "../store/account-repository.ts";
import { accounts } from "../store/account-tables.ts";
import { accountIdentities, providerAttempts } from "../store/provider-tables.ts";
import { startTestProvider } from "./test-provider.ts";
import { createTestVisit, listRequests } from "./test-visit.ts";

const ANNA = { sub: "g-1", email: "anna@esempio.it", email_verified: true, name: "Anna Bianchi" };

const google = setUp("file", () => startTestProvider("google"));

let visitor: ReturnType<typeof createTestVisit>;
let nowMs: number;
beforeEach(() => {
  nowMs = Date.parse("2026-11-21T10:00:00Z");
});
const server = setUp("test", () =>
  createTestServer({
    clock: { now: () => new Date(nowMs) },
    config: { google: { clientId: "volpe", clientSecret: "segreto", issuer: google.issuer } },
  }),
);
beforeEach(() => {
  visitor = createTestVisit(server, "google", google);
  google.say(ANNA);
});

const refused = (status: number, code: string) => ({ status, body: { errors: [{ code }] } });

describe("logging in with Google", () => {
  test("uses state, nonce and PKCE, and finds the account again by its id", async () => {
    const { searchParams, origin } = new URL(await visitor.getUrl());
    expect(origin).toBe(google.issuer);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: "volpe",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      prompt: "select_account",
      redirect_uri: "https://volpe.example/auth/google",
      response_type: "code",
      scope: "openid email profile",
      state: expect.stringMatching(/^[\w-]{43}$/),
    });

    const back = await visitor.visit();
    expect(back.returnedTo).toBe("https://volpe.example/auth/google");
    const first = await visitor.comeBack(back);
    const { id } = (await findAccountByEmail(server.services.db, ANNA.email)) ?? { id: "" };
    const session = {
      jwt: {
        accessToken: expect.any(String),
        expired: expect.any(Number),
        refreshToken: expect.any(String),
      },
      user: { id, email: ANNA.email, name: ANNA.name },
      position: null,
      device: expect.any(String),
    };
    expect(first).toEqual({ status: 200, body: { data: session } });
    const moved = await visitor.login({ ...ANNA, email: "altra@esempio.it", name: "Altra" });
    expect(moved).toEqual({ status: 200, body: { data: session } });
    expect(await server.services.db.$count(accounts)).toBe(1);

    const { jwt } = (first.body as { data: { jwt: { accessToken: string } } }).data;
    const detail = await callApi(server.app, "GET /auth/detail", { token: jwt.accessToken });
    expect(detail.body.data).toMatchObject({ providers: ["google"], hasPassword: false });
  });

  test("makes one account for two simultaneous logins", async () => {
    const visits = [await visitor.visit(), await visitor.visit()];
    const replies = await Promise.all(visits.map((back) => visitor.comeBack(back)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await server.services.db.$count(accounts)).toBe(1);
  });

  test("accepts a known state once within ten minutes", async () => {
    const wrong = await visitor.comeBack({ code: "x", state: "y" });
    expect(wrong).toMatchObject(refused(403, "provider-refused"));
    const back = await visitor.visit();
    expect((await visitor.comeBack(back)).status).toBe(200);
    expect(await visitor.comeBack(back)).toMatchObject(refused(403, "provider-refused"));
    const late = await visitor.visit();
    nowMs += 10 * MINUTE_MS;
    expect(await visitor.comeBack(late)).toMatchObject(refused(403, "provider-refused"));
    expect(await server.services.db.$count(providerAttempts)).toBe(0);
  });

  test("refuses a foreign nonce, audience or issuer", async () => {
    for (const claims of [
      { nonce: "another" },
      { aud: "another" },
      { iss: "https://id.example" },
    ]) {
      expect(await visitor.login({ ...ANNA, ...claims })).toMatchObject(
        refused(403, "provider-refused"),
      );
    }
    expect(await server.services.db.$count(accounts)).toBe(0);
  });

  test("reports whether Google refused or does not answer", async () => {
    const refusal = { error: "invalid_grant", error_description: "anna@esempio.it" };
    google.answerNext(400, refusal);
    expect(await visitor.login(ANNA)).toMatchObject(refused(403, "provider-refused"));
    google.answerNext(500, {});
    expect(await visitor.login(ANNA)).toMatchObject(refused(503, "unavailable"));
  });

  test("links the account of an address that Google has verified", async () => {
    const { id } = await createTestAccount(server.services, {
      email: "Anna@Esempio.it",
      passwordHash: "kept",
    });
    expect(await visitor.login(ANNA)).toMatchObject({ body: { data: { user: { id } } } });
    expect(await server.services.db.select().from(accountIdentities)).toEqual([
      {
        provider: "google",
        subject: "g-1",
        accountId: id,
        awaitedTokenHash: null,
        createdAt: new Date(nowMs),
      },
    ]);
    const account = await findAccountByEmail(server.services.db, ANNA.email);
    expect(account?.passwordHash).toBe("kept");
  });

  test("deletes the password of an unconfirmed registration", async () => {
    const { id } = await createTestAccount(server.services, {
      passwordHash: "a stranger’s",
      activatedAt: null,
    });
    expect(await visitor.login(ANNA)).toMatchObject({ body: { data: { user: { id } } } });
    const account = await findAccountByEmail(server.services.db, ANNA.email);
    expect(account).toMatchObject({ passwordHash: null, activatedAt: new Date(nowMs) });
  });

  test("neither opens nor reveals an account for an unverified address", async () => {
    const unverified = { ...ANNA, email_verified: false };
    await createTestAccount(server.services, { email: "bruno@esempio.it" });
    const free = await visitor.login(unverified);
    const taken = await visitor.login({ ...unverified, sub: "g-2", email: "bruno@esempio.it" });
    expect(free).toMatchObject(refused(403, "not-activated"));
    expect(taken).toEqual(free);
    expect(await listRequests(server)).toEqual([{ kind: "login", email: "bruno@esempio.it" }]);
    const mails = await listQueuedMails(server.services);
    expect(mails.map(({ kind, to }) => `${kind} ${to}`)).toEqual([
      "account-activation anna@esempio.it",
    ]);

    // The mailbox is confirmed in another way; the waiting identity still may not log in.
    const anna = await findAccountByEmail(server.services.db, ANNA.email);
    const proved = { activatedAt: new Date(nowMs), updatedAt: new Date(nowMs) };
    await updateAccount(server.services.db, anna?.id ?? "", proved);
    expect(await visitor.login(unverified)).toEqual(free);

    const token = /active\?token=([\w-]+)/.exec(mails[0]?.text ?? "")?.[1];
    await server.app.inject({ method: "GET", url: `/api/v1/auth/active?token=${token}` });
    expect(await visitor.login(unverified)).toMatchObject({ status: 200 });
    expect(await server.services.db.$count(accountIdentities)).toBe(1);
  });
});

test("refuses the sixty-first attempt from one address", async () => {
  for (let count = 0; count < 60; count += 1) {
    await visitor.getUrl();
  }
  const reply = await server.app.inject({ method: "GET", url: "/api/v1/auth/google/url" });
  expect(reply.statusCode).toBe(429);
  expect(await server.services.db.$count(providerAttempts)).toBe(60);
});

test("answers 404 for a provider that is not configured", async () => {
  const get = (path: string) => server.app.inject({ method: "GET", url: `/api/v1/auth/${path}` });
  expect((await get("providers")).json()).toEqual({ data: ["google"] });
  expect((await get("facebook/url")).statusCode).toBe(404);
  expect(await visitor.comeBack({ code: "x", state: "y" }, "facebook")).toMatchObject(
    refused(404, "provider-unavailable"),
  );
});
