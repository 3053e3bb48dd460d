import { createHash, randomBytes } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import {
  deleteOlderTokens,
  findMailedTokenByHash,
  insertMailedToken,
  type MailedToken,
  type MailedTokenKind,
  spendMailedToken,
} from "./mailed-token-repository.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * `repeatable` links answer the same whenever they are followed. `alive`: so many of a kind are good
 * at once, so that whoever keeps asking for links in another's name does not take away the one that
 * this person asked for and holds.
 */
const KINDS: Record<MailedTokenKind, { lifeMs: number; repeatable: boolean; alive: number }> = {
  activation: { lifeMs: 7 * DAY_MS, repeatable: true, alive: 5 },
  login: { lifeMs: 15 * MINUTE_MS, repeatable: false, alive: 5 },
  recovery: { lifeMs: 60 * MINUTE_MS, repeatable: false, alive: 5 },
  "email-change": { lifeMs: DAY_MS, repeatable: true, alive: 1 },
  erasure: { lifeMs: 60 * MINUTE_MS, repeatable: false, alive: 1 },
};

/** A new token for a mail to `email`: 256 bits, of which only the hash is stored. */
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
    tokenHash: toTokenHash(token),
    email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + KINDS[kind].lifeMs),
  });
  await deleteOlderTokens(within, { accountId, kind, keep: KINDS[kind].alive });
  return token;
}

/** A token that is still good, without spending it; null otherwise. */
export async function findMailedToken(
  db: Database,
  { clock }: { clock: Clock },
  { token, kinds }: { token: string; kinds?: readonly MailedTokenKind[] },
): Promise<MailedToken | null> {
  const found = await findMailedTokenByHash(db, toTokenHash(token));
  const isGood =
    found !== undefined &&
    (kinds === undefined || kinds.includes(found.kind)) &&
    found.expiresAt.getTime() > clock.now().getTime() &&
    (found.usedAt === null || KINDS[found.kind].repeatable);
  return isGood ? found : null;
}

/** Spends a token that is good once; null where it is not, or no longer. */
export async function consumeMailedToken(
  within: Database,
  { clock }: { clock: Clock },
  { token, kind }: { token: string; kind: MailedTokenKind },
): Promise<MailedToken | null> {
  const now = clock.now();
  return (await spendMailedToken(within, { tokenHash: toTokenHash(token), kind, now })) ?? null;
}

/** What is stored of a token. */
export function toTokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
