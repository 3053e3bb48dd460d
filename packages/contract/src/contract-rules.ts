import { isCalendarDay } from "./calendar-day.ts";
import { toCompactCode } from "./compact-code.ts";
import { CONTRACT_FIELDS, CONTRACT_SENTENCES } from "./contract-fields.ts";
import type { ContractNeeds, Regime } from "./contract-offers.ts";
import { isBornOn, isFiscalCode } from "./fiscal-code.ts";
import { isOfName } from "./fiscal-name.ts";
import { EMAIL, FIELD_SENTENCES, FORM_FIELDS, toPostalCode } from "./form-fields.ts";
import { isIban } from "./iban.ts";
import { MONTH_NAMES } from "./month-names.ts";
import { isPdr, isPod, toSupplyPoint } from "./supply-point.ts";
import { isVatNumber, toVatNumber } from "./vat-number.ts";

const ADULT_YEARS = 18;

/**
 * The fields of a contract that can be checked without a list of places or of telephone prefixes.
 */
export type CheckedField =
  | "companyName"
  | "vatNumber"
  | "recipientCode"
  | "firstName"
  | "lastName"
  | "fiscalCode"
  | "birthDate"
  | "email"
  | "phone"
  | "point"
  | "street"
  | "postal_code"
  | "iban"
  | "holder";

type ContractFacts = {
  regime: Regime;
  supplyPoint: ContractNeeds["supplyPoint"];
  /** ISO day in Rome. */
  today: string;
  /** ISO date; any other text if the date is not known. */
  birthDate: string;
  /** Empty if they are not known. */
  firstName?: string;
  lastName?: string;
};

