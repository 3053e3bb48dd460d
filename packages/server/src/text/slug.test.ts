import { describe, expect, it } from "vitest";
import { slugify, toOfferSlug, toSupplierSlug } from "./slug.ts";

describe("slugs", () => {
  it("have only lower-case words, digits and hyphens", () => {
    expect(slugify("Però! Città & «Luce» 100%", 60)).toBe("pero-citta-luce-100");
    expect(slugify("—", 60)).toBe("");
    expect(slugify("uno due tre quattro", 11)).toBe("uno-due-tre");
    expect(slugify("uno due tre quattro", 9)).toBe("uno-due");
    expect(slugify("a".repeat(20), 8)).toBe("a".repeat(8));
  });

  it("omit the legal form of a supplier", () => {
    expect(toSupplierSlug("ACEA PINEROLESE ENERGIA  S.R.L.")).toBe("acea-pinerolese-energia");
    expect(toSupplierSlug("A2A ENERGIA SPA")).toBe("a2a-energia");
    expect(toSupplierSlug("Mezzacosta Energia Soc. Coop.")).toBe("mezzacosta-energia");
    expect(toSupplierSlug("S.p.A.")).toBe("s-p-a");
  });

  it("consist of supplier, offer and a constant code, without repeating the brand", () => {
    const offer = {
      commodity: "electricity",
      code: "X1",
      offerName: "Solandra Fissa",
      supplierName: "Solandra Energia S.r.l.",
    };
    const slug = toOfferSlug(offer);
    expect(slug).toMatch(/^solandra-energia-fissa-[0-9a-z]{6}$/);
    const code = slug.slice(-6);
    expect(toOfferSlug({ ...offer, offerName: "Altro" })).toBe(`solandra-energia-altro-${code}`);
    expect(toOfferSlug({ ...offer, supplierName: null })).toBe(`solandra-fissa-${code}`);
    expect(toOfferSlug({ ...offer, commodity: "gas" }).slice(-6)).not.toBe(code);
    expect(toOfferSlug(offer, 12).startsWith(slug)).toBe(true);
  });
});
