import { formatPercent } from "@volpe/contract";
import { expect, it } from "vitest";
import { seedCatalogue } from "../seed/seed-catalogue.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";

const server = setUp("file", () => createTestServer({ seeds: [seedCatalogue] }));

it.each(["tipology=luce&consumo=3100", "tipology=gas&consumo=1400"])(
  "names the share of the bill with the digits that its card has, of %s",
  async (use) => {
    const url = `/api/v1/estimate?${use}&provincia=TO&spesa=150&periodo=mese`;
    const { data } = (await server.app.inject(url)).json();
    const share = formatPercent(data.offers[0].saving.ofBill);
    expect(data.letter.summary).toContain(`${share} in meno sulla bolletta.`);
  },
);
