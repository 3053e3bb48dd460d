// @vitest-environment node
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { runInNewContext } from "node:vm";
import {
  ELEMENT_SIZES,
  ITEM_CARDS_MAX,
  TRACKED_WIDGETS,
  TRACKING_PATTERN,
  toElementRoom,
} from "@volpe/contract";
import { strFromU8, unzipSync } from "fflate";
import { Engine } from "php-parser";
import { describe, expect, test } from "vitest";
import { figure, GROUPED } from "../src/offer-cards/figure.ts";
import { PLUGIN_SOURCE, packPlugin } from "./wordpress.ts";

/** A node of php-parser's tree. Each kind of node has other fields. */
type PhpNode = { kind: string; [field: string]: unknown };

const source = readFileSync(PLUGIN_SOURCE, "utf8");
const tree = new Engine({ parser: { suppressErrors: false } }).parseCode(source, "volpe.php");
const nodes = listNodes(tree);
const constants = new Map(
  nodes
    .filter(({ kind }) => kind === "constant")
    .map(({ name, value }) => [(name as { name: string }).name, value as PhpNode]),
);

function listNodes(value: unknown): PhpNode[] {
  if (Array.isArray(value)) {
    return value.flatMap(listNodes);
  }
  if (value === null || typeof value !== "object") {
    return [];
  }
  const below = Object.values(value).flatMap(listNodes);
  return "kind" in value && typeof value.kind === "string" ? [value as PhpNode, ...below] : below;
}

/** The value of a constant expression of the plugin. Throws for another kind of node. */
function toValue(node: PhpNode): unknown {
  switch (node.kind) {
    case "string":
    case "nowdoc":
      return node.value;
    case "number":
      return Number(node.value);
    case "name":
      return toValue(constants.get(node.name as string) as PhpNode);
    case "array": {
      const entries = node.items as { key: PhpNode | null; value: PhpNode }[];
      return entries.some(({ key }) => key === null)
        ? entries.map(({ value }) => toValue(value))
        : Object.fromEntries(
            entries.map(({ key, value }) => [toValue(key as PhpNode), toValue(value)]),
          );
    }
    default:
      throw new Error(`The plugin's constants have a ${node.kind}.`);
  }
}

type Elements = Record<string, { title: string; attributes: Record<string, string | string[]> }>;
const elements = toValue(constants.get("VOLPE_ELEMENTS") as PhpNode) as Elements;

type Documented = { tagName: string; attributes: { name: string; type: { text: string } }[] };

test("emits exactly the attributes and values that custom-elements.json describes", () => {
  const file = resolve(import.meta.dirname, "../custom-elements.json");
  const manifest: { modules: { declarations: Documented[] }[] } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  const described = manifest.modules.flatMap(({ declarations }) =>
    declarations.map(({ tagName, attributes }) => [
      tagName,
      Object.fromEntries(attributes.map(({ name, type }) => [name, type.text])),
    ]),
  );
  const emitted = Object.entries(elements).map(([tag, { attributes }]) => [
    tag,
    Object.fromEntries(
      Object.entries(attributes).map(([name, kind]) => [
        name,
        Array.isArray(kind) ? kind.map((value) => `'${value}'`).join(" | ") : kind,
      ]),
    ),
  ]);
  expect(Object.fromEntries(emitted)).toEqual(Object.fromEntries(described));
});

test("has the contract's pattern of tracking values", () => {
  expect(toValue(constants.get("VOLPE_TRACKING") as PhpNode)).toBe(`/${TRACKING_PATTERN}/D`);
});

test("has the element's pattern of a figure in groups of three digits", () => {
  expect(toValue(constants.get("VOLPE_GROUPED") as PhpNode)).toBe(`/${GROUPED.source}/`);
});

test("has the same lengths of the elements as the contract", () => {
  expect(toValue(constants.get("VOLPE_SIZES") as PhpNode)).toEqual(ELEMENT_SIZES);
  expect(toValue(constants.get("VOLPE_CARDS") as PhpNode)).toMatchObject({ most: ITEM_CARDS_MAX });
});

test("prints nothing unescaped except its editor's script", () => {
  const printed = nodes
    .filter(({ kind }) => kind === "echo" || kind === "print")
    .flatMap(({ expressions, expression }) => (expressions ?? [expression]) as PhpNode[])
    .map(({ kind, what, name }) => (kind === "call" ? (what as PhpNode).name : name));
  expect([...new Set(printed)].toSorted()).toEqual(["VOLPE_EDITOR", "esc_attr", "esc_html"]);
  const markup = nodes.filter(({ kind }) => kind === "inline").map(({ value }) => String(value));
  expect(markup.length).toBeGreaterThan(5);
  expect(markup.join("")).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
});

