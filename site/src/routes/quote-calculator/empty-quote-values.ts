import { DEFAULT_PHONE_PREFIX } from "@volpe/contract";
import type { QuoteValues } from "./quote-form-data.ts";

/** What stands in the form at first. */
export const EMPTY_QUOTE_VALUES: QuoteValues = {
  type: "luce",
  destination: "privati",
  consumption: "",
  capacityKw: "3",
  resident: "si",
  province: "",
  operator: "",
  presentSpendEur: "",
  name: "",
  email: "",
  phone: DEFAULT_PHONE_PREFIX,
  communication: "email",
  privacy: "",
  marketing: "",
  thirdParties: "",
  website: "",
};
