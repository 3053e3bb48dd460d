// @vitest-environment node
import { resolve } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";

const ENTRY = resolve(import.meta.dirname, "index.ts");

test("brings a React page neither the elements nor Preact", async () => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry: ENTRY, formats: ["es"] },
      rolldownOptions: { external: /^react(?:\/|$)/ },
    },
  });
  const [chunk, ...others] = [built]
    .flat()
    .flatMap((part) => ("output" in part ? part.output : []));
  expect(others).toEqual([]);
  const imports = chunk?.type === "chunk" ? chunk.imports : [];
  expect(imports.map((name) => name.replace("dev-", "")).toSorted()).toEqual([
    "react",
    "react/jsx-runtime",
  ]);
  const code = chunk?.type === "chunk" ? chunk.code : "";
  expect(code).not.toMatch(/attachShadow|customElements|adoptedStyleSheets/);
  // The places of the elements take 2,400 characters of the code.
  expect(code.length).toBeLessThan(5500);
});
