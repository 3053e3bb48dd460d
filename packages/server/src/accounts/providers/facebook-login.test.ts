import { createHmac } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listQueuedMails } from "../../mail/test-queued-mails.ts";
import type { VolpeServer } from "../../server.ts";
import { createTestServer } from "../../test-server.ts";
import { setUp } from "../../test-setup.ts";
import { accounts } from "../store/account-tables.ts";
import { startTestProvider } from "./test-provider.ts";
import { createTestVisit } from "./test-visit.ts";

const ANNA = { id: "f-1", email: "anna@esempio.it", name: "Anna Bianchi" };

const facebook = setUp("file", () => startTestProvider("facebook"));

let server: VolpeServer;
let visitor: ReturnType<typeof createTestVisit>;
beforeEach(async () => {
  const registered = { clientId: "volpe", clientSecret: "segreto" };
  server = await createTestServer({
    config: {
      facebook: { ...registered, issuer: facebook.issuer },
      // No server listens on this port.
      google: { ...registered, issuer: "http://127.0.0.1:9" },
    },
  });
  visitor = createTestVisit(server, "facebook", facebook);
});
afterEach(() => server.close());

test("Facebook opens an account once the person has confirmed the mailbox", async () => {
  const { pathname, searchParams } = new URL(await visitor.getUrl());
  expect(pathname).toBe("/dialog/oauth");
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: "volpe",
    code_challenge: expect.any(String),
    code_challenge_method: "S256",
    redirect_uri: "https://volpe.example/auth/facebook",
    response_type: "code",
    scope: "email public_profile",
    state: expect.any(String),
  });

  const waiting = {
    status: 403,
    body: {
      errors: [
        {
          code: "not-activated",
          message:
            "Facebook non ci assicura che questa e-mail sia tua: ti ho mandato un link. Aprilo, poi entra.",
        },
      ],
    },
  };
  expect(await visitor.login(ANNA)).toEqual(waiting);
  expect(await visitor.login(ANNA)).toEqual(waiting);
  const [first, second] = await listQueuedMails(server.services);
  expect(first).toMatchObject({ to: "anna@esempio.it", kind: "account-activation" });
  const token = /active\?token=([\w-]+)/.exec(second?.text ?? "")?.[1];
  const url = `/api/v1/auth/active?token=${token}`;
  expect((await server.app.inject({ method: "GET", url })).statusCode).toBe(200);
  expect(await visitor.login(ANNA)).toMatchObject({
    status: 200,
    body: { data: { user: { email: "anna@esempio.it", name: "Anna Bianchi" } } },
  });

  const { url: me, token: accessToken = "" } = facebook.asked.at(-1) ?? {};
  expect(Object.fromEntries(me?.searchParams ?? [])).toEqual({
    fields: "id,name,email",
    appsecret_proof: createHmac("sha256", "segreto").update(accessToken).digest("hex"),
  });
});

test("a profile without an address or a usable id is refused", async () => {
  const reply = await visitor.login({ id: "f-1", name: "Anna" });
  expect(reply).toMatchObject({
    status: 403,
    body: {
      errors: [
        {
          code: "provider-refused",
          message: expect.stringContaining("Facebook non ci ha dato la tua e-mail"),
        },
      ],
    },
  });
  expect(await visitor.login({ email: ANNA.email })).toMatchObject({
    status: 403,
    body: { errors: [{ code: "provider-refused" }] },
  });
  expect(await visitor.login({ ...ANNA, id: "f\0" })).toMatchObject({
    status: 403,
    body: { errors: [{ code: "provider-refused" }] },
  });
  expect(await server.services.db.$count(accounts)).toBe(0);
});

test("the configured providers are listed", async () => {
  const providers = await server.app.inject({ method: "GET", url: "/api/v1/auth/providers" });
  expect(providers.json()).toEqual({ data: ["google", "facebook"] });
});

test("a state is valid for its own provider only", async () => {
  const back = await visitor.visit();
  expect(await visitor.comeBack(back, "google")).toMatchObject({
    status: 403,
    body: { errors: [{ code: "provider-refused" }] },
  });
});

test("the error names the provider that does not answer", async () => {
  const down = await server.app.inject({ method: "GET", url: "/api/v1/auth/google/url" });
  expect({ status: down.statusCode, body: down.json() }).toEqual({
    status: 503,
    body: {
      errors: [
        {
          code: "unavailable",
          message:
            "Google in questo momento non risponde. Riprova tra poco, oppure entra con la tua e-mail.",
        },
      ],
    },
  });
});
