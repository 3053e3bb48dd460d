import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

/** The words of each page that says that no supplier pays. */
const SAYING = {
  "packages/server/content/faqs/come-guadagna-volpe.md": "non c’è alcun accordo con i fornitori",
  "packages/server/src/interview/understanding/explained-terms.ts": "non ha accordi con nessuno",
  "site/src/routes/about/trust-page.tsx": "non ho accordi con nessun fornitore",
  "site/src/routes/catalogue/energy/energy-list-page.tsx": "non riceve provvigioni da nessuna",
  "site/src/routes/home/home-page.tsx": "oggi non ho accordi con nessuno",
  "site/src/routes/how-it-works/how-it-works-page.tsx": "Oggi non c’è alcun accordo",
};

it("says that no supplier pays for as long as the server's table has no commission", () => {
  const switches = read("packages/server/src/contracts/rules/contract-switches.ts");
  const isPaid = !/^ {2}commissions: \[\],$/m.test(switches);
  const saying = Object.entries(SAYING).filter(([path, words]) => read(path).includes(words));
  expect(saying.map(([path]) => path)).toEqual(isPaid ? [] : Object.keys(SAYING));
});
