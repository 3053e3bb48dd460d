import { createFileStore } from "../files/file-store.ts";
import type { Services } from "../services.ts";
import {
  deleteBillRowsOfAccount,
  deleteOldBillRows,
  listKnownBillFiles,
} from "./bill-repository.ts";

type Given = Pick<Services, "config" | "db">;

/** Removes the files of deleted rows. After a crash the sweep removes the rest. */
export async function removeBillFiles(
  { config }: Pick<Given, "config">,
  files: readonly string[],
): Promise<void> {
  await createFileStore(config, "bills").remove(files);
}

/** Deletes an account's bills; returns the number of files. A sweep finishes after a crash. */
export async function deleteBillsOfAccount(given: Given, accountId: string): Promise<number> {
  const files = await deleteBillRowsOfAccount(given.db, accountId);
  await removeBillFiles(given, files);
  return files.length;
}

/** Deletes bills older than `before`, and files that a crash or an erasure left without a row. */
export async function sweepBills(
  { config, db, clock }: Given & Pick<Services, "clock">,
  before: Date,
): Promise<void> {
  const store = createFileStore(config, "bills");
  await store.remove(await deleteOldBillRows(db, before));
  await store.sweep(clock.now(), (files) => listKnownBillFiles(db, files));
}
