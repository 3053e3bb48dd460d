import { ApiError } from "@volpe/core";
import { RouterContextProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { clientContext } from "../page/client-context.ts";
import { createFakeClient, TEST_LOGIN } from "../routes/testing/fake-client.ts";
import { findLoginLoss, loadAsOwner, requireLogin, toLoginLoss } from "./require-login.ts";

const request = new Request("https://volpe.example/tickets?stato=aperti");
const TO_LOGIN = "/auth/login?da=%2Ftickets%3Fstato%3Daperti";
const ended = () =>
  new ApiError(401, [{ code: "unauthenticated", message: "Per continuare devi accedere." }]);

function createContext(options: Parameters<typeof createFakeClient>[0]) {
  const context = new RouterContextProvider();
  const client = createFakeClient(options);
  context.set(clientContext, client);
  return { context, client };
}

async function catchResponse(promise: Promise<unknown>) {
  const caught: unknown = await promise.then(
    () => null,
    (error) => error,
  );
  return caught instanceof Response ? [caught.status, caught.headers.get("location")] : caught;
}

it("redirects an anonymous visitor to the login", async () => {
  const { context } = createContext({});
  expect(await catchResponse(requireLogin(context, request))).toEqual([302, TO_LOGIN]);
});

it("admits a logged-in person", async () => {
  const { context } = createContext({ cookies: { auth: TEST_LOGIN } });
  expect((await requireLogin(context, request)).user.name).toBe("Anna Bianchi");
  expect(await loadAsOwner({ context, request }, async () => "dati")).toBe("dati");
});

it("redirects to the login if an expired token could not be refreshed", async () => {
  const { context, client } = createContext({
    cookies: { auth: TEST_LOGIN },
    ensureFresh: async () => client.session.end(),
  });
  expect(await catchResponse(requireLogin(context, request))).toEqual([302, TO_LOGIN]);
});

it("removes the cookie of a session that ended elsewhere", async () => {
  const { context, client } = createContext({ cookies: { auth: TEST_LOGIN } });
  const loading = loadAsOwner({ context, request }, () => Promise.reject(ended()));
  expect(await catchResponse(loading)).toEqual([302, TO_LOGIN]);
  expect(client.session.restore()).toBe(false);
});

it("rethrows any other error of a loader", async () => {
  const { context, client } = createContext({ cookies: { auth: TEST_LOGIN } });
  const missing = new ApiError(404, [{ code: "not-found", message: "Non c’è." }]);
  const loading = loadAsOwner({ context, request }, () => Promise.reject(missing));
  expect(await catchResponse(loading)).toBe(missing);
  expect(client.session.restore()).toBe(true);
});

it("recognises an ended session in thrown and returned errors", () => {
  const { context, client } = createContext({ cookies: { auth: TEST_LOGIN } });
  const wrong = [{ code: "wrong-credentials", message: "Non corrispondono." }];
  expect(findLoginLoss(wrong, context)).toBeNull();
  expect(findLoginLoss(new TypeError("x"), context)).toBeNull();
  expect(client.session.restore()).toBe(true);
  expect(findLoginLoss(ended().errors, context)).toEqual([
    { code: "session-ended", message: expect.stringContaining("invia") },
  ]);
  expect(client.session.restore()).toBe(false);
});

it("turns only an ended session into a refusal with status 401", () => {
  const { context } = createContext({ cookies: { auth: TEST_LOGIN } });
  const failure = ended();
  const loss = toLoginLoss(failure, context);
  expect(loss).toBeInstanceOf(ApiError);
  expect(loss).toMatchObject({ status: 401, errors: [{ code: "session-ended" }], cause: failure });
  expect(toLoginLoss(new TypeError("x"), context)).toBeNull();
});
