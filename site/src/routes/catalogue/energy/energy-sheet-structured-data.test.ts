import { describe, expect, it } from "vitest";
import { structuredData } from "./energy-sheet-structured-data.ts";
import { createOffer, createSheet } from "./sample-offers.ts";

const ORIGIN = "https://volpe.example";

function toOffer(sheet: ReturnType<typeof createSheet>) {
  const product = structuredData({ sheet }, ORIGIN).find(
    (data) => Reflect.get(data, "@type") === "Product",
  );
  return Reflect.get(product ?? {}, "offers");
}

describe("structured data of an offer", () => {
  it("has a breadcrumb trail that ends at the offer", () => {
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

  it("has no figure that could be read as the offer's price", () => {
    const result = createOffer({ unitPriceEur: 0.1089, fixedFeeEur: 144 });
    const sheet = createSheet({ outcome: { status: "computed", result } });
    expect(structuredData({ sheet }, ORIGIN)[1]).toMatchObject({
      image: `${ORIGIN}/pictures/tipologies/luce.svg`,
    });
    const offer = toOffer(sheet);
    expect(offer).toMatchObject({ availability: "https://schema.org/InStock" });
    expect(offer).not.toHaveProperty("price");
    expect(offer).not.toHaveProperty("priceSpecification");
  });

  it("marks an ended offer as discontinued", () => {
    expect(toOffer(createSheet({ current: false }))).toMatchObject({
      availability: "https://schema.org/Discontinued",
    });
  });
});
