// Runs on the installed Node (20 or newer) before any dependency is installed: import only Node's
// modules.
import { mkdirSync, readdirSync } from "node:fs";
import { ensureBuilt } from "./launch/build.mjs";
import { chooseBenches } from "./launch/choose-benches.mjs";
import { ensureChromium } from "./launch/chromium.mjs";
import { runPnpm } from "./launch/install.mjs";
import {
  COMPILE_CACHE,
  LEAN_OPTIONS,
  LEAN_VARIABLES,
  NODE,
  PROCESSES,
  ROOT,
} from "./launch/paths.mjs";
import { runAsProcess, runShown } from "./launch/run-command.mjs";
import { runMode } from "./launch/run-mode.mjs";

const [mode = "--start", ...args] = process.argv.slice(2);
const production = {
  ...LEAN_VARIABLES,
  ...process.env,
  NODE_ENV: "production",
  VOLPE_PROCESSES: PROCESSES,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? COMPILE_CACHE,
};

/** Builds everything and returns the environment of a program that opens a browser. */
async function prepareBrowser() {
  const chromium = await ensureChromium();
  await ensureBuilt();
  return { ...production, PLAYWRIGHT_CHROMIUM_PATH: chromium };
}

const error = await runMode(
  {
    async "--start"() {
      await ensureBuilt();
      runAsProcess([...LEAN_OPTIONS, `${PROCESSES}/host.js`], production);
    },
    async "--dev"() {
      // The pages run from their sources, the demonstration of the elements from their build.
      await ensureBuilt(["widgets"]);
      const development = { ...process.env, NODE_ENV: "development" };
      runAsProcess(
        ["--watch", "--watch-preserve-output", "site/src/host.ts", "--dev"],
        development,
      );
    },
    async "--admin"() {
      await ensureBuilt(["processes"]);
      runAsProcess([`${PROCESSES}/admin.js`, ...args], production);
    },
    async "--shots"() {
      runAsProcess(["site/shots/take-shots.ts", ...args], await prepareBrowser());
    },
    async "--orderable"() {
      await ensureBuilt();
      runAsProcess(["site/e2e/serve-orderable.ts"], production);
    },
    async "--pack"() {
      await ensureBuilt(["packs"]);
      const folder = `${ROOT}/site/dist/packs`;
      for (const name of readdirSync(folder).filter((file) => file.endsWith(".tgz"))) {
        console.log(`${folder}/${name}`);
      }
    },
    /** Writes the list of the packages that are installed for production, as CycloneDX. */
    async "--sbom"() {
      const path = `${ROOT}/site/dist/sbom.cdx.json`;
      mkdirSync(`${ROOT}/site/dist`, { recursive: true });
      const kind = ["--sbom-format", "cyclonedx", "--sbom-type", "application"];
      await runPnpm("L’elenco dei componenti", ["sbom", "--prod", ...kind, "--out", path]);
      console.log(path);
    },
    async "--bench"() {
      const { options, paths } = chooseBenches(args);
      const env = await prepareBrowser();
      for (const path of paths) {
        console.log(`\n${path}`);
        const code = await runShown(NODE, [path, ...options], { env });
        process.exitCode ||= code;
      }
    },
  },
  mode,
);
if (error !== null) {
  process.exitCode = 1;
}
