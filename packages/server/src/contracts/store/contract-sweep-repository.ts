import { and, inArray, lt, notInArray, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { SIGNED_STATES } from "../rules/contract-state.ts";
import { contractCodes, contracts } from "./contract-tables.ts";

/** Deletes the codes that were sent before `before`. */
export async function deleteOldCodes(db: Database, before: Date): Promise<void> {
  await db.delete(contractCodes).where(lt(contractCodes.sentAt, before));
}

/** Deletes the orders not changed since `before` that nobody signed. */
export async function deleteOldDrafts(db: Database, before: Date): Promise<void> {
  await db
    .delete(contracts)
    .where(and(notInArray(contracts.state, SIGNED_STATES), lt(contracts.updatedAt, before)));
}

/** Deletes the contracts concluded before `before`, or withdrawn from then without a signature. */
export async function deleteOldContracts(db: Database, before: Date): Promise<void> {
  const since = sql`coalesce(${contracts.concludedAt}, ${contracts.updatedAt})`;
  await db
    .delete(contracts)
    .where(
      and(
        inArray(contracts.state, SIGNED_STATES),
        sql`${since} < ${before.toISOString()}::timestamptz`,
      ),
    );
}
