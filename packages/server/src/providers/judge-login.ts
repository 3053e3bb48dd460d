import type { Account } from "../accounts/account-repository.ts";
import type { ProviderPerson } from "./provider-client.ts";
import type { Identity } from "./provider-repository.ts";

type KnownAccount = Pick<Account, "id" | "activatedAt">;

/**
 * `enter` the identity is the account's · `link` the provider vouches for the address of an account
 * · `create` it vouches for a new one · `confirm` it does not, and the address is free or waits for
 * this person's link · `ask-mailbox` it does not, and the address is somebody's: its mailbox gets a
 * link, which links nothing · `no-email` there is no address.
 */
export type LoginJudgement =
  | { status: "enter"; accountId: string }
  | { status: "link"; accountId: string; isProved: boolean }
  | { status: "create"; email: string }
  | { status: "confirm"; email: string; accountId: string | null }
  | { status: "ask-mailbox"; email: string }
  | { status: "no-email" };

/** What follows from who came back: nobody enters an account by an address that is not proved. */
export function judgeLogin({
  person: { email, isVerified },
  identity,
  account,
}: {
  person: Pick<ProviderPerson, "email" | "isVerified">;
  identity: Pick<Identity, "accountId" | "awaitedTokenHash"> | undefined;
  /** That of the address. */
  account: KnownAccount | undefined;
}): LoginJudgement {
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
