// Runs on the installed Node (20 or newer) before any dependency is installed: import only Node's
// modules.
import { existsSync, readdirSync } from "node:fs";
import { ensureBuilt } from "./launch/build.mjs";
import { ensureChromium } from "./launch/chromium.mjs";
import { ensureInstalled } from "./launch/install.mjs";
import { COMPILE_CACHE, NODE, PROCESSES, ROOT } from "./launch/paths.mjs";
import { CommandError, runAsProcess, runShown } from "./launch/run-command.mjs";

const BENCH_FOLDERS = ["packages/server/bench", "packages/widgets/bench", "site/bench"];
const [mode = "--start", ...args] = process.argv.slice(2);
const production = {
  ...process.env,
  NODE_ENV: "production",
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? COMPILE_CACHE,
};

const modes = {
  async "--start"() {
    await ensureBuilt();
    runAsProcess([`${PROCESSES}/host.js`], production);
  },
  async "--dev"() {
    const development = { ...process.env, NODE_ENV: "development" };
    runAsProcess(["--watch", "--watch-preserve-output", "site/src/host.ts", "--dev"], development);
  },
  async "--admin"() {
    await ensureBuilt(["processes"]);
    runAsProcess([`${PROCESSES}/admin.js`, ...args], production);
  },
  async "--shots"() {
    const chromium = await ensureChromium();
    await ensureBuilt();
    const env = { ...production, PLAYWRIGHT_CHROMIUM_PATH: chromium };
    runAsProcess(["site/shots/take-shots.ts", ...args], env);
  },
  async "--bench"() {
    const chromium = await ensureChromium();
    await ensureBuilt();
    const env = { ...production, PLAYWRIGHT_CHROMIUM_PATH: chromium };
    for (const folder of BENCH_FOLDERS.filter((name) => existsSync(`${ROOT}/${name}`))) {
      const files = readdirSync(`${ROOT}/${folder}`).filter(
        (name) =>
          name.endsWith("-bench.ts") &&
          (args.length === 0 || args.some((word) => name.startsWith(word))),
      );
      for (const file of files.sort()) {
        console.log(`\n${folder}/${file}`);
        const code = await runShown(NODE, [`${folder}/${file}`], { env });
        process.exitCode ||= code;
      }
    }
  },
};

try {
  const run = modes[mode];
  if (run === undefined) {
    throw new CommandError(`«${mode}» non c’è: scegli tra ${Object.keys(modes).join(", ")}.`);
  }
  await ensureInstalled();
  await run();
} catch (error) {
  if (!(error instanceof CommandError)) {
    throw error;
  }
  console.error(error.output === "" ? error.message : `${error.output}\n${error.message}`);
  process.exitCode = 1;
}
