import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { defineQuoteAssistant, type Volpe } from "./index.ts";
import { THEMES, TRANSPORTS, VARIANTS } from "./quote-assistant/element-types.ts";

type Named = { name: string; type?: { text: string } };
type Declaration = {
  tagName: string;
  attributes: Named[];
  members: Named[];
  cssProperties: Named[];
  cssParts: Named[];
};

const manifest = JSON.parse(readFileSync(`${import.meta.dirname}/../custom-elements.json`, "utf8"));
const [assistant]: Declaration[] = manifest.modules[0].declarations;
const names = (list: Named[] | undefined) => (list ?? []).map(({ name }) => name).toSorted();

class Sheet {
  replaceSync() {
    return undefined;
  }
}

beforeAll(() => {
  // jsdom has no constructable style sheets.
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
  Object.defineProperty(ShadowRoot.prototype, "adoptedStyleSheets", { value: [], writable: true });
  defineQuoteAssistant({ host: "https://volpe.example", tracking: "", transports: "any" } as Volpe);
});

test("lists the element's observed attributes in the manifest", () => {
  const found = customElements.get("volpe-quote-assistant") as unknown as {
    observedAttributes: string[];
  };
  expect(names(assistant?.attributes)).toEqual(found.observedAttributes.toSorted());
});

test.each([
  ["variant", VARIANTS],
  ["theme", THEMES],
  ["transports", TRANSPORTS],
])("lists the accepted values of %s in the manifest", (name, values) => {
  const described = [...(assistant?.attributes ?? []), ...(assistant?.members ?? [])].filter(
    (one) => one.name === name,
  );
  const text = values.map((value) => `'${value}'`).join(" | ");
  expect(described.map(({ type }) => type?.text)).toEqual([text, text]);
});

test("keeps the element and the manifest's members the same", () => {
  const element = document.createElement("volpe-quote-assistant");
  expect(names(assistant?.members).filter((name) => !(name in element))).toEqual([]);
});
