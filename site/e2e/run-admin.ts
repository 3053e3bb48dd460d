import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { COMPILE_CACHE, findProgram, type HostProcess } from "./host-process.ts";

const ADMIN = "packages/server/src/admin/admin.ts";

/** The output of `npm run admin -- …` while the host runs. */
export async function runAdmin(host: HostProcess, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [findProgram(ADMIN), ...args], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATA_DIR: host.dataDir,
      NODE_COMPILE_CACHE: COMPILE_CACHE,
    },
  });
  return stdout;
}

type Lead = { email: string; tracking: string; rateId: string | null; status: string };

export async function listLeads(host: HostProcess): Promise<Lead[]> {
  return JSON.parse(await runAdmin(host, "leads", "export", "--json"));
}
