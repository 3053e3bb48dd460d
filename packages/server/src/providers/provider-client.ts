import type { IdentityProvider } from "@volpe/contract";

/** Who somebody is to a provider. */
export type ProviderPerson = {
  provider: IdentityProvider;
  /** The provider's number for them; it never changes, as an address may. */
  subject: string;
  /** Null where the provider gave none that mail could be sent to. */
  email: string | null;
  /** Whether the provider says that the address is theirs. */
  isVerified: boolean;
  /** 2 to 80 characters. */
  name: string;
};

/** One visit to a provider: what is made before and compared after. */
export type Attempt = { state: string; nonce: string; codeVerifier: string };

/** How one provider is asked. What goes wrong there is thrown as it came. */
export type ProviderClient = {
  /** Where the visitor is sent. */
  toUrl(attempt: Attempt): Promise<URL>;
  /** Who came back with `code`. */
  findPerson(attempt: Attempt, code: string): Promise<ProviderPerson>;
};
