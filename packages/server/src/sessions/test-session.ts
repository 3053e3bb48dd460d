import { EMPTY_ADDRESS } from "@volpe/contract";
import { type Account, insertAccount } from "../accounts/account-repository.ts";
import type { Services } from "../services.ts";
import { beginSession } from "./begin-session.ts";

/** An account that was activated; `changes` make it another one. */
export async function createTestAccount(
  { db, clock }: Pick<Services, "db" | "clock">,
  { email = "anna@esempio.it", ...changes }: Partial<Account> = {},
): Promise<Account> {
  const now = clock.now();
  return await insertAccount(db, {
    name: "Anna Bianchi",
    email,
    emailKey: email.toLowerCase(),
    shipping: EMPTY_ADDRESS,
    activatedAt: now,
    createdAt: now,
    updatedAt: now,
    ...changes,
  });
}

/** The headers of one more device on which an account is logged in. */
export async function signInForTest(
  services: Services,
  accountId: string,
): Promise<{ authorization: string }> {
  const { jwt } = await beginSession(services, { accountId, userAgent: undefined });
  return { authorization: `Bearer ${jwt.accessToken}` };
}
