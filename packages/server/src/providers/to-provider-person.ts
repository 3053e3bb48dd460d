import type { IdentityProvider } from "@volpe/contract";
import { toOneLine } from "../contacts/one-line.ts";
import { toMailAddress } from "../mail/mail-address.ts";
import { isStorable } from "../plugins/storable-text.ts";
import type { ProviderPerson } from "./provider-client.ts";

const NAME_MAX = 80;

/** What a provider said of somebody, as far as we can use it. Throws where that names nobody. */
export function toProviderPerson(
  provider: IdentityProvider,
  {
    subject,
    email,
    isVerified,
    name,
  }: { subject: string; email: unknown; isVerified: boolean; name: unknown },
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

// Whatever is no address is as good as none.
function toAddress(email: unknown): string | null {
  try {
    return typeof email === "string" && isStorable(email) ? toMailAddress(email) : null;
  } catch {
    return null;
  }
}

function toName(given: unknown): string | null {
  const name = typeof given === "string" ? toOneLine(given) : "";
  // Cut behind a whole pair of surrogates, never through one.
  return name.length < 2 ? null : toOneLine(name.slice(0, NAME_MAX));
}
