import type { WireError } from "@volpe/contract";
import type { FastifySchemaValidationError } from "fastify/types/schema.js";
import { keepNearestBranches } from "./validation-branches.ts";

/**
 * What is wrong with each field, in Italian: one sentence a field, the first (of a union, those
 * of the branch that comes nearest). The field is named as in the request, with dots between levels.
 */
export function toValidationErrors(faults: readonly FastifySchemaValidationError[]): WireError[] {
  const byField = new Map<string, string>();
  for (const fault of keepNearestBranches(faults).flatMap(splitRequired)) {
    const sentence = toSentence(fault);
    if (!byField.has(fault.field)) {
      byField.set(fault.field, sentence);
    }
  }
  return [...byField].map(([field, message]) =>
    field === "" ? { code: "invalid-field", message } : { code: "invalid-field", message, field },
  );
}

type FieldFault = { field: string; keyword: string; params: Readonly<Record<string, unknown>> };

/** A missing field is reported on its parent: here it becomes a fault of its own. */
function splitRequired({
  instancePath,
  keyword,
  params,
}: FastifySchemaValidationError): FieldFault[] {
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
    ? [{ field: parent.join("."), keyword, params }]
    : names.map((name) => ({ field: [...parent, name].join("."), keyword, params }));
}

function toSentence({ keyword, params }: FieldFault): string {
  const limit = typeof params.limit === "number" ? FIGURE.format(params.limit) : "";
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

const FIGURE = new Intl.NumberFormat("it-IT", { useGrouping: "always" });

const TYPE_SENTENCES: Readonly<Record<string, string>> = {
  string: "Qui serve un testo.",
  number: "Qui serve un numero.",
  integer: "Qui serve un numero intero.",
  boolean: "Qui serve un sì o un no.",
  array: "Qui serve un elenco.",
  object: "Qui servono dei dati strutturati.",
};
