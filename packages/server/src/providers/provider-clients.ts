import type { IdentityProvider } from "@volpe/contract";
import type { Services } from "../services.ts";
import { createFacebookClient } from "./facebook-client.ts";
import { createGoogleClient } from "./google-client.ts";
import type { ProviderClient } from "./provider-client.ts";

/** Null = not set up. */
export type ProviderClients = Record<IdentityProvider, ProviderClient | null>;

/** Nothing is asked of a provider before somebody wants to go there. */
export function createProviderClients({
  config,
  clock,
}: Pick<Services, "config" | "clock">): ProviderClients {
  const { google, facebook, publicUrl } = config;
  return {
    google: google === null ? null : createGoogleClient(google, { publicUrl, clock }),
    facebook: facebook === null ? null : createFacebookClient(facebook, { publicUrl }),
  };
}
