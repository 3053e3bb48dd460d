import { writePortalFile } from "./portal-file.ts";

/**
 * For benches that import through a running host:
 * `node packages/server/bench/write-portal-file.ts <file> <offers>`, on sale this year and the next.
 */
const [path = "", count = ""] = process.argv.slice(2);
const year = new Date().getFullYear();
await writePortalFile(path, Number(count), {
  from: `01/01/${year}_00:00:00`,
  to: `31/12/${year + 1}_23:59:59`,
});
