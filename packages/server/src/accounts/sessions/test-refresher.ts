import { toPostgresDatabase } from "../../db/database.ts";
import { toTestConfig } from "../../test-config.ts";
import { systemClock } from "../../time/clock.ts";
import { refreshSession } from "./refresh-session.ts";
import { createSessionKeys } from "./session-keys.ts";

/* A test process that exchanges each token that it reads many times at once and prints the
   answers. */
const config = toTestConfig();
const [address = ""] = process.argv.slice(2);
const open = toPostgresDatabase(address);
const services = {
  config,
  db: open.db,
  clock: systemClock,
  sessionKeys: createSessionKeys(config.sessionSecret),
};
process.stdout.write("ready\n");
for await (const chunk of process.stdin) {
  const token = String(chunk).trim();
  const all = await Promise.all(Array.from({ length: 10 }, () => refreshSession(services, token)));
  const successors = new Set(all.map(({ jwt }) => jwt.refreshToken));
  process.stdout.write(`got ${[...successors].join(" ")}\n`);
}
await open.close();
