import { type LoneDot, parseDecimal, type RateRequest, type WireError } from "@volpe/contract";
import { findErrorField, readFormValues } from "../forms/form-values.ts";
import { CONTACT_FIELDS, parseContacts } from "./contact-fields.ts";

/** Names of the form's fields: those of `RateRequest`, with the consents each by its own name. */
export const QUOTE_FIELDS = [
  "type",
  "destination",
  "consumption",
  "capacityKw",
  "resident",
  "province",
  "operator",
  "presentSpendEur",
  ...CONTACT_FIELDS,
] as const;
export type QuoteField = (typeof QUOTE_FIELDS)[number];

export type QuoteValues = Record<QuoteField, string>;

export type QuoteFormOutcome =
  | { status: "valid"; request: RateRequest }
  | { status: "invalid"; errors: WireError[] };

export function toQuoteValues(form: Pick<FormData, "get">): QuoteValues {
  return readFormValues(QUOTE_FIELDS, form);
}

/** The request of a form that can be sent, or every field to mend with how to mend it. */
export function parseQuoteForm(values: QuoteValues): QuoteFormOutcome {
  const errors: WireError[] = [];
  const refuse = (field: QuoteField, message: string) => {
    errors.push({ code: "invalid-field", field, message });
  };
  const type = values.type === "gas" ? "gas" : "luce";
  const consumption = parseDecimal(values.consumption);
  if (consumption === null || consumption <= 0 || consumption > 10_000_000) {
    refuse("consumption", "Scrivi il consumo di un anno in cifre, come 2700.");
  }
  const capacityKw = type === "luce" ? findNumber(values.capacityKw, "decimal") : undefined;
  if (
    capacityKw === null ||
    (capacityKw !== undefined && (capacityKw < 0.5 || capacityKw > 10_000))
  ) {
    refuse(
      "capacityKw",
      "La potenza va da 0,5 a 10.000 kW. La trovi in bolletta alla voce «potenza impegnata».",
    );
  }
  if (!/^[A-Z]{2}$/.test(values.province))
    refuse("province", "Scegli la provincia della fornitura.");
  const presentSpendEur = findNumber(values.presentSpendEur);
  if (presentSpendEur === null || (presentSpendEur !== undefined && presentSpendEur <= 0)) {
    refuse("presentSpendEur", "Scrivi quanto spendi in un anno in euro, come 850, o lascia vuoto.");
  }
  const { contacts, errors: inContacts } = parseContacts(values);
  errors.push(...inContacts);
  if (errors.length > 0 || consumption === null || contacts === null) {
    return { status: "invalid", errors };
  }
  return {
    status: "valid",
    request: {
      destination: values.destination === "aziende" ? "aziende" : "privati",
      type,
      ...(type === "luce" && { resident: values.resident !== "no" }),
      province: values.province,
      operator: values.operator.trim().slice(0, 80),
      consumption,
      ...(typeof capacityKw === "number" && { capacityKw }),
      ...(typeof presentSpendEur === "number" && { presentSpendEur }),
      ...contacts,
    },
  };
}

/** Undefined where nothing was typed, null where it is no number. */
function findNumber(text: string, loneDot?: LoneDot): number | null | undefined {
  return text.trim() === "" ? undefined : parseDecimal(text, loneDot);
}

export function findQuoteField(error: WireError): QuoteField | null {
  return findErrorField(QUOTE_FIELDS, error);
}
