import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseSync } from "vite";

/** Names of the packages that the scripts and declarations of a folder import, sorted. */
export async function listImports(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(?:js|d\.ts)$/.test(name),
  );
  const found = await Promise.all(
    files.map(async (name) => {
      const text = await readFile(join(folder, name), "utf8");
      const { module } = parseSync(name, text);
      const named = [
        ...module.staticImports,
        ...module.staticExports.flatMap((one) => one.entries),
      ].flatMap(({ moduleRequest }) => (moduleRequest === null ? [] : [moduleRequest.value]));
      const typed = [...text.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, one = ""]) => one);
      return [...named, ...typed];
    }),
  );
  const bare = found.flat().filter((name) => !name.startsWith("."));
  return [...new Set(bare.map(toPackageName))].toSorted();
}

/** `react/jsx-runtime` → `react` */
function toPackageName(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}
