import { type EstimateVariant, formatShare } from "@volpe/contract";
import { expect, it } from "vitest";
import { seedCatalogue } from "../seed/seed-catalogue.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";

const server = setUp("file", () => createTestServer({ seeds: [seedCatalogue] }));

it.each(["tipology=luce&consumo=3100", "tipology=gas&consumo=1400"])(
  "rounds the share of the bill in the summary as on a card: %s",
  async (use) => {
    const url = `/api/v1/estimate?${use}&provincia=TO&spesa=150&periodo=mese`;
    const { data } = (await server.app.inject(url)).json();
    const share = formatShare(data.offers[0].saving.ofBill);
    expect(data.letter.summary).toContain(`${share} in meno sulla bolletta.`);
  },
);

it("tries no index that changes nothing between two fixed prices", async () => {
  const url =
    "/api/v1/estimate?tipology=gas&consumo=1400&provincia=TO&contratto=fisso&energia=0,35&quota=90";
  const { data } = (await server.app.inject(url)).json();
  const best = data.offers[0].offer;
  const ofIndex = data.variants.filter(({ kind }: EstimateVariant) => kind === "index");
  const isOther = ({ presentEur, bestEur, bestName }: EstimateVariant) =>
    presentEur !== data.present.totalEur || bestEur !== best.spend.total || bestName !== best.name;
  expect(best.pricing).toBe("fixed");
  expect([1, 2]).toContain(ofIndex.length);
  expect(ofIndex.every(isOther)).toBe(true);
});
