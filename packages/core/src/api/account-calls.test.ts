import { expect, test } from "vitest";
import { createAccountCalls } from "./account-calls.ts";
import { createHostedClient } from "./fake-host.ts";

test("sends a JSON body with every call that ends a device", async () => {
  const { client, sent } = createHostedClient(() => ({ data: { done: true } }));
  const calls = createAccountCalls(client.api.request);
  await calls.endDevice("a/b");
  await calls.endOtherDevices();
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
    ["DELETE", "/api/v1/auth/sessions/a%2Fb", {}],
    ["DELETE", "/api/v1/auth/sessions", {}],
  ]);
});
