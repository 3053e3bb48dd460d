import type { Estimate } from "@volpe/contract";
import { expect, it } from "vitest";
import { seedCatalogue } from "../seed/seed-catalogue.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";

const server = setUp("file", () => createTestServer({ seeds: [seedCatalogue] }));

const SUPPLY = "consumo=3100&potenza=4,5&residente=no&provincia=TO";
const FIXED = "contratto=fisso&energia=0,25&quota=144";

async function estimate(query: string): Promise<Estimate> {
  const path = `/api/v1/estimate?tipology=luce&${SUPPLY}&${query}`;
  return (await server.app.inject(path)).json().data;
}

it.each([
  ["2020-03-03", "valeva fino al 3 marzo 2020, quindi non lo confronto"],
  ["2099-03-03", "vale fino al 3 marzo 2099"],
])("says of a price that ends on %s whether it has ended", async (day, words) => {
  const { assumptions } = await estimate(`${FIXED}&scadenza=${day}`);
  expect(assumptions.join("\n")).toContain(words);
});

const ENDED = /valeva fino al 3 marzo 2020: per sapere se ti conviene cambiare mi serve quello di/;
it.each([FIXED, "spesa=780"])("does not conclude from a price that ended: %s", async (known) => {
  const letter = { kind: "cheapest", summary: expect.stringMatching(ENDED) };
  expect(await estimate(`${known}&scadenza=2020-03-03`)).toMatchObject({ present: null, letter });
});
