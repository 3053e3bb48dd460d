// Elements stay defined in their document, which later files would share.
// @vitest-environment-options { "url": "https://elementi.example/" }
import { readFileSync } from "node:fs";
import { TIPOLOGIES } from "@volpe/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { THEMES } from "./define/theme.ts";
import { TRANSPORTS } from "./define/transports.ts";
import {
  defineFavouritesButton,
  defineOfferCards,
  defineQuoteAssistant,
  type Volpe,
} from "./index.ts";
import { LAYOUTS, TYPOLOGIES } from "./offer-cards/element-types.ts";
import { VARIANTS } from "./quote-assistant/element-types.ts";

type Named = { name: string; type?: { text: string } };
type Declaration = {
  tagName: string;
  attributes: Named[];
  members: Named[];
  cssProperties: Named[];
  cssParts: Named[];
};

const manifest: { modules: { declarations: Declaration[] }[] } = JSON.parse(
  readFileSync(`${import.meta.dirname}/../custom-elements.json`, "utf8"),
);
const elements = manifest.modules.flatMap(({ declarations }) => declarations);
const names = (list: Named[] | undefined) => (list ?? []).map(({ name }) => name).toSorted();

/** The values that attributes accept, by element. */
const VALUES: Record<string, Record<string, readonly string[]>> = {
  "volpe-quote-assistant": { variant: VARIANTS, theme: THEMES, transports: TRANSPORTS },
  "volpe-favourites-button": { theme: THEMES },
  "volpe-offer-cards": { typology: TYPOLOGIES, layout: LAYOUTS, theme: THEMES },
};

class Sheet {
  replaceSync() {
    return undefined;
  }
}

beforeAll(() => {
  // jsdom has no constructable style sheets.
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
  Object.defineProperty(ShadowRoot.prototype, "adoptedStyleSheets", { value: [], writable: true });
  const settings = { host: "https://volpe.example", tracking: "", transports: "any" };
  const volpe = { ...settings, isGranted: () => true } as Volpe;
  defineQuoteAssistant(volpe);
  defineFavouritesButton(volpe);
  defineOfferCards(volpe);
});

test("the attribute of the cards accepts every typology of the contract", () => {
  expect(TYPOLOGIES).toEqual(TIPOLOGIES);
});

test("describes every element of the package", () => {
  expect(elements.map(({ tagName }) => tagName)).toEqual(Object.keys(VALUES));
});

describe.each(elements)("$tagName", ({ tagName, attributes, members }) => {
  test("lists the element's observed attributes in the manifest", () => {
    const found = customElements.get(tagName) as unknown as { observedAttributes: string[] };
    expect(names(attributes)).toEqual(found.observedAttributes.toSorted());
  });

  test("lists the accepted values of an attribute in the manifest", () => {
    for (const [name, values] of Object.entries(VALUES[tagName] ?? {})) {
      const described = [...attributes, ...members].filter((one) => one.name === name);
      const text = values.map((value) => `'${value}'`).join(" | ");
      expect(described.map(({ type }) => type?.text)).toEqual([text, text]);
    }
  });

  test("has every member that the manifest lists", () => {
    const element = document.createElement(tagName);
    expect(names(members).filter((name) => !(name in element))).toEqual([]);
  });
});
