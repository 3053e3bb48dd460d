import { readFileSync } from "node:fs";
import { type TrackedWidget, toElementRoom } from "@volpe/contract";
import { expect, test, vi } from "vitest";
import {
  isSub,
  SNIPPET_ELEMENTS,
  type SnippetAttribute,
  type SnippetElement,
  toAffiliateLink,
  toSnippet,
} from "./snippets.ts";

const OURS = { origin: "https://volpe.example", code: "sito-abcde", sub: "" };

test("makes a link to any address of this site, with the sub-id and without an older value", () => {
  const toUrl = (address: string, sub = "") => toAffiliateLink(address, { ...OURS, sub })?.url;
  expect([
    toUrl(""),
    toUrl("/offerte/luce?consumo=2700#elenco", "maggio"),
    toUrl("https://volpe.example/gas?tracking=ALTRO"),
    toUrl("volpe.example/pos"),
    toUrl("offerte/gas"),
    toUrl("offerte?consumo=2700"),
  ]).toEqual([
    "https://volpe.example/?tracking=sito-abcde",
    "https://volpe.example/offerte/luce?consumo=2700&tracking=sito-abcde--maggio#elenco",
    "https://volpe.example/gas?tracking=sito-abcde",
    "https://volpe.example/pos?tracking=sito-abcde",
    "https://volpe.example/offerte/gas?tracking=sito-abcde",
    "https://volpe.example/offerte?consumo=2700&tracking=sito-abcde",
  ]);
});

test("makes no link to another site or with a sub-id that may name a person", () => {
  expect([
    toAffiliateLink("https://altro.example/", OURS),
    toAffiliateLink("//altro.example", OURS),
    toAffiliateLink("javascript:alert(1)", OURS),
    toAffiliateLink("altro.example/offerte/gas", OURS),
    toAffiliateLink("/", { ...OURS, sub: "3331234567" }),
    toAffiliateLink("/", { ...OURS, sub: "due parole" }),
  ]).toEqual([null, null, null, null, null, null]);
});

test.each([
  ["maggio", true],
  ["a_b-c", true],
  ["mario--x", false],
  ["a_b-c-", false],
  ["-a", false],
  ["3331234567", false],
])("links and widgets have one rule for sub-ids: %s, %s", (sub, isRight) => {
  expect(isSub({ code: "sito-abcde", sub })).toBe(isRight);
  expect(toAffiliateLink("/", { ...OURS, sub }) !== null).toBe(isRight);
});

/** An element in the page's flow, with the place that its children reserve. */
const toFlow = (opened: string, tag: string, room: string) =>
  `<div>${opened}${room}</${tag}></div>`;

test("writes only escaped values that differ from the defaults into a snippet", () => {
  expect(
    toSnippet("assistente", { ...OURS, sub: "maggio", values: { variant: "inline", open: "on" } }),
  ).toBe(
    `<script async src="https://volpe.example/embed/v1/embed.js"></script>\n${toFlow(
      '<volpe-quote-assistant tracking="sito-abcde--maggio" variant="inline" open>',
      "volpe-quote-assistant",
      toElementRoom("assistente", { variant: "inline" }),
    )}`,
  );
  expect(
    toSnippet("preferiti", { ...OURS, values: { theme: "auto", label: '"><script>' } }),
  ).toContain('label="&quot;&gt;&lt;script&gt;"><svg slot="room"');
  const cards = { typology: "luce", limit: "3", consumption: "3.100", filters: "on" };
  expect(toSnippet("carte", { ...OURS, values: cards })).toContain(
    toFlow(
      '<volpe-offer-cards tracking="sito-abcde" consumption="3100" filters>',
      "volpe-offer-cards",
      toElementRoom("carte", { filters: "" }),
    ),
  );
  expect(toSnippet("carte", { ...OURS, values: { limit: "99", typology: "pos" } })).toContain(
    toFlow(
      '<volpe-offer-cards tracking="sito-abcde" typology="pos">',
      "volpe-offer-cards",
      toElementRoom("carte", { typology: "pos" }),
    ),
  );
});

test("names the release and the hash of the element's own script in a pinned snippet", () => {
  const pinned = {
    release: "0.1.0-0123456789abcdef",
    files: { "offer-cards.js": { integrity: "sha384-AbC+/=" } },
  };
  expect(toSnippet("carte", { ...OURS, values: {}, pinned })).toBe(
    `<script async src="https://volpe.example/embed/0.1.0-0123456789abcdef/offer-cards.js" integrity="sha384-AbC+/=" crossorigin="anonymous"></script>\n${toFlow(
      '<volpe-offer-cards tracking="sito-abcde">',
      "volpe-offer-cards",
      toElementRoom("carte", {}),
    )}`,
  );
  expect(toSnippet("assistente", { ...OURS, values: {} })).toMatch(
    /<\/script>\n<volpe-quote-assistant tracking="sito-abcde"><\/volpe-quote-assistant>$/,
  );
  expect(toSnippet("preferiti", { ...OURS, values: {}, pinned })).toContain("/embed/v1/embed.js");
});

type Documented = { attributes?: { name: string; type?: { text: string }; default?: string }[] };

test("offers the attributes and values that the elements document", () => {
  const file = new URL("../../../../packages/widgets/custom-elements.json", import.meta.url);
  const manifest = JSON.parse(readFileSync(file, "utf8")) as {
    modules: { declarations: (Documented & { tagName?: string })[] }[];
  };
  const documented = manifest.modules.flatMap(({ declarations }) => declarations);
  for (const name of Object.keys(SNIPPET_ELEMENTS) as TrackedWidget[]) {
    const { tag, attributes }: SnippetElement = SNIPPET_ELEMENTS[name];
    const found = documented.find(({ tagName }) => tagName === tag)?.attributes ?? [];
    for (const attribute of attributes) {
      const manifest = found.find((each) => each.name === attribute.name);
      expect(manifest?.type?.text, `${tag} ${attribute.name}`).toBe(toType(attribute));
    }
  }
});

function toType(attribute: SnippetAttribute): string {
  switch (attribute.kind) {
    case "switch":
      return "boolean";
    case "text":
    case "offers":
      return "string";
    case "figure":
      return "number";
    case "choice":
      return attribute.choices.map(([value]) => `'${value}'`).join(" | ");
  }
}

test("makes a link in a browser of 2024, which has no URL.parse", () => {
  vi.stubGlobal(
    "URL",
    class extends URL {
      static override parse = undefined as never;
    },
  );
  expect(toAffiliateLink("offerte/gas", OURS)?.url).toBe(
    "https://volpe.example/offerte/gas?tracking=sito-abcde",
  );
  expect(toAffiliateLink("https://", OURS)).toBeNull();
  vi.unstubAllGlobals();
});
