import type { WireError } from "@volpe/contract";

/** What was typed, as it was typed: "on" for a ticked box, "" for what is missing. */
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

/** The form's field that an error of the API speaks of, null where it has none; paths may be nested. */
export function findErrorField<Field extends string>(
  fields: readonly Field[],
  { field }: WireError,
): Field | null {
  const last = field?.split(/[./]/).at(-1);
  // The box that is needed stands for the whole of the consents.
  const name = last === "consents" ? "privacy" : last;
  return fields.find((known) => known === name) ?? null;
}
