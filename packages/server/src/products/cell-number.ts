import { parseDecimal } from "@volpe/contract";
import type { TObject, TSchema } from "typebox";
import { Check } from "typebox/value";
import { inTurns } from "../imports/in-turns.ts";
import { toFieldKind } from "./row-field.ts";

/** `1.249`: 1,249 or one and a quarter, as nothing in the cell says. */
const AMBIGUOUS = /^[1-9]\d{0,2}\.\d{3}$/;

/** What a dot is in a file, told by its other figures. */
export type FileDots = "thousands" | "decimal" | "unknown";

/**
 * The sign that a file of texts writes its figures with: where a cell has a decimal comma or two
 * dots, dots separate thousands; where one has a dot that cannot, dots are decimal. Unknown where
 * no cell says it, and where some say the one and some the other.
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
  for await (const { values } of inTurns(rows)) {
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

export type CellNumber =
  | { status: "read"; value: number }
  | { status: "none" }
  /** Both readings would do. */
  | { status: "ambiguous"; mending: string };

/** The number of a cell of text. What the file leaves open is read as the column can have it. */
export function readCellNumber(text: string, property: TSchema, dots: FileDots): CellNumber {
  if (!AMBIGUOUS.test(text)) {
    return toRead(parseDecimal(text));
  }
  const grouped = Number(text.replace(".", ""));
  const decimal = Number(text);
  // Whole figures have no decimals to write: 15.000 km are fifteen thousand.
  if (dots === "thousands" || (property as { type?: string }).type === "integer") {
    return toRead(grouped);
  }
  if (dots === "decimal") {
    return toRead(decimal);
  }
  if (Check(property, grouped) && Check(property, decimal)) {
    const mending = `si legge in due modi: scrivi ${grouped} oppure ${String(decimal).replace(".", ",")}`;
    return { status: "ambiguous", mending };
  }
  return toRead(Check(property, decimal) ? decimal : grouped);
}

function toRead(value: number | null): CellNumber {
  return value === null ? { status: "none" } : { status: "read", value };
}
