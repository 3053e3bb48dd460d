import type { IdentityProvider } from "@volpe/contract";

export const PROVIDER_NAMES: Record<IdentityProvider, string> = {
  google: "Google",
  facebook: "Facebook",
};
