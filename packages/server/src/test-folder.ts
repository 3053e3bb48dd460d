import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new, empty folder for a test. `close` deletes it with what it contains. */
export async function createTestFolder(): Promise<{ path: string; close(): Promise<void> }> {
  const { path, remove } = await mkdtempDisposable(join(tmpdir(), "volpe-test-"));
  return { path, close: remove };
}
