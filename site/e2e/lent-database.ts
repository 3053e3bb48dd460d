import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

const LENDER = resolve(import.meta.dirname, "../../packages/server/src/test-lend-database.ts");

/** An empty database on the Postgres of `DATABASE_URL`, until `drop` is called. */
export async function lendDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const child = spawn(process.execPath, [LENDER], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = once(child, "exit");
  const said = once(createInterface({ input: child.stdout }), "line");
  const [url] = await Promise.race([
    said,
    ended.then(() => Promise.reject(new Error("No database"))),
  ]);
  return {
    url,
    async drop() {
      child.stdin.end();
      await ended;
    },
  };
}
