import type { IdentityProvider } from "@volpe/contract";
import { toMailAddress } from "../mail/mail-address.ts";
import type { ProviderPerson } from "./provider-client.ts";

const NAME_MAX = 80;

/** What a provider said of somebody, as far as we can use it. */
export function toProviderPerson(
  provider: IdentityProvider,
  {
    subject,
    email,
    isVerified,
    name,
  }: { subject: string; email: unknown; isVerified: boolean; name: unknown },
): ProviderPerson {
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
    return typeof email === "string" ? toMailAddress(email) : null;
  } catch {
    return null;
  }
}

function toName(given: unknown): string | null {
  const name = typeof given === "string" ? given.replaceAll(/[\s\p{Cc}]+/gu, " ").trim() : "";
  return name.length < 2 ? null : name.slice(0, NAME_MAX).trim();
}
