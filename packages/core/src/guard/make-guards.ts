import { UUID_PATTERN } from "@volpe/contract";
import type { TSchema } from "typebox";

/** The part of JSON Schema that the contract's messages and cookies use. */
type Schema = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly const?: string | boolean;
  readonly pattern?: string;
  readonly format?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};

const KNOWN_KEYWORDS = new Set(
  [
    ["type", "properties", "required", "items", "anyOf", "allOf", "const", "pattern", "format"],
    ["maxLength", "maxItems", "minimum", "maximum"],
  ].flat(),
);

/**
 * Generates the text of a module with one guard (`isX`) for each schema, under the name of the
 * schema's type. The formatter has to lay it out. Throws for a keyword that no guard of `guard.ts`
 * checks.
 *
 * @example makeGuards({ ChatUpload }) // "… export const isChatUpload: Guard<ChatUpload> = …"
 */
export function makeGuards(schemas: Readonly<Record<string, TSchema>>): string {
  const names = Object.keys(schemas);
  const guards = Object.entries(schemas).map(
    ([name, schema]) =>
      `export const is${name}: Guard<${name}> = /* @__PURE__ */ ${toGuard(schema as Schema)};\n`,
  );
  const used = [...new Set(guards.join("").match(/\bis[A-Z]\w*(?=[,(\s})])/g))]
    .filter((name) => !names.includes(name.slice(2)))
    .sort();
  return [
    "// Generated from the contract's schemas. To update: `vitest run packages/core/src/guard -u`.\n",
    `import type { ${names.toSorted().join(", ")} } from "@volpe/contract";\n`,
    `import { ${["type Guard", ...used].join(", ")} } from "./guard.ts";\n\n`,
    guards.join("\n"),
  ].join("");
}

function toGuard(schema: Schema): string {
  const unknown = Object.keys(schema).filter((keyword) => !KNOWN_KEYWORDS.has(keyword));
  if (unknown.length > 0) {
    throw new Error(`No guard checks ${unknown.join(", ")}.`);
  }
  const { anyOf, allOf } = schema;
  if (anyOf !== undefined) {
    return toUnion(anyOf);
  }
  if (allOf !== undefined) {
    return toShape(allOf);
  }
  if (schema.const !== undefined) {
    return call("isOneOf", JSON.stringify(schema.const));
  }
  switch (schema.type) {
    case "string":
      return toTextGuard(schema);
    case "number":
      return toNumber("isNumber", schema);
    case "integer":
      return toNumber("isInteger", schema);
    case "boolean":
      return "isFlag";
    case "array":
      return toList(schema);
    case "object":
      return toShape([schema]);
    default:
      throw new Error(`No guard checks the type ${schema.type}.`);
  }
}

function toTextGuard({ pattern, format, maxLength }: Schema): string {
  if (format === "uuid") {
    return call("isTextLike", `/${UUID_PATTERN}/`);
  }
  if (format !== undefined || (pattern !== undefined && maxLength !== undefined)) {
    throw new Error("No guard checks this kind of text.");
  }
  if (pattern !== undefined) {
    return call("isTextLike", `/${pattern}/`);
  }
  return maxLength === undefined ? "isText" : call("isTextUpTo", `${maxLength}`);
}

function toNumber(guard: string, { minimum, maximum }: Schema): string {
  if (minimum === undefined && maximum === undefined) {
    return guard;
  }
  const bounds = [minimum ?? "-Infinity", ...(maximum === undefined ? [] : [maximum])];
  return call("isWithin", guard, ...bounds.map((bound) => `${bound}`));
}

function toList({ items, maxItems }: Schema): string {
  if (items === undefined) {
    throw new Error("No guard checks a list of anything.");
  }
  return call("isListOf", toGuard(items), ...(maxItems === undefined ? [] : [`${maxItems}`]));
}

function toUnion(branches: readonly Schema[]): string {
  const others = branches.filter(({ type }) => type !== "null");
  const [only] = others;
  const union =
    others.length === 1 && only !== undefined
      ? toGuard(only)
      : others.every((branch) => branch.const !== undefined)
        ? call("isOneOf", ...others.map((branch) => JSON.stringify(branch.const)))
        : call("isEither", ...others.map(toGuard));
  return others.length < branches.length ? call("isNullable", union) : union;
}

/** Merges the objects' fields, as an intersection does. */
function toShape(objects: readonly Schema[]): string {
  const fields = objects.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).map(([name, schema]) => {
      const guard = toGuard(schema);
      return `${name}: ${required.includes(name) ? guard : call("isOptional", guard)}`;
    }),
  );
  return call("isShape", `{ ${fields.join(", ")} }`);
}

function call(name: string, ...parts: string[]): string {
  return `${name}(${parts.join(", ")})`;
}
