import { expect, test } from "vitest";
import { createHost } from "./fake-cards-host.ts";

const FEED = "/embed/offer-cards.json";

test.each([
  ["typology=acqua", "typology", "luce, gas"],
  ["limit=0", "limit", "da 1 a 12"],
  ["limit=99", "limit", "da 1 a 12"],
  ["typology=luce&consumo=abc", "consumo", "come 2700 kWh: più di 0"],
  ["typology=gas&consumo=abc", "consumo", "come 1400 Smc: più di 0"],
  ["slugs=auto&consumption=-3", "consumption", "come 2700 kWh di luce o 1400 Smc di gas"],
  ["tracking=a%20b", "tracking", "lettere, cifre"],
  ["potenza=tanta", "potenza", "in kW"],
])("refuses «%s» to a server that asks for data", async (query, field, words) => {
  const { answer } = await createHost()(query, {}, FEED);
  expect(answer.statusCode).toBe(400);
  expect(answer.headers).toMatchObject({
    "access-control-allow-origin": "*",
    "cache-control": "no-store",
  });
  const { errors } = answer.json();
  expect(errors).toEqual([{ code: "bad-request", field, message: expect.stringContaining(words) }]);
});

test.each(["consumo=2,7 MWh", "typology=gas&consumo=1.400 mc"])(
  "gives data for «%s», which the lists read",
  async (query) => {
    const { answer } = await createHost()(`limit=1&${encodeURI(query)}`, {}, FEED);
    expect(answer.statusCode).toBe(200);
  },
);

test("accepts the element's attribute name for the consumption in a request for data", async () => {
  const { answer } = await createHost()("limit=1&consumption=3.100", {}, FEED);
  expect(answer.json().data.cards[0].url).toContain("?consumo=3.100");
});
