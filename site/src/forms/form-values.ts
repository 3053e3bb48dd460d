import type { WireError } from "@volpe/contract";

/** The values of a form as they were typed: "on" for a ticked box, "" for a missing field. */
export function readFormValues<Field extends string>(
  fields: readonly Field[],
  form: Pick<FormData, "get">,
): Record<Field, string> {
  const entries = fields.map((field) => {
    const value = form.get(field);
    return [field, typeof value === "string" ? value : ""] as const;
  });
  return Object.fromEntries(entries) as Record<Field, string>;
}

/**
 * A text of several lines with plain line breaks: a form sends CRLF, which would count as two
 * characters.
 */
export function toSentText(text: string): string {
  return text.replaceAll("\r\n", "\n").trim();
}

/**
 * The form's field that an error of the API names; null if the form has no such field. Of a nested
 * name only the last part counts.
 */
export function findErrorField<Field extends string>(
  fields: readonly Field[],
  { field }: WireError,
): Field | null {
  const last = field?.split(/[./]/).at(-1);
  // An error about all consents is shown at the required box.
  const name = last === "consents" ? "privacy" : last;
  return fields.find((known) => known === name) ?? null;
}

/** `findField` returns the field that an error names, and `errorOf` the message for a field. */
export function createErrorLookup<Field extends string>(
  fields: readonly Field[],
  errors: readonly WireError[],
) {
  const findField = (error: WireError) => findErrorField(fields, error);
  return {
    findField,
    errorOf: (field: Field): string | undefined =>
      errors.find((error) => findField(error) === field)?.message,
  };
}
