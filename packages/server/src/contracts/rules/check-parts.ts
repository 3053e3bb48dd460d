import {
  type AddressMap,
  type BusinessParty,
  CONTRACT_SENTENCES,
  type ConsumerParty,
  type ContractChange,
  type ContractNeeds,
  type ContractPayment,
  type ContractSupply,
  isBornOn,
  isCalendarDay,
  isFiscalCode,
  isIban,
  isPdr,
  isPod,
  isVatNumber,
  type Regime,
  toFiscalCode,
  toIban,
  toSupplyPoint,
  toVatNumber,
} from "@volpe/contract";
import { type AppError, invalidField, joinErrors } from "../../errors.ts";
import { isEmail } from "../../person/mail-address.ts";
import { readPhone } from "../../person/read-contacts.ts";
import { toOneLine } from "../../text/one-line.ts";
import { checkAddress } from "./check-address.ts";

const ADULT_YEARS = 18;

type Given = {
  regime: Regime;
  needs: ContractNeeds;
  /** ISO day in Rome. */
  today: string;
};

/** Collects the wrong fields of a form, so that it shows all of them at once. */
type Faults = { add(field: string, message: string): void };

/**
 * The parts of a contract from a form, checked and as they are stored. Throws an `AppError` that
 * names every wrong field.
 */
export function checkParts(change: ContractChange, given: Given): ContractChange {
  const found: AppError[] = [];
  const faults: Faults = { add: (field, message) => found.push(invalidField(field, message)) };
  const { consumer, business, supply, payment } = change;
  const checked: ContractChange = {
    ...(consumer &&
      given.regime === "consumer" && { consumer: checkConsumer(consumer, given, faults) }),
    ...(business && given.regime === "business" && { business: checkBusiness(business, faults) }),
    ...(supply && { supply: checkSupply(supply, given, faults) }),
    ...(payment && { payment: checkPayment(payment, given, faults) }),
  };
  const [first, ...others] = found;
  if (first !== undefined) {
    throw joinErrors(first, others);
  }
  return checked;
}

/** Whether somebody born on the first ISO day is of age on the second. */
export function isAdult(birthDate: string, today: string): boolean {
  const year = Number(birthDate.slice(0, 4)) + ADULT_YEARS;
  return today >= `${year}${birthDate.slice(4)}`;
}

function checkConsumer(form: ConsumerParty, { today }: Given, faults: Faults): ConsumerParty {
  const fiscalCode = toFiscalCode(form.fiscalCode);
  const { birthDate } = form;
  if (!isCalendarDay(birthDate) || birthDate > today || birthDate < "1900-01-01") {
    faults.add("consumer.birthDate", CONTRACT_SENTENCES.birthDate);
  } else if (!isAdult(birthDate, today)) {
    faults.add("consumer.birthDate", "Per fare un contratto bisogna avere 18 anni.");
  }
  if (!isFiscalCode(fiscalCode) || isVatNumber(fiscalCode)) {
    faults.add("consumer.fiscalCode", CONTRACT_SENTENCES.fiscalCode);
  } else if (isCalendarDay(birthDate) && !isBornOn(fiscalCode, birthDate)) {
    faults.add(
      "consumer.fiscalCode",
      "Codice fiscale e data di nascita non vanno insieme: controlla tutti e due.",
    );
  }
  return { ...checkContacts("consumer", form, faults), fiscalCode, birthDate };
}

function checkBusiness(form: BusinessParty, faults: Faults): BusinessParty {
  const vatNumber = toVatNumber(form.vatNumber);
  const fiscalCode = toFiscalCode(form.fiscalCode);
  const recipientCode = form.recipientCode.trim().toUpperCase();
  if (!isVatNumber(vatNumber)) {
    faults.add("business.vatNumber", CONTRACT_SENTENCES.vatNumber);
  }
  if (!isFiscalCode(fiscalCode)) {
    faults.add(
      "business.fiscalCode",
      "Controlla il codice fiscale: 11 cifre per una società, 16 tra lettere e cifre per un professionista.",
    );
  }
  if (!/^([A-Z\d]{7})?$/.test(recipientCode)) {
    faults.add("business.recipientCode", CONTRACT_SENTENCES.recipientCode);
  }
  return {
    ...checkContacts("business", form, faults),
    companyName: toLine(form, "companyName", "business", faults),
    vatNumber,
    fiscalCode,
    recipientCode,
  };
}

function checkContacts(
  part: "consumer" | "business",
  form: ConsumerParty | BusinessParty,
  faults: Faults,
) {
  const email = form.email.trim();
  const phone = readPhone(form.phone);
  if (!isEmail(email)) {
    faults.add(`${part}.email`, "Controlla l’e-mail: dev’essere come nome@esempio.it.");
  }
  if (phone === null) {
    faults.add(`${part}.phone`, CONTRACT_SENTENCES.phone);
  }
  return {
    firstName: toLine(form, "firstName", part, faults),
    lastName: toLine(form, "lastName", part, faults),
    email,
    phone: phone ?? "",
  };
}

/** A text on one line of at least two characters. */
function toLine<Name extends "firstName" | "lastName" | "companyName" | "holder">(
  form: Readonly<Record<Name, string>>,
  name: Name,
  part: string,
  faults: Faults,
): string {
  const line = toOneLine(form[name]);
  if (line.length < 2) {
    faults.add(`${part}.${name}`, CONTRACT_SENTENCES[name]);
  }
  return line;
}

function checkSupply(form: ContractSupply, { needs }: Given, faults: Faults): ContractSupply {
  const point = needs.supplyPoint === "none" ? "" : toSupplyPoint(form.point);
  if (needs.supplyPoint === "pod" && !isPod(point)) {
    faults.add("supply.point", CONTRACT_SENTENCES.pod);
  }
  if (needs.supplyPoint === "pdr" && !isPdr(point)) {
    faults.add("supply.point", CONTRACT_SENTENCES.pdr);
  }
  if (needs.supplyPoint === "line" && !/^[A-Z\d]*$/.test(point)) {
    faults.add(
      "supply.point",
      "Il codice di migrazione ha solo lettere e cifre: lo trovi in bolletta. Senza, lascia vuoto.",
    );
  }
  const address: AddressMap = checkAddress(form.address, (field, message) =>
    faults.add(`supply.address.${field}`, message),
  );
  return { point, reason: form.reason, address };
}

function checkPayment(form: ContractPayment, { needs }: Given, faults: Faults): ContractPayment {
  if (!needs.payments.includes(form.method)) {
    faults.add("payment.method", "Per questa offerta si paga con l’addebito sul conto.");
  }
  if (form.method === "slip") {
    return { method: "slip", iban: "", holder: "" };
  }
  const iban = toIban(form.iban);
  if (!isIban(iban)) {
    faults.add("payment.iban", CONTRACT_SENTENCES.iban);
  }
  return { method: "debit", iban, holder: toLine(form, "holder", "payment", faults) };
}
