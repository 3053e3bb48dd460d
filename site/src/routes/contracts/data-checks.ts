// Loaded when a field is left for the first time: no other page needs the rules.
import {
  CONTRACT_FIELDS,
  CONTRACT_SENTENCES,
  type ContractView,
  EMAIL,
  FIELD_SENTENCES,
  FORM_FIELDS,
  isBornOn,
  isCalendarDay,
  isFiscalCode,
  isIban,
  isPdr,
  isPod,
  isVatNumber,
} from "@volpe/contract";
import { type DataField, type DataValues, toIsoDate } from "./contract-data.ts";

type Asked = Pick<ContractView, "needs" | "regime">;

/**
 * What is wrong with a typed field, in the sentence that the server would answer; null if nothing
 * is. An empty field is no mistake while the form is being filled.
 */
export function findMistake(field: DataField, values: DataValues, asked: Asked): string | null {
  const text = values[field].trim();
  if (text === "") return null;
  const isRight = CHECKS[field]?.(text, values, asked) ?? true;
  return isRight ? null : toSentence(field, asked);
}

type Check = (text: string, values: DataValues, asked: Asked) => boolean;

const isLongEnough =
  ({ minLength }: { minLength: number }): Check =>
  (text) =>
    text.length >= minLength;

const CHECKS: Partial<Record<DataField, Check>> = {
  companyName: isLongEnough(CONTRACT_FIELDS.companyName),
  firstName: isLongEnough(CONTRACT_FIELDS.firstName),
  lastName: isLongEnough(CONTRACT_FIELDS.lastName),
  vatNumber: (text) => isVatNumber(text),
  recipientCode: (text) => /^[A-Za-z\d]{7}$/.test(text),
  fiscalCode: (text, { birthDate }, { regime }) =>
    isFiscalCode(text) &&
    (regime === "business" || birthDate.trim() === "" || isBornOn(text, toIsoDate(birthDate))),
  birthDate: (text, { fiscalCode }) =>
    isCalendarDay(toIsoDate(text)) &&
    (!isFiscalCode(fiscalCode) || isBornOn(fiscalCode, toIsoDate(text))),
  email: (text) => new RegExp(`^${EMAIL}$`).test(text),
  phone: (text) => text.replaceAll(/\D/g, "").length >= 6,
  point: (text, _, { needs }) =>
    needs.supplyPoint === "pod" ? isPod(text) : needs.supplyPoint !== "pdr" || isPdr(text),
  street: isLongEnough(FORM_FIELDS.street),
  postal_code: (text) => /^\d{5}$/.test(text),
  city: isLongEnough(FORM_FIELDS.city),
  iban: (text) => isIban(text),
  holder: isLongEnough(CONTRACT_FIELDS.holder),
};

function toSentence(field: DataField, { needs }: Asked): string {
  switch (field) {
    case "email":
      return FIELD_SENTENCES.email;
    case "point":
      return needs.supplyPoint === "pdr" ? CONTRACT_SENTENCES.pdr : CONTRACT_SENTENCES.pod;
    case "postal_code":
      return CONTRACT_SENTENCES.postalCode;
    case "reason":
    case "method":
      return "";
    default:
      return CONTRACT_SENTENCES[field];
  }
}
