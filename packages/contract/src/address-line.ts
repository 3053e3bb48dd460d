import type { AddressMap } from "./places.ts";

/**
 * A postal address on one line, as the field `address` of an `AddressMap` has it.
 *
 * @example
 * toAddressLine({ street: "via Roma 12", postal_code: "20900", city: "Monza", province: "MB" })
 * // "via Roma 12, 20900 Monza (MB)"
 */
export function toAddressLine({
  street,
  postal_code,
  city,
  province,
}: Pick<AddressMap, "street" | "postal_code" | "city" | "province">): string {
  return `${street}, ${postal_code} ${city} (${province})`;
}
