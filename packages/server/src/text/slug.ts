import { toHyphenated, withoutLegalForm } from "@volpe/contract";
import { toSha256 } from "./sha256.ts";

/** Lower-case ASCII words joined by hyphens, at most `maxLength` characters; "" for no letters. */
export function slugify(text: string, maxLength: number): string {
  const words = toHyphenated(text);
  return words.length <= maxLength
    ? words
    : words
        .slice(0, maxLength + 1)
        .replace(/-[^-]*$/, "")
        .slice(0, maxLength);
}

/** A supplier's part of an address, without the legal form, which many suppliers share. */
export function toSupplierSlug(name: string): string {
  return slugify(withoutLegalForm(name), 40) || slugify(name, 40) || "fornitore";
}

/** The first letters and figures of a hash, base 36: the same text has the same code. */
export function toShortCode(text: string, length: number): string {
  const digest = toSha256(text);
  return BigInt(`0x${digest}`).toString(36).slice(0, length);
}

/**
 * `supplier-offer-shortcode`. The short code depends on commodity and offer code, so it does not
 * change with the names. A longer `length` resolves a collision.
 */
export function toOfferSlug(
  {
    supplierName,
    offerName,
    commodity,
    code,
  }: { supplierName: string | null; offerName: string; commodity: string; code: string },
  length = 6,
): string {
  const shortCode = toShortCode(`${commodity}:${code}`, length);
  const supplier = supplierName === null ? "" : toSupplierSlug(supplierName);
  const [brand = ""] = supplier.split("-");
  const offer = slugify(offerName, 60);
  // Many offers' names begin with the supplier's name, which is not repeated.
  const rest =
    brand !== "" && offer.startsWith(`${brand}-`) ? offer.slice(brand.length + 1) : offer;
  return [supplier, rest, shortCode].filter((part) => part !== "").join("-");
}
