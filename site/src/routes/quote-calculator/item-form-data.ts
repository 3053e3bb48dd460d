import type { ItemRequest, ProductTipology, WireError } from "@volpe/contract";
import { readFormValues } from "../forms/form-values.ts";
import {
  CONTACT_FIELDS,
  type ContactValues,
  EMPTY_CONTACT_VALUES,
  parseContacts,
} from "./contact-fields.ts";
import { ITEM_FIELDS, type ItemField } from "./item-request-fields.ts";

export type ItemFormField = ItemField | keyof ContactValues;

/** What was typed, as it was typed. */
export type ItemValues = ContactValues & Partial<Record<ItemField, string>>;

export type ItemFormOutcome =
  | { status: "valid"; request: ItemRequest }
  | { status: "invalid"; errors: WireError[] };

export function toItemValues(type: ProductTipology, form: Pick<FormData, "get">): ItemValues {
  const names = [...ITEM_FIELDS[type].map(({ name }) => name), ...CONTACT_FIELDS];
  return { ...EMPTY_CONTACT_VALUES, ...readFormValues(names, form) };
}

/** The request of a form that can be sent, or every field to mend; the answers are the server's to read. */
export function parseItemForm(
  { type, item }: { type: ProductTipology; item: string },
  values: ItemValues,
): ItemFormOutcome {
  const errors: WireError[] =
    type === "internet" && !/^[A-Z]{2}$/.test(values.province ?? "")
      ? [{ code: "invalid-field", field: "province", message: "Scegli la provincia della linea." }]
      : [];
  const parsed = parseContacts(values);
  if (parsed.contacts === null || errors.length > 0) {
    return { status: "invalid", errors: [...errors, ...parsed.errors] };
  }
  const answers = ITEM_FIELDS[type].flatMap(({ name }) => {
    const said = values[name]?.trim().slice(0, 200) ?? "";
    return said === "" ? [] : [[name, said] as const];
  });
  return {
    status: "valid",
    request: { type, item, ...Object.fromEntries(answers), ...parsed.contacts },
  };
}

/** The form's field that an error of the API speaks of. */
export function findItemField(error: WireError): string | null {
  const last = error.field?.split(/[./]/).at(-1);
  return (last === "consents" ? "privacy" : last) ?? null;
}
