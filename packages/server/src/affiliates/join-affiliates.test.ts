import { AFFILIATE_TERMS } from "@volpe/contract";
import { expect, test } from "vitest";
import { createTestAccount, signInForTest } from "../accounts/sessions/test-session.ts";
import { callApi } from "../test-call.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";

const server = setUp("test", () => createTestServer());

test.each([
  ["www.caffè-nives.it", /^caffe-nives-[a-z]{5}$/],
  ["https://perché.example/diario", /^perche-[a-z]{5}$/],
  ["www.xn--caff-nives-b4a.it", /^xn-caff-nives-b4a-[a-z]{5}$/],
])("a site may have an accent in its name: %s", async (site, code) => {
  const account = await createTestAccount(server.services, { email: "nives@esempio.it" });
  const { body } = await callApi(server.app, "POST /affiliates", {
    headers: await signInForTest(server.services, account.id),
    body: { site, accepted: true, version: AFFILIATE_TERMS.version },
  });
  expect(body.data).toMatchObject({ site, codes: [expect.stringMatching(code)] });
});
