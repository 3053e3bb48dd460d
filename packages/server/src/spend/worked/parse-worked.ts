import type { Static, TSchema } from "typebox";
import { Check, Errors } from "typebox/value";

/** A file or a case that does not follow `format.md`. */
export class WorkedFault extends Error {
  override name = "WorkedFault";
}

/**
 * Parses a value. Throws WorkedFault with every fault found. `place` names the position of the
 * value, as `offer`.
 */
export function parseWorked<T extends TSchema>(schema: T, value: unknown, place = ""): Static<T> {
  if (Check(schema, value)) {
    return value;
  }
  const faults = Errors(schema, value);
  const unions = faults.filter(({ keyword }) => keyword === "anyOf");
  const sentences = faults
    // The faults of a union's branches are less clear than the fault of the union.
    .filter(
      ({ schemaPath }) => !unions.some((u) => schemaPath.startsWith(`${u.schemaPath}/anyOf/`)),
    )
    .flatMap((fault) => toSentences(fault, place));
  throw new WorkedFault(sentences.join("; "));
}

type Fault = ReturnType<typeof Errors>[number];

function toSentences(fault: Fault, place: string): readonly string[] {
  const path = [place, ...fault.instancePath.split("/")].filter((name) => name !== "").join(".");
  const withName = (name: string) => (path === "" ? name : `${path}.${name}`);
  switch (fault.keyword) {
    // TypeBox reports an unknown name twice: the second time with its object.
    case "boolean":
      return [];
    case "additionalProperties":
      return fault.params.additionalProperties.map(
        (name) => `il nome «${withName(name)}» non è previsto`,
      );
    case "required":
      return fault.params.requiredProperties.map((name) => `manca «${withName(name)}»`);
    default:
      return [path === "" ? toExpectation(fault) : `«${path}» ${toExpectation(fault)}`];
  }
}

const TYPES: Readonly<Record<string, string>> = {
  object: "un oggetto",
  array: "un elenco",
  string: "un testo",
  number: "un numero",
  integer: "un numero intero",
  boolean: "true o false",
};

function toExpectation(fault: Fault): string {
  switch (fault.keyword) {
    case "type":
      return `non è ${TYPES[String(fault.params.type)]}`;
    case "enum":
      return `può essere solo ${fault.params.allowedValues.join(", ")}`;
    case "pattern":
      return "non è un codice di due cifre";
    case "minItems":
    case "maxItems":
      return `deve avere ${fault.params.limit} valori`;
    case "anyOf":
      return "non è un numero né un elenco di quattro numeri";
    case "minimum":
    case "exclusiveMinimum":
    case "maximum":
      return `deve essere ${fault.params.comparison} ${fault.params.limit}`;
    default:
      return "non ha un valore previsto";
  }
}
