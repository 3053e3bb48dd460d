import type { IdentityProvider } from "@volpe/contract";
import { toMailAddress } from "../../person/mail-address.ts";
import { isStorable } from "../../plugins/storable-text.ts";
import { toOneLine } from "../../text/one-line.ts";

export const PROVIDER_NAMES: Readonly<Record<IdentityProvider, string>> = {
  google: "Google",
  facebook: "Facebook",
};

/** A person as the provider names them. */
export type ProviderPerson = {
  provider: IdentityProvider;
  /** The provider's id of the person. It never changes, unlike an address. */
  subject: string;
  /** Null if the provider gave no usable address. */
  email: string | null;
  /** Whether the provider vouches that the address belongs to the person. */
  isVerified: boolean;
  /** 2 to 80 characters. */
  name: string;
};

/** The unchecked claims of a provider about a person. */
export type Claims = { subject: string; email: unknown; isVerified: boolean; name: unknown };

const NAME_MAX = 80;

/** The person in a provider's claims. Throws if they name nobody. */
export function toProviderPerson(
  provider: IdentityProvider,
  { subject, email, isVerified, name }: Claims,
): ProviderPerson {
  if (!isStorable(subject)) {
    throw new Error("a subject that no database keeps");
  }
  const address = toAddress(email);
  return {
    provider,
    subject,
    email: address,
    isVerified: isVerified && address !== null,
    name: toName(name) ?? toName(address?.split("@")[0]) ?? "Profilo",
  };
}

// A text that is no address counts as missing.
function toAddress(email: unknown): string | null {
  try {
    return typeof email === "string" && isStorable(email) ? toMailAddress(email) : null;
  } catch {
    return null;
  }
}

function toName(given: unknown): string | null {
  const name = typeof given === "string" ? toOneLine(given) : "";
  // The cut never splits a pair of surrogates.
  return name.length < 2 ? null : toOneLine(name.slice(0, NAME_MAX));
}