/** Letters of every alphabet and signs between them: «Anna-Maria», «D’Angelo», «Rossi jr.». */
const NAME = /^\p{L}[\p{L}\p{M}'’. -]*$/u;
/** A number of a landline or a mobile phone in Italy, with or without its prefix. */
const ITALIAN_PHONE = /^(?:(?:\+|00)39)?[03]\d{5,11}$/;

/**
 * The Italian message for a wrong field of a contract; null if the field is right. Server and form
 * call the same function. `text` may have blanks around it; a birth date is an ISO date.
 *
 * @example
 * findContractFault("iban", "IT60X", facts); // "Controlla l’IBAN: …"
 */
export function findContractFault(
  field: CheckedField,
  text: string,
  facts: ContractFacts,
): string | null {
  const typed = text.trim();
  switch (field) {
    case "fiscalCode":
      return findFiscalFault(typed, facts);
    case "birthDate":
      return findBirthFault(typed, facts);
    case "point":
      return findPointFault(typed, facts);
    case "vatNumber":
      return isVatNumber(typed) ? null : toSentence("vatNumber", toVatNumber(typed), /^\d{11}$/);
    case "recipientCode":
      return /^([A-Z\d]{7})?$/i.test(typed) ? null : CONTRACT_SENTENCES.recipientCode;
    case "email":
      return typed.length <= FORM_FIELDS.email.maxLength && new RegExp(`^${EMAIL}$`).test(typed)
        ? null
        : FIELD_SENTENCES.email;
    case "postal_code":
      return /^\d{5}$/.test(toPostalCode(typed)) ? null : FIELD_SENTENCES.postalCode;
    case "iban":
      return isIban(typed) ? null : toSentence("iban", toCompactCode(typed), /^IT[A-Z\d]{25}$/);
    case "street":
      return findStreetFault(typed);
    case "phone":
      return ITALIAN_PHONE.test(typed.replaceAll(/[\s()./-]/g, ""))
        ? null
        : CONTRACT_SENTENCES.phone;
    case "firstName":
    case "lastName":
      return typed.length >= CONTRACT_FIELDS[field].minLength && NAME.test(typed)
        ? null
        : CONTRACT_SENTENCES[field];
    case "companyName":
    case "holder":
      return typed.length >= CONTRACT_FIELDS[field].minLength ? null : CONTRACT_SENTENCES[field];
  }
}

/** Whether a person born on the first ISO day is of age on the second. */
export function isAdult(birthDate: string, today: string): boolean {
  const year = Number(birthDate.slice(0, 4)) + ADULT_YEARS;
  return today >= `${year}${birthDate.slice(4)}`;
}

const MISTYPED = {
  fiscalCode: CONTRACT_SENTENCES.mistypedFiscalCode,
  businessFiscalCode: CONTRACT_SENTENCES.mistypedBusinessFiscalCode,
  vatNumber: CONTRACT_SENTENCES.mistypedVatNumber,
  iban: CONTRACT_SENTENCES.mistypedIban,
};

/** A wrong code of the right length has a mistyped character, so the message names no length. */
function toSentence(field: keyof typeof MISTYPED, code: string, whole: RegExp): string {
  return whole.test(code) ? MISTYPED[field] : CONTRACT_SENTENCES[field];
}

function findFiscalFault(
  code: string,
  { regime, birthDate, firstName = "", lastName = "" }: ContractFacts,
): string | null {
  if (regime === "business") {
    const whole = /^(?:(?:IT)?\d{11}|[A-Z\d]{16})$/;
    return isFiscalCode(code) ? null : toSentence("businessFiscalCode", toCompactCode(code), whole);
  }
  if (!isFiscalCode(code) || isVatNumber(code)) {
    return toSentence("fiscalCode", toCompactCode(code), /^[A-Z\d]{16}$/);
  }
  if (isCalendarDay(birthDate) && !isBornOn(code, birthDate)) {
    return CONTRACT_SENTENCES.bornOtherwise;
  }
  return isOfName(code, { firstName, lastName }) ? null : CONTRACT_SENTENCES.namedOtherwise;
}

function findBirthFault(day: string, { today }: ContractFacts): string | null {
  const short = SHORT_YEAR.exec(day)?.groups?.year;
  if (short !== undefined) {
    return `Scrivi l’anno con quattro cifre: intendi il ${toWholeYear(short, today)}?`;
  }
  if (/^\d{4}-\d{2}-\d{2}$/.test(day) && !isCalendarDay(day)) {
    return CONTRACT_SENTENCES.noSuchDay;
  }
  if (!isCalendarDay(day) || day > today || day < "1900-01-01") {
    return CONTRACT_SENTENCES.birthDate;
  }
  return isAdult(day, today) ? null : CONTRACT_SENTENCES.underAge;
}

/** A day as people write it, with the last two figures of its year. */
const SHORT_YEAR = /^\d{1,2}[°º]?[ ./-]+(?:\d{1,2}|[a-z]{3,})[ ./-]+['’]?(?<year>\d{2})$/i;

/** The latest year ending in these two digits in which an adult of today can have been born. */
function toWholeYear(short: string, today: string): number {
  const latest = Number(today.slice(0, 4)) - ADULT_YEARS;
  return latest - ((latest - Number(short)) % 100);
}

const MONTHS = MONTH_NAMES.join("|");
/** A number that belongs to the name of a street: «Via 25 Aprile». */
const STREET_DAY = new RegExp(`\\d{1,2}\\s+(?:${MONTHS})`, "i");
/**
 * Matches words that say that an address has no number: «snc», «s.n.c.», «sn», «senza numero».
 * Before a word «S. N.» are initials, as in «Piazza S. N. Bari».
 */
const NO_NUMBER =
  /\bs\.?\s?n\.?\s?c\b|\bsn\b|\bs\.?\s?n\b(?![.\s]*\p{L})|\bsenza (?:numero|civico)/iu;

function findStreetFault(street: string): string | null {
  const isNamed = street.length >= FORM_FIELDS.street.minLength && /\p{L}{2}/u.test(street);
  if (!isNamed || /\p{Extended_Pictographic}/u.test(street)) {
    return FIELD_SENTENCES.street;
  }
  const withoutDay = street.replace(STREET_DAY, "");
  return /\p{L}.*\d/u.test(withoutDay) || NO_NUMBER.test(withoutDay)
    ? null
    : CONTRACT_SENTENCES.houseNumber;
}

function findPointFault(point: string, { supplyPoint }: ContractFacts): string | null {
  switch (supplyPoint) {
    case "pod":
      return isPod(point) ? null : CONTRACT_SENTENCES.pod;
    case "pdr":
      return isPdr(point) ? null : CONTRACT_SENTENCES.pdr;
    case "line":
      return /^[A-Z\d]*$/.test(toSupplyPoint(point)) ? null : CONTRACT_SENTENCES.migrationCode;
    case "none":
      return null;
  }
}
