import type { AddressMap, ContractView } from "@volpe/contract";
import { expect, test } from "vitest";
import { setUp } from "../test-setup.ts";
import { TEST_SUPPLY } from "./rules/test-parts.ts";
import { startTestContracts, TEST_PER } from "./test-contracts.ts";

const contracts = setUp("file", startTestContracts);

const PALERMO = { city: "Palermo", province: "PA", postal_code: "90121" };
const RHO = { city: "Rho", province: "MI", postal_code: "20017" };

/** Creates a draft with figures for `per`, and gives its supply an address. */
async function begin(per: string, { slug = contracts.offer, point = TEST_SUPPLY.point } = {}) {
  const { call, view } = await contracts.begin(slug, { per });
  return {
    view,
    async supplyAt(address: Partial<AddressMap>): Promise<ContractView> {
      const supply = { ...TEST_SUPPLY, point, address: { ...TEST_SUPPLY.address, ...address } };
      return (await call("PATCH", "", { supply })).body.data;
    },
  };
}

const toChange = ({ offerChanged, placeChanged, priceBefore }: ContractView) => ({
  offerChanged,
  placeChanged,
  isOtherPrice: priceBefore !== null,
});

test("shows the figures again when the supply is in another province", async () => {
  const [gas] = contracts.services.catalogue.rank("gas", {}).offers;
  const { view, supplyAt } = await begin("consumo=1400&provincia=MB", {
    slug: gas?.slug ?? "",
    point: "00881200745531",
  });
  const before = await view();
  const after = await supplyAt(PALERMO);
  expect(after.offer.query).toBe("consumo=1400&provincia=PA");
  expect(after.offerHash).not.toBe(before.offerHash);
  // The offer is the one that was shown, so only the place is named as the cause.
  expect(toChange(before)).toMatchObject({ offerChanged: false, placeChanged: false });
  expect(toChange(after)).toEqual({ offerChanged: true, placeChanged: true, isOtherPrice: true });
});

test.each(["consumo=2700&potenza=3", TEST_PER])(
  "reports no other price of electricity for %s, which costs the same everywhere",
  async (per) => {
    const { view, supplyAt } = await begin(per);
    const before = await view();
    const after = await supplyAt(PALERMO);
    expect(after.offer.query).toBe("consumo=2700&potenza=3&provincia=PA");
    expect(after.offerHash).not.toBe(before.offerHash);
    expect(after.offer.price?.perYearCents).toBe(before.offer.price?.perYearCents);
    expect(toChange(after)).toEqual({
      offerChanged: false,
      placeChanged: false,
      isOtherPrice: false,
    });
  },
);

test("copies the comune of the figures to the supply", async () => {
  const { view, supplyAt } = await begin(`${TEST_PER}&comune=108009`);
  const before = await view();
  expect(before.city).toBe("Biassono");
  const monza = await supplyAt({});
  expect(monza.city).toBe("Monza");
  expect(monza.offer.query).toBe(`${TEST_PER}&comune=108033`);
  expect(monza.offerHash).not.toBe(before.offerHash);
  expect((await supplyAt({})).offerHash).toBe(monza.offerHash);
  expect((await supplyAt(RHO)).offer.query).toBe(
    "consumo=2700&potenza=3&provincia=MI&comune=015182",
  );
});

test.each([
  ["the place of an order", {}, { city: null, postal_code: null, province: null }],
  [
    "the postal code of another comune",
    { postal_code: "90121" },
    { city: null, postal_code: "Questo CAP non è di Monza: è 20900.", province: null },
  ],
  [
    "a comune of another province",
    { city: "Palermo" },
    {
      city: "In provincia di Monza e della Brianza non trovo «Palermo». Forse Palermo (PA)?",
      postal_code: null,
      province: null,
    },
  ],
  [
    "a misspelt comune",
    { city: "Monsa" },
    {
      city: "In provincia di Monza e della Brianza non trovo «Monsa». Forse Monza (MB)?",
      postal_code: null,
      province: null,
    },
  ],
  [
    "a comune outside a province with an article",
    { city: "Palermo", province: "SP" },
    {
      city: "In provincia della Spezia non trovo «Palermo». Forse Palermo (PA)?",
      postal_code: null,
      province: null,
    },
  ],
  [
    "a place that is no comune",
    { city: "xyzzy" },
    {
      city: "In provincia di Monza e della Brianza non trovo questo comune: controlla il nome e la provincia.",
      postal_code: null,
      province: null,
    },
  ],
])("reports %s before the form is sent, as an order would", async (_, typed, faults) => {
  const place = { city: "monza", province: "MB", postal_code: "20900", ...typed };
  const { call } = contracts;
  const answer = await call("GET", `/contracts/places?${new URLSearchParams(place)}`);
  expect(answer.body.data).toEqual(faults);
});
