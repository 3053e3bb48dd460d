import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { defineQuoteAssistant, type Volpe } from "./index.ts";

type Named = { name: string };
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
  // jsdom has no constructed sheets.
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
  Object.defineProperty(ShadowRoot.prototype, "adoptedStyleSheets", { value: [], writable: true });
  defineQuoteAssistant({ host: "https://volpe.example", tracking: "", transports: "any" } as Volpe);
});

test("the manifest names the attributes that the element reads, and the page's own lang", () => {
  const found = customElements.get("volpe-quote-assistant") as unknown as {
    observedAttributes: string[];
  };
  expect(names(assistant?.attributes)).toEqual([...found.observedAttributes, "lang"].toSorted());
});

test("every member of the manifest is there", () => {
  const element = document.createElement("volpe-quote-assistant");
  expect(names(assistant?.members).filter((name) => !(name in element))).toEqual([]);
});
