import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const MIGRATIONS_FOLDER = join(import.meta.dirname, "migrations");

/** Runs `work` with a folder of only the first migrations, the schema of an earlier release. */
export async function withFirstMigrations<T>(
  count: number,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "volpe-migrations-"));
  try {
    await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
    const path = join(folder, "meta/_journal.json");
    const journal = JSON.parse(await readFile(path, "utf8"));
    journal.entries = journal.entries.slice(0, count);
    await writeFile(path, JSON.stringify(journal));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