test("calls nothing that runs or fetches code", () => {
  const called = nodes
    .filter(({ kind }) => kind === "call")
    .map(({ what }) => (what as PhpNode).name as string);
  const kinds = nodes.map(({ kind }) => kind);
  expect(called).toContain("register_block_type");
  expect(
    called.filter((name) => /^(?:exec|system|unserialize|assert|wp_remote_|file_)/.test(name)),
  ).toEqual([]);
  expect(kinds.filter((kind) => ["eval", "include", "global"].includes(kind))).toEqual([]);
});

test("the editor registers each element's block with a field in Italian for each attribute", () => {
  type Field = { key?: string; label: string; options?: { label: string }[] };
  const blocks: Record<string, { edit: (props: object) => unknown; save: () => null }> = {};
  const drawn: (Field | null)[] = [];
  const attributesOf = (name: string) => {
    const { attributes } = elements[name.replace("volpe/", "volpe-")] as Elements[string];
    return Object.entries(attributes).map(([attribute, kind]) => [
      attribute,
      typeof kind === "string" ? { type: kind } : { type: "string", enum: kind },
    ]);
  };
  const wp = {
    element: {
      createElement: (_type: string, props: Field | null) => drawn.push(props),
      Fragment: "",
    },
    blockEditor: { InspectorControls: "", useBlockProps: () => ({}) },
    components: { PanelBody: "", SelectControl: "", TextControl: "", ToggleControl: "" },
    blocks: {
      registerBlockType: (name: string, block: (typeof blocks)[string]) => {
        blocks[name] = block;
      },
      getBlockType: (name: string) => ({
        title: "Volpe",
        attributes: Object.fromEntries(attributesOf(name)),
      }),
    },
  };
  runInNewContext(toValue(constants.get("VOLPE_EDITOR") as PhpNode) as string, { window: { wp } });
  const names = Object.keys(elements).map((tag) => tag.replace("volpe-", "volpe/"));
  expect(Object.keys(blocks).toSorted()).toEqual(names.toSorted());
  for (const [name, { edit, save }] of Object.entries(blocks)) {
    drawn.length = 0;
    expect(edit({ attributes: {}, setAttributes: () => undefined })).toBeTruthy();
    expect(save()).toBeNull();
    const fields = drawn.filter((props): props is Field => props?.key !== undefined);
    expect(fields.map(({ key }) => key)).toEqual(attributesOf(name).map(([key]) => key));
    for (const { label, options = [] } of fields) {
      expect(label, name).toMatch(/^[A-Z]/);
      expect(
        options.every((option) => /^[A-Za-z]/.test(option.label ?? "")),
        label,
      ).toBe(true);
    }
  }
});

test("is zipped to the same bytes each time, as one file with the version", async () => {
  const archive = await packPlugin("1.2.3");
  expect(await packPlugin("1.2.3")).toEqual(archive);
  const files = unzipSync(archive);
  expect(Object.keys(files)).toEqual(["volpe/volpe.php"]);
  const text = strFromU8(files["volpe/volpe.php"] as Uint8Array);
  expect(/^ \* Version: (.*)$/m.exec(text)?.[1]).toBe("1.2.3");
  expect(text).toContain(" * License: GPL-2.0-or-later");
});

/** An element in the page's flow, with the place that its children reserve. */
const toFlow = (tag: string, attributes: string, room: string) =>
  `<div><${tag}${attributes}>${room}</${tag}></div>`;
const toCards = (attributes: string, values: Record<string, string>) =>
  toFlow("volpe-offer-cards", attributes, toElementRoom("carte", values));

/** What `test-shortcodes.php` prints. */
const WRITTEN = {
  unset: "",
  cards: toCards(' typology="gas" limit="6" filters', { typology: "gas", limit: "6", filters: "" }),
  escaped: toFlow(
    "volpe-favourites-button",
    ' label="&quot;&gt;x onload=&quot;1"',
    toElementRoom("preferiti", {}),
  ),
  tracking: "<volpe-quote-assistant></volpe-quote-assistant>",
  bare: "<volpe-quote-assistant></volpe-quote-assistant>",
  block: toCards(' consumption="3100"', {}),
  script: "https://volpe.example/embed/v1/embed.js",
  tag: '<script async data-tracking="AFF-123" data-consent="pending" src="x"></script>',
  other: '<script src="x"></script>',
  // The stored tracking code stays, because the sent one is refused.
  checked: { host: "", tracking: "AFF-123", consent: "" },
  errors: ["volpe-tracking"],
  sanitized: { host: "", tracking: "", consent: "" },
};

