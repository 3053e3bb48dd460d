import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

const SPECIFIER = /((?:from|import)\s*\(?\s*)"([^"]+)"/g;

type CopyOptions = {
  /** Folder of the packages, each with its declarations in `dist/types`. */
  packages: string;
  /** As `core/src/index.d.ts`. */
  entries: string[];
  to: string;
};

/**
 * Copies the declarations that `entries` reach, those of other packages of the workspace too, and
 * rewrites what they import: relative paths name JavaScript, and another package is a folder beside.
 */
export async function copyTypes({ packages, entries, to }: CopyOptions): Promise<void> {
  const waiting = [...entries];
  const done = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (done.has(file)) {
      continue;
    }
    done.add(file);
    const [name = "", ...path] = file.split("/");
    const source = await readFile(join(packages, name, "dist/types", ...path), "utf8");
    const folder = dirname(file);
    const text = source.replace(SPECIFIER, (whole, before: string, specifier: string) => {
      const [, other] = /^@volpe\/([\w-]+)$/.exec(specifier) ?? [];
      const isOwn = specifier.startsWith(".");
      if (!isOwn && other === undefined) {
        return whole;
      }
      const target = isOwn ? join(folder, specifier) : `${other}/src/index.ts`;
      waiting.push(target.replace(/\.tsx?$/, ".d.ts"));
      const path = relative(folder, target).replace(/\.tsx?$/, ".js");
      return `${before}"${path.startsWith(".") ? path : `./${path}`}"`;
    });
    await mkdir(join(to, folder), { recursive: true });
    await writeFile(join(to, file), text);
  }
}
