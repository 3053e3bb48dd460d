import type { Draft } from "./chat.ts";
import { DEFAULT_PHONE_PREFIX } from "./limits.ts";
import type { AddressMap } from "./places.ts";
import type { Rate } from "./rates.ts";

/** The Map with no known fields. */
export const EMPTY_ADDRESS: AddressMap = {
  address: "",
  street: "",
  postal_code: "",
  city: "",
  province: "",
  country: "",
  latitude: "",
  longitude: "",
  region: "",
};

/** The Rate with no known fields. */
export const EMPTY_RATE: Rate = {
  cma: "",
  smc: "",
  cmp: "",
  months: "",
  total: "",
  gain: "",
  sme: "",
  smg: "",
  invoice: "",
  percent: "",
  price: "",
};

/**
 * The empty draft with the stored tracking value.
 *
 * @example
 * const { tracking } = toEmptyDraft("AFF-1"); // "AFF-1"
 */
export function toEmptyDraft(tracking: string): Draft {
  return {
    name: "",
    email: "",
    phone: DEFAULT_PHONE_PREFIX,
    address: { ...EMPTY_ADDRESS },
    type: "",
    subtype: "",
    destination: "",
    capacity: "",
    operator: "",
    communication: "",
    offers: [],
    rates: [],
    preventivo: "",
    tracking,
  };
}
