import type { Draft } from "./chat.ts";
import { EMPTY_ADDRESS } from "./empty-address.ts";
import { DEFAULT_PHONE_PREFIX } from "./limits.ts";

/** The draft's empty defaults, carrying the stored tracking value. */
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
