import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { findLauncher } from "./assistant-steps.ts";
import { findHeart, findOffer } from "./elements.ts";
import { expect, test } from "./fixtures.ts";
import { watchShift } from "./page-scripts.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
const TARBALL = resolve(ROOT, `site/dist/packs/volpe-widgets-${version}.tgz`);
/** `npm test` has built the tarball before; run alone, this test builds it. */
const BUILD = "import('./site/launch/build.mjs').then((launch) => launch.ensureBuilt(['packs']))";
const run = promisify(execFile);

/** Packages of this workspace that each program has installed, so that no network is needed. */
const PROGRAMS = {
  react: ["@types/react", "@types/react-dom", "@vitejs/plugin-react", "react", "react-dom", "vite"],
  vue: ["@vitejs/plugin-vue", "vite", "vue"],
  plain: [],
};

let folder = "";

test.beforeAll(async () => {
  await run(process.execPath, ["-e", BUILD], { cwd: ROOT });
  folder = mkdtempSync(join(tmpdir(), "volpe-consumers-"));
  cpSync(resolve(import.meta.dirname, "../consumers"), folder, { recursive: true });
  for (const [name, installed] of Object.entries(PROGRAMS)) {
    const modules = join(folder, name, "node_modules");
    mkdirSync(join(modules, "@volpe/widgets"), { recursive: true });
    await run("tar", ["-xzf", TARBALL, "--strip-components=1", "-C", `${modules}/@volpe/widgets`]);
    for (const one of installed) {
      mkdirSync(resolve(modules, one, ".."), { recursive: true });
      symlinkSync(resolve(import.meta.dirname, "../node_modules", one), join(modules, one));
    }
  }
});

test.afterAll(() => rmSync(folder, { recursive: true }));

/** Checks the program's types and builds it. Returns the folder to serve. */
async function build(name: "react" | "vue", host: string): Promise<string> {
  const cwd = join(folder, name);
  const tsc = resolve(ROOT, "node_modules/typescript/bin/tsc");
  await run(process.execPath, [tsc, "-p", ".", "--pretty", "false"], { cwd });
  const vite = [join(cwd, "node_modules/vite/bin/vite.js"), "build", "--configLoader", "native"];
  await run(process.execPath, vite, { cwd, env: { ...process.env, VITE_VOLPE_HOST: host } });
  return join(cwd, "dist");
}

for (const name of ["react", "vue", "plain"] as const) {
  test(`a ${name} program shows the elements of the npm package`, async ({
    page,
    partner,
    host,
  }) => {
    const built = name === "plain" ? join(folder, name) : await build(name, host.url);
    const readShift = await watchShift(page);
    await page.goto(partner.serveFolder(built));
    await expect(findOffer(page)).toHaveCount(2);
    await expect(page.locator("output")).toHaveText("2");
    await expect(findHeart(page, "Luce Facile")).toBeVisible();
    // The components for React reserve the place by themselves; other markup has pictures in it.
    expect(await readShift()).toBe(0);
    await findLauncher(page).click();
    await expect(page.getByRole("button", { name: "Casa mia" })).toBeVisible();
    const link = await findOffer(page).first().getAttribute("href");
    expect(link).toContain(`tracking=APP-${name.toUpperCase()}`);
  });
}

test("the host serves the plugin for WordPress as a download", async ({ request, host }) => {
  const answer = await request.get(`${host.url}/embed/wordpress/volpe-wordpress.zip`);
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/zip"]);
  expect((await answer.body()).subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004");
});
