import { formatDecimal, parseDecimal } from "@volpe/contract";
import type { TObject, TSchema } from "typebox";
import { Check } from "typebox/value";
import { hasTwoReadings } from "../../figures/italian-figures.ts";
import { withYields } from "../../time/yield-to-event-loop.ts";

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

/** What a dot means in a file, by its unambiguous figures. */
export type FileDots = "thousands" | "decimal" | "unknown";

/**
 * Finds what a dot means in the figures of a file. A cell with a decimal comma or two dots shows
 * that dots separate thousands; a cell with a dot that cannot do so shows that dots are decimal.
 * Unknown if no cell shows either, or if cells contradict each other.
 */
export async function findFileDots(
  rows: readonly { values: Record<string, unknown> }[],
  schema: TObject,
): Promise<FileDots> {
  const columns = Object.entries(schema.properties as Record<string, TSchema>)
    .filter(([, property]) => toFieldKind(property) === "number")
    .map(([name]) => name);
  let isThousands = false;
  let isDecimal = false;
  for await (const { values } of withYields(rows)) {
    for (const name of columns) {
      const cell = values[name];
      if (typeof cell === "string") {
        isThousands ||= /^-?[\d.\s]+,\d+$|^\d{1,3}(\.\d{3}){2,}$/.test(cell);
        isDecimal ||=
          /^-?\d+\.\d+$/.test(cell) && (/^-?0\./.test(cell) || !/^\d{1,3}\.\d{3}$/.test(cell));
      }
    }
  }
  return isThousands === isDecimal ? "unknown" : isThousands ? "thousands" : "decimal";
}

type CellNumber =
  | { status: "read"; value: number }
  | { status: "none" }
  /** Both readings fit the column. */
  | { status: "ambiguous"; hint: string };

/** Parses the number of a text cell. The column's range decides if the file does not. */
export function readCellNumber(text: string, property: TSchema, dots: FileDots): CellNumber {
  if (!hasTwoReadings(text)) {
    return toRead(parseDecimal(text));
  }
  const grouped = Number(text.replace(".", ""));
  const decimal = Number(text);
  // Integers have no decimals: 15.000 km means fifteen thousand.
  if (dots === "thousands" || (property as Property).type === "integer") {
    return toRead(grouped);
  }
  if (dots === "decimal") {
    return toRead(decimal);
  }
  if (Check(property, grouped) && Check(property, decimal)) {
    const hint = `si legge in due modi: scrivi ${grouped} oppure ${formatDecimal(decimal)}`;
    return { status: "ambiguous", hint };
  }
  return toRead(Check(property, decimal) ? decimal : grouped);
}

function toRead(value: number | null): CellNumber {
  return value === null ? { status: "none" } : { status: "read", value };
}
