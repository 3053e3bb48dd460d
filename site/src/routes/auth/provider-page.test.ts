import type { ErrorCode } from "@volpe/contract";
import { ApiError } from "@volpe/core";
import { RouterContextProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { clientContext } from "../../page/client-context.ts";
import { createFakeClient, TEST_LOGIN } from "../testing/fake-client.ts";
import { loader } from "./provider-page.tsx";

const PROVIDER = "https://accounts.example/o?client_id=x&state=s-1";

type Answers = NonNullable<Parameters<typeof createFakeClient>[0]["calls"]>;

async function open(url: string, { cookie = "", calls = {} as Answers } = {}) {
  const context = new RouterContextProvider();
  const client = createFakeClient({
    calls: {
      "GET /auth/google/url": () => PROVIDER,
      "POST /auth/google": () => ({ ...JSON.parse(TEST_LOGIN), position: null }),
      ...calls,
    },
  });
  context.set(clientContext, client);
  const request = new Request(`https://volpe.example${url}`, { headers: { cookie } });
  const args = { request, context, params: {} } as unknown as Parameters<typeof loader>[0];
  const { status, headers } = await loader(args);
  return {
    status,
    to: headers.get("location"),
    cookie: headers.get("set-cookie") ?? "",
    isIn: client.session.restore(),
  };
}

const FORGOTTEN = "accesso=; Path=/auth; Max-Age=0; SameSite=Lax; HttpOnly; Secure";
const begin = (da = "") => open(`/auth/google${da}`);
const toCookie = (header: string) => header.slice(0, header.indexOf(";"));

it("redirects to the provider and binds the attempt to the browser for ten minutes", async () => {
  const { status, to, cookie } = await begin("?da=/richieste");
  expect([status, to]).toEqual([302, PROVIDER]);
  expect(cookie).toBe(
    `accesso=${encodeURIComponent('{"state":"s-1","da":"/richieste"}')}; Path=/auth; Max-Age=600; SameSite=Lax; HttpOnly; Secure`,
  );
});

it("logs in, removes the attempt and returns to the page that asked for it", async () => {
  const cookie = toCookie((await begin("?da=/richieste")).cookie);
  expect(await open("/auth/google?code=c&state=s-1", { cookie })).toEqual({
    status: 302,
    to: "/richieste",
    cookie: FORGOTTEN,
    isIn: true,
  });
  const straight = toCookie((await begin()).cookie);
  expect((await open("/auth/google?code=c&state=s-1", { cookie: straight })).to).toBe("/profilo");
});

it.each([
  ["without the cookie", "code=c&state=s-1", ""],
  ["with another state", "code=c&state=s-2", 'accesso={"state":"s-1","da":null}'],
  ["with a damaged cookie", "code=c&state=s-1", "accesso={"],
  ["without a state", "code=c", 'accesso={"state":"","da":null}'],
])("refuses an answer %s without calling the API", async (_, query, cookie) => {
  const calls = {
    "POST /auth/google": () => {
      throw new Error("The API is not to be asked");
    },
  };
  expect(await open(`/auth/google?${query}`, { cookie, calls })).toEqual({
    status: 302,
    to: "/auth/login?esito=altrove",
    cookie: FORGOTTEN,
    isIn: false,
  });
});

it("reports a cancelled login and keeps the return path", async () => {
  const cookie = toCookie((await begin("?da=/richieste")).cookie);
  const back = await open("/auth/google?error=access_denied&state=s-1", { cookie });
  expect(back.to).toBe("/auth/login?esito=annullato&da=%2Frichieste");
});

it("reports that a provider refused or is not configured", async () => {
  const refuse = (status: number, code: ErrorCode) => () => {
    throw new ApiError(status, [{ code, message: "No." }]);
  };
  const cookie = toCookie((await begin()).cookie);
  const refused = await open("/auth/google?code=c&state=s-1", {
    cookie,
    calls: { "POST /auth/google": refuse(403, "provider-refused") },
  });
  const unproved = await open("/auth/google?code=c&state=s-1", {
    cookie,
    calls: { "POST /auth/google": refuse(403, "not-activated") },
  });
  const off = await open("/auth/google", {
    calls: { "GET /auth/google/url": refuse(404, "provider-unavailable") },
  });
  expect([refused.to, refused.isIn, unproved.to, off.to]).toEqual([
    "/auth/login?esito=rifiutato",
    false,
    "/auth/login?esito=da-confermare",
    "/auth/login?esito=non-attivo",
  ]);
});
