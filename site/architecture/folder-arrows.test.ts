import { dirname, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { findForbiddenArrows, findRoomCycle, findUnusedArrows } from "./check-folder-arrows.ts";
import { FOLDER_ARROWS } from "./folder-arrows.ts";
import { findValueSpecifiers, readValueImports, type ValueImport } from "./value-imports.ts";

const ROOT = resolve(import.meta.dirname, "../..");

describe.each(Object.entries(FOLDER_ARROWS))("%s", (folder, table) => {
  const imports = readValueImports(`${ROOT}/${folder}`);

  test("imports only along the arrows of the table", () => {
    expect(findForbiddenArrows(imports, table)).toEqual([]);
  });

  test("needs every arrow of the table", () => {
    expect(findUnusedArrows(imports, table)).toEqual([]);
  });

  test("has no cycle of folders", () => {
    expect(findRoomCycle(table)).toBeNull();
  });

  test("has no cycle of deeper folders", () => {
    expect(findRoomCycle({ rooms: toFolderGraph(imports) })).toBeNull();
  });
});

/** Folder → the folders that its files import. Files at the root may import any folder. */
function toFolderGraph(imports: readonly ValueImport[]): Record<string, string[]> {
  const graph: Record<string, string[]> = {};
  for (const [from, to] of imports.map(({ from, to }) => [dirname(from), dirname(to)] as const)) {
    if (from !== to && from !== "." && to !== ".") {
      graph[from] = [...(graph[from] ?? []), to];
    }
  }
  return graph;
}

test("finds a cycle of deeper folders", () => {
  const imports = [
    { from: "spend/terms/placet.ts", to: "spend/tariff.ts" },
    { from: "spend/offer.ts", to: "spend/terms/rules.ts" },
  ];
  expect(findRoomCycle({ rooms: toFolderGraph(imports) })).toHaveLength(3);
});

const table = { leaves: ["text"], rooms: { places: [], catalogue: ["places"] } };

const wrongs: { what: string; imports: ValueImport[] }[] = [
  {
    what: "an arrow that is not drawn",
    imports: [{ from: "places/zone.ts", to: "catalogue/list.ts" }],
  },
  {
    what: "a leaf that imports a feature",
    imports: [{ from: "text/slug.ts", to: "places/zone.ts" }],
  },
  {
    what: "a folder that is not in the table",
    imports: [{ from: "drawer/thing.ts", to: "text/slug.ts" }],
  },
];

test.each(wrongs)("reports $what", ({ imports }) => {
  expect(findForbiddenArrows(imports, table)).toHaveLength(1);
});

test("allows the imports of a leaf and along an arrow", () => {
  const imports = [
    { from: "catalogue/list/page.ts", to: "text/slug.ts" },
    { from: "catalogue/list/page.ts", to: "places/zone.ts" },
  ];
  expect(findForbiddenArrows(imports, table)).toEqual([]);
});

test("finds a cycle in a table", () => {
  const circle = { leaves: [], rooms: { a: ["b"], b: ["c"], c: ["a"] } };
  expect(findRoomCycle(circle)).toEqual(["a", "b", "c", "a"]);
});

test("counts value imports and ignores type imports", () => {
  const source = `
    import type { A } from "./a.ts";
    import { type B } from "./b.ts";
    import { type C, c } from "./c.ts";
    export { d } from "./d.ts";
    export type { E } from "./e.ts";
    import "./f.css";
    import { z } from "zod";
    export const g = () => import("./g.ts");
  `;
  expect(findValueSpecifiers("file.ts", source)).toEqual(["./c.ts", "./f.css", "./d.ts", "./g.ts"]);
});
