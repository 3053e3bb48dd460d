import { formatQuantity, type WireError } from "@volpe/contract";
import type { FastifySchemaValidationError } from "fastify/types/schema.js";
import { Settings } from "typebox/system";
import { keepNearestBranches } from "./validation-branches.ts";

// TypeBox stops at 8 errors, which a form with several empty fields exceeds: each alternative of a
// union counts as one. A form must show all its errors at once.
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
