import { formatQuantity, type WireError } from "@volpe/contract";
import type { FastifySchemaValidationError } from "fastify/types/schema.js";
import { Settings } from "typebox/system";

// A form must show all its errors at once. TypeBox stops at 8, which a form with several empty
// fields exceeds, because each alternative of a union counts as one.
Settings.Set({ maxErrors: 100 });

type Fault = FastifySchemaValidationError & {
  /** The schema of the whole body; its fields may have an `errorMessage`. */
  schema?: unknown;
};

/**
 * Describes in Italian what is wrong with each field, one sentence per field. The sentence is the
 * `errorMessage` of the field's schema for the broken rule, otherwise a general one. A union
 * reports only its nearest branch. Fields are named as in the request, with dots between levels.
 */
export function toValidationErrors(faults: readonly Fault[]): WireError[] {
  const byField = new Map<string, string>();
  for (const fault of keepNearestBranches(faults).flatMap(splitRequired)) {
    const sentence = findErrorMessage(fault) ?? toSentence(fault);
    if (!byField.has(fault.field)) {
      byField.set(fault.field, sentence);
    }
  }
  return [...byField].map(([field, message]) =>
    field === "" ? { code: "invalid-field", message } : { code: "invalid-field", message, field },
  );
}

type FieldFault = Pick<Fault, "keyword" | "params" | "schemaPath" | "schema"> & { field: string };

/** A missing field is reported on its parent; here it becomes a separate error. */
function splitRequired({ instancePath, ...fault }: Fault): FieldFault[] {
  const { keyword, params, schemaPath } = fault;
  const parent = instancePath
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  const { requiredProperties, additionalProperties } = params;
  const children =
    keyword === "required"
      ? requiredProperties
      : keyword === "additionalProperties"
        ? additionalProperties
        : undefined;
  const names = Array.isArray(children) ? children.map(String) : [];
  return names.length === 0
    ? [{ ...fault, field: parent.join(".") }]
    : names.map((name) => ({
        ...fault,
        field: [...parent, name].join("."),
        schemaPath: `${schemaPath}/properties/${name}`,
      }));
}

/**
 * The `errorMessage` of a field's schema: one text, or one per keyword (as in ajv-errors).
 * Undefined if it has none.
 */
function findErrorMessage({ schema, schemaPath, keyword }: FieldFault): string | undefined {
  let found: string | undefined;
  let node: unknown = schema;
  // A branch uses the sentences of its union.
  for (const part of schemaPath.split("/").slice(1)) {
    node = Object(node)[part];
    const words = Object(node).errorMessage;
    found = typeof words === "string" ? words : (Object(words)[keyword] ?? found);
  }
  return found;
}

function toSentence({ keyword, params }: FieldFault): string {
  const limit = typeof params.limit === "number" ? formatQuantity(params.limit) : "";
  switch (keyword) {
    case "required":
      return "Questo dato manca.";
    case "type":
      return TYPE_SENTENCES[String(params.type)] ?? "Questo dato non è del tipo giusto.";
    case "const":
    case "enum":
    case "anyOf":
    case "oneOf":
      return "Scegli uno dei valori proposti.";
    case "minLength":
      return limit === "1" ? "Questo dato manca." : `Servono almeno ${limit} caratteri.`;
    case "maxLength":
      return `Il testo è troppo lungo: al massimo ${limit} caratteri.`;
    case "minimum":
      return `Il valore più basso è ${limit}.`;
    case "exclusiveMinimum":
      return `Il valore deve essere maggiore di ${limit}.`;
    case "maximum":
      return `Il valore più alto è ${limit}.`;
    case "exclusiveMaximum":
      return `Il valore deve essere minore di ${limit}.`;
    case "minItems":
      return limit === "1" ? "Scegli almeno una voce." : `Servono almeno ${limit} voci.`;
    case "maxItems":
      return limit === "1" ? "Al massimo una voce." : `Al massimo ${limit} voci.`;
    case "additionalProperties":
    case "boolean":
      return "Questo dato non è previsto.";
    default:
      return "Questo dato non è scritto nel modo giusto.";
  }
}

const TYPE_SENTENCES: Readonly<Record<string, string>> = {
  string: "Qui serve un testo.",
  number: "Qui serve un numero.",
  integer: "Qui serve un numero intero.",
  boolean: "Qui serve un sì o un no.",
  array: "Qui serve un elenco.",
  object: "Qui servono dei dati strutturati.",
};

type Union = Pick<Fault, "schemaPath" | "instancePath">;

/**
 * Reduces the errors of a union to those of its nearest branch, because the other branches describe
 * data that were not meant.
 */
function keepNearestBranches(faults: readonly Fault[]): readonly Fault[] {
  // An inner union is reported before the outer one. The union of a whole body may be missing,
  // because TypeBox stops at `maxErrors`.
  const unions: Union[] = faults.filter(({ keyword }) => keyword === "anyOf");
  return [...unions, BODY].reduce(keepNearest, faults);
}

const BODY: Union = { schemaPath: "#", instancePath: "" };

/** Distance of a branch of the wrong type. */
const FARTHEST = 1_000_000;

function keepNearest(faults: readonly Fault[], union: Union): readonly Fault[] {
  const branches = Map.groupBy(faults, (fault) => findBranch(fault, union));
  branches.delete(null);
  if (branches.size === 0) {
    return faults;
  }
  const [nearest] = [...branches]
    .map(([branch, own]) => ({ branch, distance: toDistance(own, branch) }))
    .sort((one, other) => one.distance - other.distance);
  return faults.filter((fault) => {
    const branch = findBranch(fault, union);
    return branch === null ? fault !== union : branch === nearest?.branch;
  });
}

/** The schema path of the branch that reports the error; null if it is not of this union. */
function findBranch({ schemaPath, instancePath }: Fault, union: Union): string | null {
  const start = `${union.schemaPath}/anyOf/`;
  if (!schemaPath.startsWith(start) || !`${instancePath}/`.startsWith(`${union.instancePath}/`)) {
    return null;
  }
  const [index] = schemaPath.slice(start.length).split("/");
  return `${start}${index}`;
}

/** Distance between the given names and those of the branch. */
function toDistance(faults: readonly Fault[], branch: string | null): number {
  return faults
    .filter(({ schemaPath }) => schemaPath === branch)
    .map(({ keyword, params }) => {
      switch (keyword) {
        case "type":
          return FARTHEST;
        case "required":
          return countNames(params.requiredProperties);
        case "additionalProperties":
          return countNames(params.additionalProperties);
        default:
          return 0;
      }
    })
    .reduce((sum, distance) => sum + distance, 0);
}

function countNames(names: unknown): number {
  return Array.isArray(names) ? names.length : 0;
}
