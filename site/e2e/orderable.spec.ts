import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import getPort from "get-port";
import { expect, test } from "./fixtures.ts";

const PROGRAM = resolve(import.meta.dirname, "serve-orderable.ts");

test("offers to try an order are served at the named port and kept in the named folder", async () => {
  // The program imports offers into a database of its own.
  test.slow();
  const [port, folder] = [await getPort(), await mkdtemp(join(tmpdir(), "volpe-orderable-"))];
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder };
  try {
    const child = spawn(process.execPath, [PROGRAM], { env, stdio: ["ignore", "pipe", "inherit"] });
    const said = await readUntil(child, /^Le e-mail: (.*)$/m);
    expect(said).toContain(`http://localhost:${port}/offerte/luce?provincia=MB`);
    expect(said).toContain(`Le e-mail: ${join(folder, "mail")}`);
    const cart = /^Un noleggio: (.*)$/m.exec(said)?.[1] ?? "";
    expect((await fetch(cart)).status).toBe(200);
    child.kill("SIGTERM");
    await once(child, "exit");
    expect(existsSync(folder)).toBe(true);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

async function readUntil(child: ChildProcess, end: RegExp): Promise<string> {
  let said = "";
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    if (end.test(said)) break;
  }
  return said;
}
