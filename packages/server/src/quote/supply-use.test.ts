import { expect, test } from "vitest";
import { parseOfferQuery } from "../catalogue/energy/energy-query.ts";
import { toSupplyQuery } from "./supply-use.ts";

test.each([
  [
    "luce",
    "privati",
    3,
    "MI",
    "consumo=2700.5&potenza=3&residente=no&provincia=MI",
    { potenza: 3, residente: "no", provincia: "MI" },
  ],
  [
    "gas",
    "aziende",
    null,
    null,
    "destinazione=aziende&consumo=2700.5",
    { destinazione: "aziende" },
  ],
] as const)(
  "writes a supply of %s for %s as a query that is read without ignored parts",
  (tipology, destination, capacityKw, province, text, written) => {
    const query = toSupplyQuery({
      tipology,
      destination,
      annualConsumption: 2700.5,
      capacityKw,
      resident: false,
      province,
      defaultConsumption: false,
    });

    expect(query).toBe(text);
    const { query: read, ignored } = parseOfferQuery(new URLSearchParams(query), tipology);
    expect(ignored).toEqual([]);
    expect(read).toEqual({ consumo: 2700.5, ...written });
  },
);

test("writes bands that are read again as the same shares", () => {
  const query = toSupplyQuery({
    tipology: "luce",
    destination: "privati",
    annualConsumption: 1020,
    capacityKw: 3,
    resident: true,
    province: null,
    bands: [812, 5.123, 203],
    defaultConsumption: false,
  });
  const { query: read, ignored } = parseOfferQuery(new URLSearchParams(query), "luce");
  expect(ignored).toEqual([]);
  expect(read.fasce).toBe("8120-51.23-2030");
});