const HOSTILE = ['"><script>alert(1)</script>', "' onmouseover='x", "a & b", "<b>", "\u0000"];
const SHORTCODES = {
  assistente: "volpe_quote_assistant",
  carte: "volpe_offer_cards",
  preferiti: "volpe_favourites_button",
};
/** Attributes of the cards on which their reserved place depends. */
const CARDS = ["grid", "list", "carousel"].flatMap((layout) =>
  [
    { limit: "1" },
    { limit: "12", filters: "" },
    { limit: "40", typology: "noleggio" },
    { limit: "0", typology: "pos" },
    { limit: "-4" },
    { slugs: "a,b,c,d", limit: "2" },
    { slugs: "a,b", limit: "8", filters: "" },
  ].map((values): Record<string, string> => ({ ...values, layout })),
);

test("is PHP without syntax errors", () => {
  expect((tree as unknown as { errors: unknown[] }).errors).toEqual([]);
});

// A skipped test would count as failed. On a machine without PHP `npm test` prints that the plugin
// was only read.
if (hasPhp()) {
  describe("run by PHP", () => {
    const php = (...args: string[]) => execFileSync("php", args, { encoding: "utf8" });
    const write = (asked: [shortcode: string, given: object][] = []) =>
      JSON.parse(php(resolve(PLUGIN_SOURCE, "../test-shortcodes.php"), JSON.stringify(asked)));

    test("passes PHP's own check and writes shortcodes, blocks and settings", () => {
      expect(php("-l", PLUGIN_SOURCE)).toContain("No syntax errors");
      expect(write()).toEqual({ ...WRITTEN, asked: [] });
    });

    test("writes a consumption that the element reads like the text in the shortcode", () => {
      const { read } = figure(0, 10_000_000, 0, 100);
      const texts = ["3100", "3.100", "3,100", "3100.5", "3100,5", "1.200.500", "1.200,500"];
      texts.push("1500.125", "0.125", "12.3456", "3.100 kWh", "1e3", "-5", "0", "tanto");
      const asked = texts.map((consumption): [string, object] => [
        SHORTCODES.carte,
        { consumption },
      ]);
      const written = write(asked).asked.map(
        (markup: string) => / consumption="([^"]*)"/.exec(markup)?.[1] ?? null,
      );
      expect(written.map(read)).toEqual(texts.map(read));
      expect(written.slice(0, 4)).toEqual(["3100", "3100", "3100", "3100.5"]);
    });

    test("reserves the same place as the lines that an affiliate copies", () => {
      // WordPress passes an attribute without a value under its position.
      const asked = CARDS.map(({ filters, ...values }): [string, object] => [
        SHORTCODES.carte,
        filters === undefined ? values : { ...values, 0: "filters" },
      ]);
      const rooms = write(asked).asked.map(
        (markup: string) => /^<div><[^>]*>(.*?)<\/volpe/.exec(markup)?.[1],
      );
      expect(rooms).toEqual(CARDS.map((values) => toElementRoom("carte", values)));
      expect(write([[SHORTCODES.assistente, { variant: "inline" }]]).asked).toEqual([
        toFlow(
          "volpe-quote-assistant",
          ' variant="inline"',
          toElementRoom("assistente", { variant: "inline" }),
        ),
      ]);
    });

    test("escapes every attribute of every element", () => {
      const asked = TRACKED_WIDGETS.flatMap((widget) => {
        const shortcode = SHORTCODES[widget];
        const { attributes = {} } = elements[shortcode.replaceAll("_", "-")] ?? {};
        return HOSTILE.flatMap((value) =>
          Object.keys(attributes).map((name): [string, object] => [shortcode, { [name]: value }]),
        );
      });
      const written: string[] = write(asked).asked;
      expect(written.length).toBeGreaterThan(90);
      for (const markup of written) {
        const tags = markup.replaceAll(
          /<svg slot="room"[^>]*><\/svg>|<br slot="room">|<\/?div>/g,
          "",
        );
        expect(tags).toMatch(/^<(volpe-[a-z-]+)( [a-z]+(="[^"<>]*")?)*><\/\1>$/);
      }
    });
  });
}

function hasPhp(): boolean {
  try {
    execFileSync("php", ["-v"], { stdio: "ignore" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") {
      return false;
    }
    throw error;
  }
}
