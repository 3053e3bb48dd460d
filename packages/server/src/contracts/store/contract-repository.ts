import { and, desc, eq, getTableColumns, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { isOwnedBy } from "../../accounts/store/owner-repository.ts";
import type { Database } from "../../db/database.ts";
import { contractCodes, contractDocuments, contractEvents, contracts } from "./contract-tables.ts";

export type Contract = typeof contracts.$inferSelect;
export type ContractEvent = typeof contractEvents.$inferSelect;
export type DocumentRow = typeof contractDocuments.$inferSelect;
export type NamedDocument = Omit<DocumentRow, "bytes">;
export type StoredDocument = NamedDocument & { bytes: Buffer };
export type StoredCode = typeof contractCodes.$inferSelect;

export async function insertContract(db: Database, row: Contract): Promise<void> {
  await db.insert(contracts).values(row);
}

export async function findContract(db: Database, id: string): Promise<Contract | null> {
  const [row] = await db.select().from(contracts).where(eq(contracts.id, id));
  return row ?? null;
}

/** Locks the row until the transaction ends. */
export async function lockContract(within: Database, id: string): Promise<Contract | null> {
  const [row] = await within.select().from(contracts).where(eq(contracts.id, id)).for("update");
  return row ?? null;
}

export async function updateContract(
  within: Database,
  id: string,
  change: Partial<Contract>,
): Promise<void> {
  await within.update(contracts).set(change).where(eq(contracts.id, id));
}

export async function addEvent(
  within: Database,
  event: Omit<typeof contractEvents.$inferInsert, "sequence">,
): Promise<void> {
  await within.insert(contractEvents).values(event);
}

/** Adds an event that leaves the contract in its state. */
export async function noteEvent(
  within: Database,
  { id, state }: Pick<Contract, "id" | "state">,
  event: Pick<ContractEvent, "kind" | "role" | "details" | "at"> & { reason?: string },
): Promise<void> {
  const unchanged = { contractId: id, fromState: state, state };
  await addEvent(within, { reason: "", ...unchanged, ...event });
}

/** Oldest first. */
export async function listEvents(db: Database, id: string): Promise<ContractEvent[]> {
  return await db
    .select()
    .from(contractEvents)
    .where(eq(contractEvents.contractId, id))
    .orderBy(contractEvents.sequence);
}

export async function replaceDocuments(
  within: Database,
  id: string,
  documents: readonly DocumentRow[],
): Promise<void> {
  await within.delete(contractDocuments).where(eq(contractDocuments.contractId, id));
  if (documents.length > 0) {
    await within.insert(contractDocuments).values([...documents]);
  }
}

export async function addDocument(within: Database, document: DocumentRow): Promise<void> {
  await within.insert(contractDocuments).values(document);
}

/** Lists the documents without their bytes, in order of creation. */
export async function listDocuments(db: Database, id: string): Promise<NamedDocument[]> {
  const { bytes: _, ...named } = getTableColumns(contractDocuments);
  return await db.select(named).from(contractDocuments).where(eq(contractDocuments.contractId, id));
}

export async function listDocumentRows(db: Database, id: string): Promise<DocumentRow[]> {
  return await db.select().from(contractDocuments).where(eq(contractDocuments.contractId, id));
}

export async function findDocument(
  db: Database,
  { id, kind }: { id: string; kind: DocumentRow["kind"] },
): Promise<DocumentRow | null> {
  const [row] = await db
    .select()
    .from(contractDocuments)
    .where(and(eq(contractDocuments.contractId, id), eq(contractDocuments.kind, kind)));
  return row ?? null;
}

/** Replaces the waiting code, if there is one. */
export async function putCode(within: Database, code: StoredCode): Promise<void> {
  await within
    .insert(contractCodes)
    .values(code)
    .onConflictDoUpdate({ target: contractCodes.contractId, set: code });
}

export async function findCode(db: Database, id: string): Promise<StoredCode | null> {
  const [row] = await db.select().from(contractCodes).where(eq(contractCodes.contractId, id));
  return row ?? null;
}

export async function updateCode(
  within: Database,
  id: string,
  change: Partial<StoredCode>,
): Promise<void> {
  await within.update(contractCodes).set(change).where(eq(contractCodes.contractId, id));
}

export async function deleteCode(within: Database, id: string): Promise<void> {
  await within.delete(contractCodes).where(eq(contractCodes.contractId, id));
}

const isOwnContract = (accountId: string) =>
  isOwnedBy(accountId, { accountId: contracts.accountId, emailKey: contracts.email });

export async function isContractOwned(
  db: Database,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(eq(contracts.id, id), isOwnContract(accountId)));
  return rows.length === 1;
}

/** The drafts with one of these ids or of this account, the last changed first. */
export async function listDrafts(
  db: Database,
  { accountId, ids }: { accountId: string | null; ids: readonly string[] },
): Promise<Contract[]> {
  const isOwn = or(
    inArray(contracts.id, [...ids]),
    accountId === null ? undefined : eq(contracts.accountId, accountId),
  );
  return await db
    .select()
    .from(contracts)
    .where(and(eq(contracts.state, "draft"), isOwn))
    .orderBy(desc(contracts.updatedAt), desc(contracts.id));
}

/** Newest first. */
export async function listOwnedContracts(db: Database, accountId: string): Promise<Contract[]> {
  return await db
    .select()
    .from(contracts)
    .where(isOwnContract(accountId))
    .orderBy(desc(contracts.createdAt), desc(contracts.id));
}

/** The contracts for the operator, newest change first; only those of `state` if it is given. */
export async function listContracts(db: Database, state?: Contract["state"]): Promise<Contract[]> {
  return await db
    .select()
    .from(contracts)
    .where(state === undefined ? undefined : eq(contracts.state, state))
    .orderBy(desc(contracts.updatedAt), desc(contracts.id));
}

/** Withdrawals and signed contracts that are older than the given time and were not forwarded. */
export async function listUnforwarded(
  db: Database,
  { withdrawn, signed }: { withdrawn: Date; signed: Date },
): Promise<Contract[]> {
  const isOlder = (state: Contract["state"], before: Date) =>
    and(eq(contracts.state, state), lt(contracts.updatedAt, before));
  return await db
    .select()
    .from(contracts)
    .where(
      and(
        isNull(contracts.forwardedAt),
        or(isOlder("withdrawn", withdrawn), isOlder("signed", signed)),
      ),
    )
    .orderBy(contracts.updatedAt);
}

/** Orders that were forwarded before the given time and that no supplier has accepted. */
export async function listUnaccepted(db: Database, forwardedBefore: Date): Promise<Contract[]> {
  return await db
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.state, "signed"),
        isNull(contracts.concludedAt),
        lt(contracts.forwardedAt, forwardedBefore),
      ),
    )
    .orderBy(contracts.forwardedAt);
}

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
