import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { VERSION } from "@volpe/contract";
import { afterAll, expect, test } from "vitest";
import { isMigrated } from "../db/migration-state.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { silentLog } from "../process/log.ts";
import { toTestConfig } from "../test-config.ts";
import { TEST_NOW } from "../test-server.ts";
import { restoreBackup } from "./restore-backup.ts";
import { RELEASES_FOLDER, writeRelease } from "./test-release.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const folder = mkdtempSync(join(tmpdir(), "volpe-releases-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("package, code and changelog name the same version", () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const [, released] = /^## (\d\S*)/m.exec(readFileSync(join(ROOT, "CHANGELOG.md"), "utf8")) ?? [];
  expect([version, released]).toEqual([VERSION, VERSION]);
});

/** Copies of released databases, whose migrations may never change again. */
const releases = globSync("*.tar.gz", { cwd: RELEASES_FOLDER });

// The current version is written as it would be frozen, so that its copy is tested before its
// release.
test.each([...releases.map((name) => join(RELEASES_FOLDER, name)), join(folder, "present.tar.gz")])(
  "a database of the release %s migrates to the present schema with its rows",
  async (path) => {
    const expected = path.startsWith(folder) ? await writeRelease(path) : null;
    const open = await createTestDatabase();
    const { manifest } = await restoreBackup(
      { open, config: { ...toTestConfig(), dataDir: folder }, log: silentLog },
      // The queue of an earlier release may have other tables.
      { path, now: TEST_NOW, overwrite: true, withoutQueue: expected === null },
    );
    expect(await isMigrated(open.db)).toBe(true);
    const { rows } = await open.db.execute("select email from accounts");
    expect(rows).toEqual([{ email: "anna@example.it" }]);
    expect(manifest).toEqual(expected ?? manifest);
    await open.close();
  },
);
