import * as contract from "@volpe/contract";
import Type, { type TSchema } from "typebox";

/** The contract's objects as they are written out, each with its own name. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(contract).flatMap(([name, value]: [string, unknown]) =>
    Type.IsObject(value) ? [[JSON.stringify(value satisfies TSchema), name] as const] : [],
  ),
);

/**
 * Names what is written out: where the OpenAPI document holds a shape of the contract it refers to
 * it instead, and each shape that is referred to stands once among the components.
 */
export function nameComponents<Document extends object>(document: Document): Document {
  const schemas = new Map<string, unknown>();
  const named = Object.entries(document).map(([key, value]) => [key, toNamed(value, schemas)]);
  return {
    ...Object.fromEntries(named),
    components: { schemas: Object.fromEntries([...schemas].sort()) },
  };
}

function toNamed(value: unknown, schemas: Map<string, unknown>): unknown {
  if (typeof value !== "object" || value === null) {
    return value;
  }
  if (Array.isArray(value)) {
    return value.map((item) => toNamed(item, schemas));
  }
  const name = "type" in value ? NAMES.get(JSON.stringify(value)) : undefined;
  const parts = () =>
    Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toNamed(item, schemas)]));
  if (name === undefined) {
    return parts();
  }
  if (!schemas.has(name)) {
    schemas.set(name, parts());
  }
  return { $ref: `#/components/schemas/${name}` };
}
