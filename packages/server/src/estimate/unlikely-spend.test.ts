import type { Estimate } from "@volpe/contract";
import { expect, it } from "vitest";
import { seedCatalogue } from "../seed/seed-catalogue.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";

const server = setUp("file", () => createTestServer({ seeds: [seedCatalogue] }));

async function estimate(query: string): Promise<Estimate> {
  const path = `/api/v1/estimate?tipology=luce&consumo=2700&provincia=TO&${query}`;
  return (await server.app.inject(path)).json().data;
}

it.each(["spesa=90", "spesa=900&periodo=mese"])(
  "concludes nothing from «%s», which probably stands for another spend",
  async (spend) => {
    const { present, letter, offers } = await estimate(spend);

    expect(present).toBeNull();
    expect(letter?.kind).not.toBe("keep");
    expect(offers.map(({ saving }) => saving)).toEqual(offers.map(() => null));
  },
);

it("compares with an unlikely spend that was confirmed", async () => {
  const { present, letter, listQuery } = await estimate("spesa=90&spesaCerta=si");

  expect(present?.totalEur).toBe(90);
  expect(letter?.kind).toBe("keep");
  expect(new URLSearchParams(listQuery).get("spesaCerta")).toBe("si");
});

it("compares with a likely spend", async () => {
  const { present, letter } = await estimate("spesa=1080");

  expect(present?.totalEur).toBe(1080);
  expect(letter?.kind).toBe("saving");
});

it("compares with a contract whose terms are dear, because nobody typed its spend", async () => {
  const { present, cheaperTotal, rankedTotal } = await estimate(
    "contratto=fisso&energia=1,9&quota=144",
  );

  expect(present?.totalEur).toBeGreaterThan(1.5 * 2700);
  expect(cheaperTotal).toBe(rankedTotal);
});
