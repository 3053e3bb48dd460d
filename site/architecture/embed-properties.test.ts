import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const FOLDER = join(ROOT, "embed-demo/e2e");
const ELEMENTS = ["assistant", "cards", "favourites"];

const read = (path: string) => readFileSync(path, "utf8");

/**
 * The titles of the browser tests, as patterns. In the title of a loop a variable matches any word.
 */
function listTitles(): RegExp[] {
  const tags = [...read(join(FOLDER, "elements.ts")).matchAll(/tag: "([\w-]+)"/g)].map(
    ([, tag]) => tag,
  );
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".spec.ts"))
    .flatMap((name) => [
      ...read(join(FOLDER, name)).matchAll(/^\s*test\(\s*(?:"([^"\n]+)"|`([^`\n]+)`)/gm),
    ])
    .map(([, plain, template = ""]) => {
      // Every other part is the name of a variable.
      const parts = plain === undefined ? template.split(/\$\{(\w+)\}/) : [plain];
      const pattern = parts.map((part, at) => {
        if (at % 2 === 0) {
          return part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
        }
        return part === "tag" ? `(?:${tags.join("|")})` : "[^ ]+";
      });
      return new RegExp(`^${pattern.join("")}$`);
    });
}

type Property = { number: number; missing: string[]; shown: string[]; inBrowser: string[] };

function listProperties(): Property[] {
  const titles = listTitles();
  const isTitle = (name: string) => titles.some((title) => title.test(name));
  const sections = read(join(FOLDER, "properties.md")).split(/^## /m).slice(1);
  return sections.map((section) => {
    const proofs = section.split(/^- /m).flatMap((line) => {
      const [, who] = /^(all|(?:(?:assistant|cards|favourites)(?:, )?)+): /.exec(line) ?? [];
      return [...(who ? line.matchAll(/`([^`]+)`/g) : [])].map(([, name = ""]) => ({
        name,
        elements: who === "all" ? ELEMENTS : (who?.split(", ") ?? []),
      }));
    });
    const cover = (some: typeof proofs) =>
      ELEMENTS.filter((element) => some.some(({ elements }) => elements.includes(element)));
    return {
      number: Number.parseInt(section, 10),
      missing: proofs
        .map(({ name }) => name)
        .filter((name) => !isTitle(name) && !(name.includes("/") && existsSync(join(ROOT, name)))),
      shown: cover(proofs),
      inBrowser: cover(proofs.filter(({ name }) => isTitle(name))),
    };
  });
}

const PROPERTIES = listProperties();

it("has the properties 1 to 29", () => {
  expect(PROPERTIES.map(({ number }) => number)).toEqual(
    Array.from({ length: 29 }, (_, at) => at + 1),
  );
});

it.each(PROPERTIES)("property $number names tests that exist, for each element", (property) => {
  const { number, missing, shown, inBrowser } = property;
  expect(missing).toEqual([]);
  expect(shown).toEqual(ELEMENTS);
  if (number >= 5 && number <= 24) {
    expect(inBrowser).toEqual(ELEMENTS);
  }
});
