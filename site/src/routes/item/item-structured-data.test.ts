import { describe, expect, it } from "vitest";
import { createOffer, createSheet } from "../offers/sample-offers.ts";
import { structuredData } from "./item-structured-data.ts";

const ORIGIN = "https://volpe.example";

function toOffer(sheet: ReturnType<typeof createSheet>) {
  const product = structuredData({ sheet }, ORIGIN).find(
    (data) => Reflect.get(data, "@type") === "Product",
  );
  return Reflect.get(product ?? {}, "offers");
}

describe("what an offer's page says to machines", () => {
  it("is where it stands, up to its own address", () => {
    const sheet = createSheet();
    expect(structuredData({ sheet }, ORIGIN)[0]).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, item: `${ORIGIN}/` },
        { position: 2, item: `${ORIGIN}/offerte` },
        { position: 3, item: `${ORIGIN}/offerte/luce` },
        { position: 4, name: sheet.name, item: ORIGIN + sheet.path },
      ],
    });
  });

  it("is the price of a unit and of a year, and never the annual spend", () => {
    const result = createOffer({ unitPriceEur: 0.1089, fixedFeeEur: 144 });
    const offer = toOffer(createSheet({ outcome: { status: "computed", result } }));
    expect(offer).toMatchObject({
      availability: "https://schema.org/InStock",
      priceSpecification: [
        { price: 0.1089, valueAddedTaxIncluded: false, referenceQuantity: { unitCode: "KWH" } },
        { price: 144, valueAddedTaxIncluded: false, referenceQuantity: { unitCode: "ANN" } },
      ],
    });
    expect(offer).not.toHaveProperty("price");
  });

  it("is that it can no longer be had, where it ended", () => {
    expect(toOffer(createSheet({ current: false }))).toMatchObject({
      availability: "https://schema.org/Discontinued",
    });
  });
});
