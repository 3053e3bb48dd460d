import { and, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { contractCodes, contracts } from "./contract-tables.ts";

/** Deletes the codes that were sent before `before`. */
export async function deleteOldCodes(db: Database, before: Date): Promise<void> {
  await db.delete(contractCodes).where(lt(contractCodes.sentAt, before));
}

/** Deletes the unsigned orders that did not change since `before`. */
export async function deleteOldDrafts(db: Database, before: Date): Promise<void> {
  await db
    .delete(contracts)
    .where(and(isNull(contracts.signedAt), lt(contracts.updatedAt, before)));
}

/** Deletes the contracts concluded, and the orders signed but never concluded, before `before`. */
export async function deleteOldContracts(db: Database, before: Date): Promise<void> {
  const since = sql`coalesce(${contracts.concludedAt}, ${contracts.signedAt})`;
  await db.delete(contracts).where(lt(since, before));
}
