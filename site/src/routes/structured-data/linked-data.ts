import { BRAND } from "@volpe/contract";

const CONTEXT = "https://schema.org";

/** The names and paths from the first level to the page itself. */
export function toBreadcrumbs(
  origin: string,
  trail: readonly (readonly [string, string])[],
): object {
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: [["Inizio", "/"] as const, ...trail].map(([name, path], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

/** The entries of a list's page in their order; `first` is the position of the first entry. */
export function toItemList(
  origin: string,
  items: readonly { name: string; path: string }[],
  { name, first = 1 }: { name: string; first?: number },
): object {
  return {
    "@context": CONTEXT,
    "@type": "ItemList",
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: first + index,
      name: item.name,
      url: origin + item.path,
    })),
  };
}

/** One price for one unit: `unitCode` of UN/CEFACT, as KWH, MTQ (cubic metre), ANN, MON. */
type UnitPrice = {
  name: string;
  priceEur: number;
  unitCode: string;
  units?: number;
  vat: boolean;
};

type OfferedProduct = {
  name: string;
  path: string;
  description: string;
  brand: string;
  category: string;
  /** The supplier's own code; null for none. */
  code: string | null;
  /** Absolute path of a drawing; null for none. */
  picture: string | null;
  seller: string;
  current: boolean;
  /** ISO date; null = open-ended. */
  validTo: string | null;
  /** Prices of a unit. An annual spend is an estimate and not a price. */
  prices: readonly UnitPrice[];
};

/** schema.org `Product` with its `Offer`; it has no ratings, because nobody gave any. */
export function toProduct(origin: string, product: OfferedProduct): object {
  const { code, picture, validTo, prices } = product;
  return {
    "@context": CONTEXT,
    "@type": "Product",
    name: product.name,
    description: product.description,
    category: product.category,
    url: origin + product.path,
    brand: { "@type": "Brand", name: product.brand },
    ...(code !== null && { sku: code }),
    ...(picture !== null && { image: origin + picture }),
    offers: {
      "@type": "Offer",
      url: origin + product.path,
      priceCurrency: "EUR",
      availability: `${CONTEXT}/${product.current ? "InStock" : "Discontinued"}`,
      seller: { "@type": "Organization", name: product.seller },
      ...(validTo !== null && { availabilityEnds: validTo }),
      ...(prices.length > 0 && { priceSpecification: prices.map(toUnitPrice) }),
    },
  };
}

function toUnitPrice({ name, priceEur, unitCode, units = 1, vat }: UnitPrice): object {
  return {
    "@type": "UnitPriceSpecification",
    name,
    price: priceEur,
    priceCurrency: "EUR",
    valueAddedTaxIncluded: vat,
    referenceQuantity: { "@type": "QuantitativeValue", value: units, unitCode },
  };
}

/** The company that answers for the site. */
export function toCompany(origin: string): object {
  const { company } = BRAND;
  return {
    "@type": "Organization",
    "@id": `${origin}/#azienda`,
    name: BRAND.name,
    legalName: company.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    slogan: BRAND.tagline,
    vatID: company.vatNumber,
    email: company.email,
    address: company.seat,
  };
}
