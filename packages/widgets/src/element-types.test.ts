// @vitest-environment node
import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");

type Type = { text: string };
type Member = {
  name: string;
  readonly?: boolean;
  attribute?: string;
  type?: Type;
  return?: { type: Type };
};
type Declaration = {
  tagName: string;
  attributes: Member[];
  members: (Member & { kind: "field" | "method" })[];
  events: Member[];
};

const manifest: { modules: { path: string; declarations: Declaration[] }[] } = JSON.parse(
  readFileSync(join(ROOT, "custom-elements.json"), "utf8"),
);
const elements = manifest.modules.flatMap(({ path, declarations }) =>
  declarations.map((element) => ({ ...element, path: join(dirname(path), "element-types.ts") })),
);

type Described = { kind: string; name: string; readonly: boolean; text: string };

/** The members of the exported type whose name has this ending. */
function readType(path: string, ending: string): Described[] {
  const source = readFileSync(join(ROOT, path), "utf8");
  const found = parseSync(path, source).program.body.flatMap((statement) => {
    const type = statement.type === "ExportNamedDeclaration" ? statement.declaration : null;
    if (type?.type === "TSInterfaceDeclaration" && type.id.name.endsWith(ending)) {
      return type.body.body;
    }
    return type?.type === "TSTypeAliasDeclaration" &&
      type.id.name.endsWith(ending) &&
      type.typeAnnotation.type === "TSTypeLiteral"
      ? type.typeAnnotation.members
      : [];
  });
  return found.flatMap((member) => {
    if (member.type !== "TSPropertySignature" && member.type !== "TSMethodSignature") {
      return [];
    }
    const annotation =
      member.type === "TSMethodSignature" ? member.returnType : member.typeAnnotation;
    const { start = 0, end = 0 } = annotation?.typeAnnotation ?? {};
    return {
      kind: member.type === "TSMethodSignature" ? "method" : "field",
      name: source.slice(member.key.start, member.key.end).replaceAll('"', ""),
      readonly: member.type === "TSPropertySignature" && member.readonly,
      text: source.slice(start, end),
    };
  });
}

/** Unions of an attribute's values, which `custom-elements.test.ts` compares value by value. */
const UNION = /^(?:Theme|Transports|Variant|\(typeof \w+\)\[number\])$/;

/** The text of a type with the file's own object types written out. */
function expand(path: string, text: string): string {
  const source = readFileSync(join(ROOT, path), "utf8");
  return text.replaceAll(/\b[A-Z]\w+\b/g, (name) => {
    const [, found = name] = new RegExp(`type ${name} = (\\{[^}]*\\});`).exec(source) ?? [];
    return found;
  });
}

const sorted = (names: readonly { name: string }[]) =>
  [...new Set(names.map(({ name }) => name))].toSorted();

test.each(elements)("$tagName has the members and events of its manifest", (element) => {
  const { path, attributes, members, events } = element;
  const fields = members.filter(({ kind }) => kind === "field");
  const elementMembers = readType(path, "Element");

  expect(sorted(readType(path, "Values"))).toEqual(
    sorted([...attributes, ...fields.filter((field) => !field.readonly)]),
  );
  expect(sorted(elementMembers.filter((member) => member.readonly))).toEqual(
    sorted(fields.filter((field) => field.readonly)),
  );
  expect(sorted(elementMembers.filter(({ kind }) => kind === "method"))).toEqual(
    sorted(members.filter(({ kind }) => kind === "method")),
  );
  expect(readType(path, "EventMap").map(({ name, text }) => [name, text])).toEqual(
    events.map(({ name, type }) => [name, type?.text]),
  );
});

test.each(elements)(
  "$tagName has members of the types that its manifest describes",
  ({ path, members, attributes }) => {
    const typed = [...readType(path, "Values"), ...readType(path, "Element")].filter(
      ({ text }) => !UNION.test(text),
    );
    const types = new Map(
      typed.map(({ name, text, kind }) => [`${kind} ${name}`, expand(path, text)]),
    );
    expect(types.size).toBeGreaterThan(3);
    const described = [
      ...members.map(({ kind, name, type, return: answer }) => [
        `${kind} ${name}`,
        (answer?.type ?? type)?.text,
      ]),
      ...attributes.map(({ name, type }) => [`field ${name}`, type?.text]),
    ].filter(([, text]) => !text?.includes("'"));
    expect(Object.fromEntries(described)).toEqual(Object.fromEntries(types));
  },
);
