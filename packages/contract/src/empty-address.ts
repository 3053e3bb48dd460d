import type { AddressMap } from "./places.ts";

/** The Map before anything is known. */
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
