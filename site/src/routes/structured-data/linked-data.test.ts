import { describe, expect, it } from "vitest";
import { toBreadcrumbs, toCompany, toItemList, toProduct } from "./linked-data.ts";

const ORIGIN = "https://volpe.example";

it("starts the trail at the home page", () => {
  expect(toBreadcrumbs(ORIGIN, [["POS", "/pos"]])).toEqual({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Inizio", item: "https://volpe.example/" },
      { "@type": "ListItem", position: 2, name: "POS", item: "https://volpe.example/pos" },
    ],
  });
});

it("numbers the entries of a list across its pages", () => {
  const items = [{ name: "Fissa 12", path: "/privati/luce/enerluna/fissa-12" }];
  expect(toItemList(ORIGIN, items, { name: "Offerte luce", first: 25 })).toMatchObject({
    numberOfItems: 1,
    itemListElement: [
      { position: 25, name: "Fissa 12", url: `${ORIGIN}/privati/luce/enerluna/fissa-12` },
    ],
  });
});

describe("toProduct", () => {
  const product = {
    name: "Fissa 12",
    path: "/privati/luce/enerluna/fissa-12",
    description: "Prezzo fisso per un anno.",
    brand: "Enerluna",
    category: "Energia elettrica",
    code: null,
    picture: null,
    seller: "Enerluna",
    current: true,
    validTo: null,
    prices: [],
  };

  it("omits unknown properties", () => {
    expect(toProduct(ORIGIN, product)).toEqual({
      "@context": "https://schema.org",
      "@type": "Product",
      name: "Fissa 12",
      description: "Prezzo fisso per un anno.",
      category: "Energia elettrica",
      url: `${ORIGIN}/privati/luce/enerluna/fissa-12`,
      brand: { "@type": "Brand", name: "Enerluna" },
      offers: {
        "@type": "Offer",
        url: `${ORIGIN}/privati/luce/enerluna/fissa-12`,
        priceCurrency: "EUR",
        availability: "https://schema.org/InStock",
        seller: { "@type": "Organization", name: "Enerluna" },
      },
    });
  });

  it("marks an ended offer as discontinued with its date", () => {
    const ended = { ...product, current: false, validTo: "2026-10-31" };
    expect(toProduct(ORIGIN, ended)).toMatchObject({
      offers: {
        availability: "https://schema.org/Discontinued",
        availabilityEnds: "2026-10-31",
      },
    });
  });

  it("prices a unit with the unit's code and whether VAT is included", () => {
    const prices = [{ name: "Canone", priceEur: 24.9, unitCode: "MON", units: 24, vat: true }];
    expect(toProduct(ORIGIN, { ...product, prices })).toMatchObject({
      offers: {
        priceSpecification: [
          {
            "@type": "UnitPriceSpecification",
            name: "Canone",
            price: 24.9,
            priceCurrency: "EUR",
            valueAddedTaxIncluded: true,
            referenceQuantity: { "@type": "QuantitativeValue", value: 24, unitCode: "MON" },
          },
        ],
      },
    });
  });
});

it("gives the company an id that other data reference", () => {
  expect(toCompany(ORIGIN)).toMatchObject({
    "@type": "Organization",
    "@id": `${ORIGIN}/#azienda`,
    url: `${ORIGIN}/`,
  });
});
