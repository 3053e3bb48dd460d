import { EMPTY_ADDRESS } from "@volpe/contract";
import type { Services } from "../../services.ts";
import { type Account, getAccount, insertAccount } from "../store/account-repository.ts";
import { beginSession } from "./begin-session.ts";

/** Makes an activated account. */
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

/** Logs an account in on one more device and returns its headers. */
export async function signInForTest(
  services: Services,
  accountId: string,
): Promise<{ authorization: string }> {
  const account = await getAccount(services.db, accountId);
  const { jwt } = await beginSession(services, { account, userAgent: undefined });
  return { authorization: `Bearer ${jwt.accessToken}` };
}
