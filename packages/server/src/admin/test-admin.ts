import { tmpdir } from "node:os";
import type { Services } from "../services.ts";
import { runCommand } from "./run-command.ts";

/**
 * Runs one command like an operator in `folder`. `out` and `err` hold one string per printed text.
 */
export async function runAdmin(
  services: Services,
  args: readonly string[],
  folder = tmpdir(),
): Promise<{ code: number; out: string[]; err: string[] }> {
  const out: string[] = [];
  const err: string[] = [];
  const io = {
    out: (text: string) => out.push(text),
    err: (text: string) => err.push(text),
    signal: new AbortController().signal,
  };
  return { code: await runCommand(services, { args, folder }, io), out, err };
}
