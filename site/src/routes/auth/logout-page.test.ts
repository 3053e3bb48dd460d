import { OfflineError } from "@volpe/core";
import { RouterContextProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { clientContext } from "../../page/client-context.ts";
import { createFakeClient, TEST_LOGIN } from "../testing/fake-client.ts";
import { action } from "./logout-page.tsx";

async function logOut(answer: () => unknown) {
  const sent: unknown[] = [];
  const client = createFakeClient({
    cookies: { auth: TEST_LOGIN },
    calls: {
      "POST /auth/logout": ({ body }) => {
        sent.push(body);
        return answer();
      },
    },
  });
  const context = new RouterContextProvider();
  context.set(clientContext, client);
  const request = new Request("https://volpe.example/auth/logout", { method: "POST" });
  const args = { request, context, params: {} } as unknown as Parameters<typeof action>[0];
  const { status, headers } = await action(args);
  return { sent, left: [status, headers.get("location")], isIn: client.session.restore() };
}

it.each([
  ["answers", () => ({ done: true })],
  [
    "cannot be reached",
    () => {
      throw new OfflineError();
    },
  ],
])("removes the cookie if the API %s", async (_, answer) => {
  expect(await logOut(answer)).toEqual({
    sent: [{ token: "refresh" }],
    left: [303, "/auth/logout?fatto"],
    isIn: false,
  });
});
