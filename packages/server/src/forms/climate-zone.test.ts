import type { BillField, Estimate, OfferList } from "@volpe/contract";
import { expect, test } from "vitest";
import { findAnnualEstimate } from "../bills/bill-view.ts";
import { toFlowContext } from "../interview/flow-context.ts";
import { walk } from "../interview/test-walk-flow.ts";
import { seedCatalogue } from "../seed/seed-catalogue.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";

const server = setUp("file", () => createTestServer({ seeds: [seedCatalogue] }));

async function get<Data>(path: string): Promise<Data> {
  const reply = await server.app.inject(`/api/v1${path}`);
  expect(reply.statusCode, path).toBe(200);
  return reply.json<{ data: Data }>().data;
}

/** What a bill of gas with two months of winter says about its year. */
function readBill(city: string, province: string): string | undefined {
  const values = {
    ...{ periodStart: "2025-12-01", periodEnd: "2026-01-31", periodConsumption: "400" },
    ...{ city: city.toUpperCase(), province },
  };
  const fields = Object.entries(values).map(
    ([name, value]): BillField => ({
      ...{ name: name as BillField["name"], value, unit: "", text: "", page: 1 },
      confidence: "sure",
    }),
  );
  return findAnnualEstimate({ tipology: "gas", fields })?.basis;
}

/** What the assistant says about the gas of a home in a place, from its residents and square metres. */
function askAssistant(place: string): string {
  const { interview } = walk(
    [
      ...["casa", "gas", place, "boh", "stima"],
      { text: "Continua", value: ["heating", "cooking"] },
      ...["3", "80"],
    ],
    { world: toFlowContext(server.services) },
  );
  return interview.notes.estimates.consumption ?? "";
}

test.each([
  ["Sestriere", "TO", "001263", "zona climatica E, quella del capoluogo"],
  ["Petralia Sottana", "PA", "082056", "zona climatica B, quella del capoluogo"],
  ["L’Aquila", "AQ", "066049", "zona climatica E"],
  ["Palermo", "PA", "082053", "zona climatica B"],
])("says of a gas supply in %s (%s) everywhere what its climate zone is", async (...row) => {
  const [city, province, comune, zone] = row;
  const place = `provincia=${province}&comune=${comune}`;
  const list = await get<OfferList>(`/offers?tipology=gas&consumo=1400&${place}`);
  const completed = await get<Estimate>(
    `/estimate?tipology=gas&consumoNoto=750&completati=4-5-6-7-8-9&${place}`,
  );
  const said = {
    list: list.assumptions.find((text) => text.includes("zona climatica")),
    estimate: completed.assumptions[0],
    bill: readBill(city, province),
    assistant: askAssistant(`${city} (${province})`),
  };
  for (const [where, text] of Object.entries(said)) {
    expect(/zona climatica [B-F](?:, quella [^.]+)?/.exec(text ?? "")?.[0], where).toBe(zone);
  }
});

test.each([
  ["provincia=TO", "zona climatica E, quella del capoluogo"],
  ["", "zona climatica E, quella di Milano"],
])("says of a list of gas for «%s» whose climate zone it has", async (place, zone) => {
  const { assumptions } = await get<OfferList>(`/offers?tipology=gas&${place}`);
  expect(assumptions.join("\n")).toContain(
    `Consumi divisi nei mesi con i prelievi tipici della ${zone}.`,
  );
});
