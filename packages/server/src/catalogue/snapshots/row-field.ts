import type { TSchema } from "typebox";

/** The keywords of a property's schema that are used here. */
type Property = {
  type?: string;
  anyOf?: readonly { const?: unknown }[];
  items?: Property;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
};

/** The kind of value in a cell, by the property's schema. */
export type FieldKind = "text" | "number" | "flag" | "list";

export function toFieldKind(schema: TSchema): FieldKind {
  switch ((schema as Property).type) {
    case "number":
    case "integer":
      return "number";
    case "boolean":
      return "flag";
    case "array":
      return "list";
    default:
      return "text";
  }
}

/** How to correct an invalid value, as `scrivi un numero da 0 a 10`. */
export function toHint(schema: TSchema): string {
  const property = schema as Property;
  switch (toFieldKind(schema)) {
    case "number":
      return `scrivi un numero${property.type === "integer" ? " intero" : ""} ${toBounds(property)}`;
    case "flag":
      return "scrivi si oppure no";
    case "list":
      return `${toTextHint(property.items ?? {})}, separati da |`;
    case "text":
      return toTextHint(property);
  }
}

function toTextHint({ anyOf, pattern, maxLength }: Property): string {
  if (anyOf !== undefined) {
    return `scegli tra ${toLiterals(anyOf).join(", ")}`;
  }
  if (pattern?.includes("{4}")) {
    return "scrivi un giorno che esiste, come 2027-03-31";
  }
  if (pattern !== undefined) {
    return "scrivi la sigla di una provincia, come MI";
  }
  return `scrivi un testo di al massimo ${maxLength ?? 600} caratteri`;
}

function toLiterals(anyOf: readonly unknown[]): string[] {
  return anyOf.flatMap((option) => {
    const { const: literal, anyOf: nested } = option as {
      const?: unknown;
      anyOf?: readonly unknown[];
    };
    return nested === undefined ? [String(literal)] : toLiterals(nested);
  });
}

function toBounds({ minimum, exclusiveMinimum, maximum }: Property): string {
  return exclusiveMinimum === undefined
    ? `da ${minimum ?? 0} a ${maximum}`
    : `maggiore di ${exclusiveMinimum}, fino a ${maximum}`;
}
