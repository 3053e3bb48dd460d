import { randomBytes } from "node:crypto";
import { DAY_MS, MINUTE_MS } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { hashKey } from "../keys/owner-key.ts";
import type { Clock } from "../time/clock.ts";
import {
  deleteOlderTokens,
  findMailedTokenByHash,
  insertMailedToken,
  type MailedToken,
  type MailedTokenKind,
  spendMailedToken,
} from "./mailed-token-repository.ts";

/**
 * `repeatable` links can be followed again with the same result. `alive` is the number of links of
 * a kind that are valid at once. It is above one, so that a stranger who requests links for an
 * address does not invalidate its owner's link.
 */
const KINDS: Record<MailedTokenKind, { lifeMs: number; repeatable: boolean; alive: number }> = {
  activation: { lifeMs: 7 * DAY_MS, repeatable: true, alive: 5 },
  login: { lifeMs: 15 * MINUTE_MS, repeatable: false, alive: 5 },
  recovery: { lifeMs: 60 * MINUTE_MS, repeatable: false, alive: 5 },
  "email-change": { lifeMs: DAY_MS, repeatable: true, alive: 1 },
  erasure: { lifeMs: 60 * MINUTE_MS, repeatable: false, alive: 1 },
};

/** Creates a token for a mail to `email`. It has 256 bits; only its hash is stored. */
export async function createMailedToken(
  within: Database,
  { clock }: { clock: Clock },
  { accountId, kind, email }: { accountId: string; kind: MailedTokenKind; email: string },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = clock.now();
  await insertMailedToken(within, {
    accountId,
    kind,
    tokenHash: hashKey(token),
    email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + KINDS[kind].lifeMs),
  });
  await deleteOlderTokens(within, { accountId, kind, keep: KINDS[kind].alive });
  return token;
}

/** Finds a valid token without using it; null if it is unknown, used or expired. */
export async function findMailedToken(
  db: Database,
  { clock }: { clock: Clock },
  { token, kinds }: { token: string; kinds?: readonly MailedTokenKind[] },
): Promise<MailedToken | null> {
  const found = await findMailedTokenByHash(db, hashKey(token));
  const isGood =
    found !== undefined &&
    (kinds === undefined || kinds.includes(found.kind)) &&
    found.expiresAt.getTime() > clock.now().getTime() &&
    (found.usedAt === null || KINDS[found.kind].repeatable);
  return isGood ? found : null;
}

/** Like `findMailedToken`. Throws `AppError("link-expired")` if there is none. */
export async function getMailedToken(
  db: Database,
  services: { clock: Clock },
  asked: { token: string; kinds: readonly MailedTokenKind[] },
): Promise<MailedToken> {
  return (await findMailedToken(db, services, asked)) ?? throwLinkExpired();
}

/**
 * Uses up a token that works once. Throws `AppError("link-expired")` if it is unknown, used or
 * expired.
 */
export async function consumeMailedToken(
  within: Database,
  { clock }: { clock: Clock },
  { token, kind }: { token: string; kind: MailedTokenKind },
): Promise<MailedToken> {
  const now = clock.now();
  return (
    (await spendMailedToken(within, { tokenHash: hashKey(token), kind, now })) ?? throwLinkExpired()
  );
}

function throwLinkExpired(): never {
  throw new AppError("link-expired");
}
