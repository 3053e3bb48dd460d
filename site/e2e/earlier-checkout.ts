import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, relative, resolve } from "node:path";
import { promisify } from "node:util";

const ROOT = resolve(import.meta.dirname, "../..");
const COPIED = [
  "package.json",
  "pnpm-lock.yaml",
  "tsconfig.base.json",
  "packages",
  "site",
  "embed-demo",
];
const LEFT_OUT = ["dist", "test-results", "playwright-report", ".shots", ".vite"];

type Change = { file: string; from: string; to: string };

export type Checkout = { root: string; dispose(): Promise<void> };

/**
 * A separate checkout whose pages differ in one text. It is built from its sources, and stands for
 * the release before this one.
 */
export async function buildEarlierCheckout({ file, from, to }: Change): Promise<Checkout> {
  const root = await mkdtemp(join(tmpdir(), "volpe-earlier-"));
  for (const name of COPIED) {
    await cp(join(ROOT, name), join(root, name), {
      recursive: true,
      // The links to the packages lead to those of the copy.
      verbatimSymlinks: true,
      // The stamps of what was built contain the times of the sources.
      preserveTimestamps: true,
      filter: (path) => !LEFT_OUT.includes(basename(relative(ROOT, path))),
    });
  }
  await symlink(join(ROOT, "node_modules"), join(root, "node_modules"));
  const source = await readFile(join(root, file), "utf8");
  if (!source.includes(from)) {
    throw new Error(`${file} does not contain «${from}»`);
  }
  await writeFile(join(root, file), source.replaceAll(from, to));
  const build = `const { ensureBuilt } = await import("${root}/site/launch/build.mjs");
    await ensureBuilt(["site-client", "site-server", "service-worker"]);`;
  await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", build]);
  return { root, dispose: () => rm(root, { recursive: true }) };
}
