import { expect, test } from "vitest";
import { createHostedClient } from "./fake-host.ts";
import { createPlaceCalls } from "./place-calls.ts";

test("asks for a place by text, by position and by codes", async () => {
  const { client, sent } = createHostedClient(() => ({ data: {} }));
  const calls = createPlaceCalls(client.api.request);
  await calls.resolve("Monza & c");
  await calls.near({ latitude: 45.58, longitude: 9.27 });
  await calls.offers({ province: "MB", comune: "108033" });
  await calls.region("Valle d'Aosta");
  expect(sent.map(({ path }) => path.replace("/api/v1", ""))).toEqual([
    "/places/resolve?luogo=Monza+%26+c",
    "/places/near?latitude=45.58&longitude=9.27",
    "/places/MB?comune=108033",
    "/places/regions/Valle%20d'Aosta",
  ]);
});
