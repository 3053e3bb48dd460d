import { getSellerPaper } from "../../seller-papers/seller-papers.ts";
import type { Services } from "../../services.ts";
import { toSha256 } from "../../text/sha256.ts";
import {
  type DocumentRow,
  findDocument,
  listDocumentRows,
  type StoredDocument,
} from "../store/contract-repository.ts";

type Given = Pick<Services, "config" | "db">;

/** The documents of an order with their bytes, including the seller's. */
export async function readDocuments(given: Given, id: string): Promise<StoredDocument[]> {
  const documents: StoredDocument[] = [];
  for (const row of await listDocumentRows(given.db, id)) {
    documents.push(await withBytes(given, row));
  }
  return documents;
}

/** One document of an order; null if it has none of this kind. */
export async function readDocument(
  given: Given,
  asked: { id: string; kind: DocumentRow["kind"] },
): Promise<StoredDocument | null> {
  const row = await findDocument(given.db, asked);
  return row === null ? null : await withBytes(given, row);
}

/** Throws if the bytes are not those that were frozen. */
async function withBytes(given: Given, row: DocumentRow): Promise<StoredDocument> {
  if (row.bytes === null) {
    return { ...row, bytes: await getSellerPaper(given, row.sha256) };
  }
  if (toSha256(row.bytes) !== row.sha256) {
    throw new Error(`The document ${row.kind} of contract ${row.contractId} was changed.`);
  }
  return { ...row, bytes: row.bytes };
}
