import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "vite";

/** One import that remains at run time. Both paths are relative to the folder that was read. */
export type ValueImport = { from: string; to: string };

const IS_CODE = /\.tsx?$/;
/** Tests and test helpers may import from anywhere. */
const IS_TEST = /\.test\.tsx?$|(^|\/)(test|fake|sample)-|(^|\/)(property|testing)\//;

/**
 * Every value import between two files below `folder`. Type imports are erased and do not count.
 */
export function readValueImports(folder: string): ValueImport[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => IS_CODE.test(file) && !IS_TEST.test(file))
    .flatMap((from) =>
      findValueSpecifiers(from, readFileSync(join(folder, from), "utf8"))
        .map((specifier) => relative(folder, join(folder, dirname(from), specifier)))
        .filter((to) => IS_CODE.test(to) && !to.startsWith("..") && existsSync(join(folder, to)))
        .map((to) => ({ from, to })),
    );
}

/** The relative specifiers that `source` imports or exports as values, `import()` included. */
export function findValueSpecifiers(file: string, source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const specifiers = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports
      .flatMap(({ entries }) => entries.filter(({ isType }) => !isType))
      .flatMap(({ moduleRequest }) => (moduleRequest === null ? [] : [moduleRequest.value])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
  return specifiers.filter((specifier) => specifier.startsWith("."));
}
