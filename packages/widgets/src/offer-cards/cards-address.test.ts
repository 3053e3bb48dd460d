import { expect, test } from "vitest";
import { toCardsAddress } from "./cards-address.ts";

const HOST = "https://volpe.example";

test("asks the host for the element's values, without those that are not set", () => {
  const values = {
    typology: "gas",
    slugs: "",
    limit: 3,
    consumption: 900,
    tracking: "AFF-1",
  } as const;
  expect(toCardsAddress(HOST, values, "")).toBe(
    `${HOST}/embed/offer-cards?typology=gas&limit=3&consumo=900&tracking=AFF-1`,
  );
  expect(toCardsAddress(HOST, { slugs: "a, b", filters: true }, "")).toBe(
    `${HOST}/embed/offer-cards?slugs=a%2C+b&filters=1`,
  );
});

test("a visitor's choice takes the place of the element's value", () => {
  expect(toCardsAddress(HOST, { consumption: 900 }, "consumo=3.100&fornitore=&ordina=prezzo")).toBe(
    `${HOST}/embed/offer-cards?consumo=3.100&ordina=prezzo`,
  );
});
