import { expect, it } from "vitest";
import { structuredData as listData } from "./product-list-structured-data.ts";
import { structuredData as sheetData } from "./product-sheet-structured-data.ts";
import { createProductList, createProductSheet } from "./sample-products.ts";

const ORIGIN = "https://volpe.example";

it("gives a list below /offerte a breadcrumb trail", () => {
  const types = (tipology: "noleggio" | "pos" | "internet") =>
    listData({ list: createProductList({ tipology }) }, ORIGIN).map(
      (data) => (data as { "@type": string })["@type"],
    );
  expect(types("internet")).toEqual(["BreadcrumbList", "ItemList"]);
  expect(types("noleggio")).toEqual(["ItemList"]);
  expect(types("pos")).toEqual(["ItemList"]);
});

it("describes a car with its make, its lessor and its monthly fee", () => {
  const [trail, product] = sheetData({ sheet: createProductSheet() }, ORIGIN);
  expect(trail).toMatchObject({
    itemListElement: [
      { name: "Inizio" },
      { name: "Offerte" },
      { name: "Noleggio" },
      { name: "Panda 1.0 Hybrid" },
    ],
  });
  expect(product).toMatchObject({
    name: "Fiat Panda 1.0 Hybrid",
    category: "Noleggio a lungo termine",
    brand: { name: "Fiat" },
    image: `${ORIGIN}/pictures/cars/citycar.svg`,
    offers: {
      seller: { name: "Rondine Noleggi" },
      priceSpecification: [
        { price: 256.2, valueAddedTaxIncluded: true, referenceQuantity: { value: 1 } },
      ],
    },
  });
});

it("prices a line for 24 months, without VAT for businesses", () => {
  const sheet = createProductSheet({
    tipology: "internet",
    destination: "aziende",
    figurePer: "24-months",
    seller: null,
  });
  expect(sheetData({ sheet }, ORIGIN)[1]).toMatchObject({
    category: "Linea internet",
    offers: {
      seller: { name: "Fiat" },
      priceSpecification: [
        { valueAddedTaxIncluded: false, referenceQuantity: { value: 24, unitCode: "MON" } },
      ],
    },
  });
});
