// @vitest-environment node
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { runInNewContext } from "node:vm";
import { ELEMENT_SIZES, GROUPED_FIGURE, ITEM_CARDS_MAX, TRACKING_PATTERN } from "@volpe/contract";
import { strFromU8, unzipSync } from "fflate";
import { Engine } from "php-parser";
import { expect, test } from "vitest";
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
  expect(toValue(constants.get("VOLPE_TRACKING") as PhpNode)).toBe(`${TRACKING_PATTERN}D`);
});

test("has the element's pattern of a figure in groups of three digits", () => {
  expect(toValue(constants.get("VOLPE_GROUPED") as PhpNode)).toBe(`/${GROUPED_FIGURE.source}/`);
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

test("is PHP without syntax errors", () => {
  expect((tree as unknown as { errors: unknown[] }).errors).toEqual([]);
});
