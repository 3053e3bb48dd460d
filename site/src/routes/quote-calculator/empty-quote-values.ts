import { EMPTY_CONTACT_VALUES } from "./contact-fields.ts";
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
  ...EMPTY_CONTACT_VALUES,
};
