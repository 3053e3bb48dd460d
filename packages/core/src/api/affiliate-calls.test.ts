import { expect, test } from "vitest";
import { createAffiliateCalls } from "./affiliate-calls.ts";
import { createHostedClient } from "./fake-host.ts";

test("sends each call of an affiliate with its path and payload", async () => {
  const { client, sent } = createHostedClient(() => ({ data: null }));
  const calls = createAffiliateCalls(client.api.request);
  const request = { site: "www.esempio.it", accepted: true, version: "2026-11-23" };
  const payee = { holder: "Anna Bianchi", iban: "IT60X0542811101000000123456" };
  await calls.view();
  await calls.join(request);
  await calls.setPayee(payee);
  await calls.stop();
  await calls.figures({ per: "sub", dal: "2026-11-01" });
  await calls.entries();
  await calls.hooks();
  await calls.addHook({ kind: "webhook", url: "https://esempio.it" });
  await calls.testHook("uno");
  await calls.removeHook("uno");
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
    ["GET", "/api/v1/affiliates/me", undefined],
    ["POST", "/api/v1/affiliates", request],
    ["PATCH", "/api/v1/affiliates/me", payee],
    ["DELETE", "/api/v1/affiliates/me", {}],
    ["GET", "/api/v1/affiliates/me/figures?per=sub&dal=2026-11-01", undefined],
    ["GET", "/api/v1/affiliates/me/entries", undefined],
    ["GET", "/api/v1/affiliates/me/hooks", undefined],
    ["POST", "/api/v1/affiliates/me/hooks", { kind: "webhook", url: "https://esempio.it" }],
    ["POST", "/api/v1/affiliates/me/hooks/uno/test", {}],
    ["DELETE", "/api/v1/affiliates/me/hooks/uno", {}],
  ]);
});
