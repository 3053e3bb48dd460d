import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runInNewContext } from "node:vm";
import * as contract from "@volpe/contract";
import * as core from "@volpe/core";
import * as ui from "@volpe/ui";
import { expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
/** The entry for React pages, which no package of this workspace imports. */
const REACT = "packages/widgets/src/react";
const react: Readonly<Record<string, unknown>> = await import(
  /* @vite-ignore */ join(ROOT, REACT, "index.ts")
);
const DOORS = { contract, core, ui, react };

/** The names that the examples use without declaring them. */
const DECLARED = `
declare const client: core.Client;
declare const { chat, cookies }: core.Client;
declare const consent: core.Consent;
declare const request: core.ApiRequest;
declare const storage: core.TextStorage;
declare const attachments: core.WaitingFiles;
declare const offer: contract.OfferResult;
declare const conversation: contract.ChatConversation;
declare const product: contract.ProductResult;
declare const bills: ReturnType<typeof core.createBillCalls>;
declare const first: contract.BillCreated;
declare const message: contract.FormOf<contract.ContactRequest>;
declare const order: contract.ContractOffer;
declare const facts: Parameters<typeof contract.findContractFault>[2];
declare const bill: string;
declare const files: File[];
declare const headers: string[];
declare const search: URLSearchParams;
declare const cookieHeader: string, email: string, key: string, password: string, path: string;
declare const rate: string, reference: string;
declare const useEffect: (run: () => void, on: unknown[]) => void;
`;

/**
 * The name and the example of each function that the package's `index.ts` exports; "" for a
 * function without an example. The guards are left out, because they are generated and used in the
 * same way.
 */
function listDocs(door: keyof typeof DOORS) {
  const folder = join(ROOT, door === "react" ? REACT : `packages/${door}/src`);
  const sources = globSync("**/*.{ts,tsx}", { cwd: folder })
    .filter((file) => !/\.test\.|\/(?:test|fake)-|^guard\//.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"));
  return sources.flatMap((source) =>
    [...source.matchAll(/((?:^ ?(?:\/\*)?\*.*\n)*)^export (?:(?:async )?function|const) (\w+)/gm)]
      .filter(([, , name = ""]) => typeof Reflect.get(DOORS[door], name) === "function")
      .map(([, doc = "", name = ""]) => ({
        door,
        name,
        example: /@example\n([\s\S]*?) \*\/\n$/.exec(doc)?.[1]?.replaceAll(/^ \* ?/gm, "") ?? "",
      })),
  );
}

const DOCS = (["contract", "core", "ui", "react"] as const).flatMap(listDocs);

it.each(DOCS)("the public function $name has an example", ({ example }) => {
  expect(example).not.toBe("");
});

it("type-checks every example", { timeout: 120_000 }, () => {
  const parent = join(ROOT, "site/node_modules/.cache");
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, "examples-"));
  const imports = Object.entries(DOORS).map(([door, names]) => {
    const path = door === "react" ? join(ROOT, REACT, "index.ts") : `@volpe/${door}`;
    return (
      `import * as ${door} from "${path}";\n` +
      (door === "contract" ? "" : `import { ${Object.keys(names).join(", ")} } from "${path}";`)
    );
  });
  // Only the contract's own examples use its names without `contract.`.
  const names = `const { ${Object.keys(contract).join(", ")} } = contract;`;
  const bodies = DOCS.map(
    ({ door, name, example }) =>
      `async function of_${name}() {\n${door === "contract" ? names : ""}\n${example}}`,
  );
  try {
    writeFileSync(join(folder, "examples.tsx"), [...imports, DECLARED, ...bodies].join("\n"));
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({
        extends: join(ROOT, "site/tsconfig.json"),
        compilerOptions: {
          composite: false,
          lib: ["ESNext", "DOM", "DOM.Iterable"],
          declaration: false,
          emitDeclarationOnly: false,
          noEmit: true,
          noUnusedLocals: false,
          rootDir: ROOT,
        },
        include: ["examples.tsx"],
        references: [],
      }),
    );
    const faults = orOutput(() =>
      execFileSync(join(ROOT, "node_modules/.bin/tsc"), ["-p", folder], { encoding: "utf8" }),
    );
    expect(faults).toBe("");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** The output of a command, also if it fails. */
function orOutput(run: () => string): string {
  try {
    return run();
  } catch (error) {
    return String((error as { stdout?: string }).stdout ?? error);
  }
}

/** The lines of docstrings that state a result: `@example`, then `call() // value`. */
const RESULTS = globSync("packages/{contract,core}/src/**/*.ts", { cwd: ROOT }).flatMap((file) =>
  [...readFileSync(join(ROOT, file), "utf8").matchAll(/@example\n \* (.+\)) \/\/ (.+)\n/g)].map(
    ([, call = "", value = ""]) => ({ call, value }),
  ),
);

it.each(RESULTS)("the example $call gives $value", ({ call, value }) => {
  // Values of another JavaScript context are never equal to ours, so their JSON is compared.
  const run = (code: string) =>
    JSON.stringify(runInNewContext(`(${code})`, { ...contract, ...core }));
  expect(run(call)).toBe(run(value));
});

it("finds enough examples for the checks above to mean something", () => {
  expect(RESULTS.length).toBeGreaterThan(25);
  expect(DOCS.length).toBeGreaterThan(120);
});
