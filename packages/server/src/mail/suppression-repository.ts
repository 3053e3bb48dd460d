import { toEmailKey } from "@volpe/contract";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { toKeyedHash } from "../keys/keyed-hash.ts";
import { toPurposeSecret } from "../keys/purpose-secret.ts";
import type { Config } from "../process/config.ts";
import { mailSuppressions } from "./suppression-tables.ts";

type Secret = Pick<Config, "sessionSecret">;

/** Forbids marketing to a mailbox. Idempotent. */
export async function suppressMailbox(
  db: Database,
  config: Secret,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  const row = { mailbox: toMailboxHash(config, email), createdAt: now };
  await db.insert(mailSuppressions).values(row).onConflictDoNothing();
}

/**
 * Allows marketing to a mailbox again. Call it only for a confirmed mailbox whose owner ticked the
 * marketing box: anybody can type another's address into a form.
 */
export async function liftSuppression(db: Database, config: Secret, email: string): Promise<void> {
  const mailbox = toMailboxHash(config, email);
  await db.delete(mailSuppressions).where(eq(mailSuppressions.mailbox, mailbox));
}

/** Accepts the part of a database that the mail service has inside a transaction. */
export async function isSuppressed(
  db: Pick<Database, "execute">,
  config: Secret,
  email: string,
): Promise<boolean> {
  const mailbox = toMailboxHash(config, email);
  const { rows } = await db.execute(
    sql`select 1 from ${mailSuppressions} where ${eq(mailSuppressions.mailbox, mailbox)}`,
  );
  return rows.length > 0;
}

/** The stored form of an unsubscribed mailbox: a keyed hash, which can be compared but not read. */
function toMailboxHash({ sessionSecret }: Secret, email: string): string {
  const secret = toPurposeSecret(sessionSecret, "suppression");
  return toKeyedHash(secret, toEmailKey(email));
}
