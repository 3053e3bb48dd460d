// @vitest-environment node
import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const TSC = resolve(ROOT, "node_modules/typescript/bin/tsc");
/** Builds the packs if this test runs alone; `npm test` has already built them. */
const BUILD = "import('./site/launch/build.mjs').then((launch) => launch.ensureBuilt(['packs']))";
const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

let folder = "";

beforeAll(() => {
  execFileSync(process.execPath, ["-e", BUILD], { cwd: ROOT });
  folder = mkdtempSync(join(tmpdir(), "volpe-packs-"));
  for (const name of ["core", "widgets"]) {
    const place = join(folder, "node_modules/@volpe", name);
    mkdirSync(place, { recursive: true });
    execFileSync("tar", ["-xzf", toTarball(name), "--strip-components=1", "-C", place]);
  }
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

const toTarball = (name: string) => resolve(ROOT, `site/dist/packs/volpe-${name}-${version}.tgz`);

/** Links dependencies of a workspace package into the folder, where npm would install them. */
function install(from: string, names: string[]): void {
  for (const name of names) {
    const place = join(folder, "node_modules", name);
    mkdirSync(join(place, ".."), { recursive: true });
    symlinkSync(resolve(ROOT, from, "node_modules", name), place);
  }
}

describe.each(["core", "widgets"])("%s", (name) => {
  test("has nothing that publint finds fault with", async () => {
    const pkgDir = join(folder, "node_modules/@volpe", name);
    const { messages } = await publint({ pkgDir, pack: false, strict: true });
    expect(messages).toEqual([]);
  });

  test("has types that every resolution of ES modules finds", async () => {
    const tarball = createPackageFromTarballData(new Uint8Array(readFileSync(toTarball(name))));
    const found = await checkPackage(tarball);
    expect(found.types).not.toBe(false);
    // The packages are ES modules only, which the checker reports for `require` in CommonJS.
    const problems = "problems" in found ? found.problems : [];
    const ofModules = problems.filter(
      (one) =>
        !(
          "resolutionKind" in one &&
          (one.resolutionKind === "node10" || one.resolutionKind === "node16-cjs")
        ),
    );
    expect(ofModules).toEqual([]);
  });

  test("has the version that the root and the last release of its changelog name", () => {
    const read = (file: string) =>
      readFileSync(join(folder, "node_modules/@volpe", name, file), "utf8");
    expect(JSON.parse(read("package.json")).version).toBe(version);
    expect(/^## (\d\S*)$/m.exec(read("CHANGELOG.md"))?.[1]).toBe(version);
    expect(read("LICENSE")).toContain("MIT License");
  });

  test("has no version of its own in the workspace", () => {
    const source = readFileSync(join(ROOT, "packages", name, "package.json"), "utf8");
    expect(JSON.parse(source)).not.toHaveProperty("version");
  });

  test("has a source map with the sources for each script", () => {
    const place = join(folder, "node_modules/@volpe", name, "dist");
    const scripts = readdirSync(place, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".js"),
    );
    expect(scripts).toContain("index.js");
    for (const script of scripts) {
      const map = JSON.parse(readFileSync(join(place, `${script}.map`), "utf8"));
      // Some scripts consist of a library alone; all else is from our own sources.
      const own = map.sources.filter((source: string) => !source.includes("/node_modules/"));
      expect([script, map.sources]).not.toEqual([script, []]);
      expect([script, own.filter((source: string) => !/\.tsx?(\?drawn)?$/.test(source))]).toEqual([
        script,
        [],
      ]);
      if (script === "index.js") expect(own).not.toEqual([]);
      expect(map.sourcesContent).toHaveLength(map.sources.length);
      expect(readFileSync(join(place, script), "utf8")).toContain(
        `sourceMappingURL=${basename(script)}.map`,
      );
    }
  });
});

const USE_OF_CORE = `
import { createClient, createMemoryCookies, createOfferCalls } from "@volpe/core";

const asked: string[] = [];
const client = createClient({
  baseUrl: "https://volpe.example",
  cookies: createMemoryCookies(),
  fetch: async (url) => {
    asked.push(url);
    return new Response(JSON.stringify({ data: { offers: [], total: 0 } }));
  },
});
const { offers } = await createOfferCalls(client.api.request).list("luce");
const slugs: string[] = offers.map(({ slug }) => slug);
client.lists.toggleFavourite("volpe-luce");
client.dispose();
console.log(JSON.stringify({ asked, slugs, favourites: client.lists.state.preferiti }));
`;

test("a strict program outside the workspace compiles and runs with core", () => {
  install("packages/core", ["js-cookie", "socket.io-client", "typebox", "valtio"]);
  install("packages/core", ["@types/node"]);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "use-core.ts"), USE_OF_CORE);
  const strict = ["--strict", "--skipLibCheck", "false", "--exactOptionalPropertyTypes"];
  const modern = ["--target", "es2024", "--module", "nodenext", "--types", "node", "--noEmit"];
  const checked = run(TSC, ...strict, ...modern, "--pretty", "false", "use-core.ts");
  expect(checked).toBe("");
  const answer = JSON.parse(run("use-core.ts"));
  expect(answer.asked[0]).toContain("https://volpe.example/api/v1/offers");
  expect([answer.slugs, answer.favourites]).toEqual([[], ["volpe-luce"]]);
}, 30_000);

/** What a program prints, or its faults. */
function run(...args: string[]): string {
  try {
    return execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  } catch (error) {
    return String((error as { stdout?: string }).stdout) + String(error);
  }
}
