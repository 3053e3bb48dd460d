import { RouterContextProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { clientContext } from "../../page/client-context.ts";
import { createFakeClient, TEST_LOGIN } from "../testing/fake-client.ts";
import { action } from "./logout-page.tsx";

it("leads to a new document, which says that it is done", async () => {
  const context = new RouterContextProvider();
  const calls = { "POST /auth/logout": () => ({ done: true }) };
  context.set(clientContext, createFakeClient({ cookies: { auth: TEST_LOGIN }, calls }));
  const request = new Request("https://volpe.example/auth/logout", { method: "POST" });
  const args = { request, context, params: {} } as unknown as Parameters<typeof action>[0];
  const { headers } = await action(args);
  expect(Object.fromEntries(headers)).toEqual({
    location: "/auth/logout?fatto",
    "x-remix-reload-document": "true",
  });
});
