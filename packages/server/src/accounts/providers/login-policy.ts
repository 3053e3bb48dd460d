import type { Account } from "../store/account-repository.ts";
import type { Identity } from "../store/provider-repository.ts";
import type { ProviderPerson } from "./provider-person.ts";

type KnownAccount = Pick<Account, "id" | "activatedAt">;

/**
 * `enter`: the identity belongs to the account. `link`: the provider vouches for the address of an
 * account. `create`: it vouches for an unknown address. `confirm`: it does not vouch, and the
 * address is free or waits for this person's link. `ask-mailbox`: it does not vouch, and another
 * account has the address; that mailbox gets a link that links nothing. `no-email`: the provider
 * gives no address.
 */
export type LoginDecision =
  | { status: "enter"; accountId: string }
  | { status: "link"; accountId: string; isProved: boolean }
  | { status: "create"; email: string }
  | { status: "confirm"; email: string; accountId: string | null }
  | { status: "ask-mailbox"; email: string }
  | { status: "no-email" };

/** Decides how a provider's person logs in. An unproved address gives access to no account. */
export function decideLogin({
  person: { email, isVerified },
  identity,
  account,
}: {
  person: Pick<ProviderPerson, "email" | "isVerified">;
  identity: Pick<Identity, "accountId" | "awaitedTokenHash"> | undefined;
  /** The account that has the address. */
  account: KnownAccount | undefined;
}): LoginDecision {
  if (identity?.awaitedTokenHash === null) {
    return { status: "enter", accountId: identity.accountId };
  }
  if (email === null) {
    return { status: "no-email" };
  }
  if (isVerified) {
    return account === undefined
      ? { status: "create", email }
      : { status: "link", accountId: account.id, isProved: account.activatedAt !== null };
  }
  if (account === undefined) {
    return { status: "confirm", email, accountId: null };
  }
  return account.activatedAt === null && account.id === identity?.accountId
    ? { status: "confirm", email, accountId: account.id }
    : { status: "ask-mailbox", email };
}
