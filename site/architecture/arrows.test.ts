import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");

/** The import arrows drawn in the root README, importer → imported. */
const ARROWS: Record<string, string[]> = {
  "packages/contract": [],
  "packages/core": ["contract"],
  "packages/ui": ["contract", "core"],
  "packages/widgets": ["contract", "core", "ui"],
  "packages/server": ["contract"],
  site: ["contract", "core", "server", "ui"],
  "embed-demo": [],
};

test.each(Object.entries(ARROWS))(
  "%s depends on exactly the packages that the picture shows",
  (folder, drawn) => {
    const manifest = readManifest(folder);
    const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter((name) => name.startsWith("@volpe/"))
      .map((name) => name.slice("@volpe/".length))
      .toSorted();
    expect(declared).toEqual(drawn);
  },
);

test.each(Object.entries(ARROWS))(
  "%s is type-checked against exactly its dependencies",
  (folder, drawn) => {
    const { references } = JSON.parse(readFileSync(`${ROOT}/${folder}/tsconfig.json`, "utf8"));
    const names = references.map(({ path }: { path: string }) => path.split("/").at(-1)).toSorted();
    expect(names).toEqual(drawn);
  },
);

test("contains every package of the workspace in the picture", () => {
  const { references } = JSON.parse(readFileSync(`${ROOT}/tsconfig.json`, "utf8"));
  const paths = references.map(({ path }: { path: string }) => path);
  expect(paths.toSorted()).toEqual(Object.keys(ARROWS).toSorted());
});

test("refuses cycles of packages", () => {
  expect(readFileSync(`${ROOT}/pnpm-workspace.yaml`, "utf8")).toMatch(
    /^disallowWorkspaceCycles: true$/m,
  );
});

type Manifest = Record<"dependencies" | "devDependencies", Record<string, string> | undefined>;

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(`${ROOT}/${folder}/package.json`, "utf8"));
}
