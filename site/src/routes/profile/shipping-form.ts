import { type AddressMap, EMPTY_ADDRESS, PROVINCES, type WireError } from "@volpe/contract";
import { toFieldError } from "./profile-intents.ts";

const COUNTRY = "Italia";

export const SHIPPING_FIELDS = ["street", "postal_code", "city", "province"] as const;
export type ShippingField = (typeof SHIPPING_FIELDS)[number];

/**
 * The Map of the four fields that are typed. All four empty take the address away; otherwise each is
 * needed. Coordinates are left empty, for those of an earlier address would be wrong.
 */
export function parseShipping(
  values: Record<string, string>,
): { status: "valid"; request: AddressMap } | { status: "invalid"; errors: WireError[] } {
  const street = (values.street ?? "").trim();
  const postalCode = (values.postal_code ?? "").trim();
  const city = (values.city ?? "").trim();
  const sign = values.province ?? "";
  if (street + postalCode + city + sign === "") {
    return { status: "valid", request: EMPTY_ADDRESS };
  }
  const province = PROVINCES.find((known) => known.sign === sign);
  const errors: WireError[] = [];
  if (street.length < 3) {
    errors.push(toFieldError("street", "Scrivi via e numero, come «via Roma 12»."));
  }
  if (!/^\d{5}$/.test(postalCode)) {
    errors.push(toFieldError("postal_code", "Il CAP ha cinque cifre, come 20900."));
  }
  if (city.length < 2) {
    errors.push(toFieldError("city", "Scrivi il comune."));
  }
  if (province === undefined) {
    errors.push(toFieldError("province", "Scegli la provincia dall’elenco."));
  }
  if (errors.length > 0 || province === undefined) {
    return { status: "invalid", errors };
  }
  return {
    status: "valid",
    request: {
      ...EMPTY_ADDRESS,
      address: `${street}, ${postalCode} ${city} (${province.sign})`.slice(0, 200),
      street,
      postal_code: postalCode,
      city,
      province: province.sign,
      region: province.region,
      country: COUNTRY,
    },
  };
}
