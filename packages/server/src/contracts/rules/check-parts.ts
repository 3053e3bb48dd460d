import {
  type AddressMap,
  type BusinessParty,
  type CheckedField,
  CONTRACT_SENTENCES,
  type ConsumerParty,
  type ContractChange,
  type ContractNeeds,
  type ContractPayment,
  type ContractSupply,
  findContractFault,
  type Regime,
  toFiscalCode,
  toIban,
  toSupplyPoint,
  toVatNumber,
} from "@volpe/contract";
import { type AppError, invalidField, joinErrors } from "../../errors.ts";
import { readPhone } from "../../person/read-contacts.ts";
import { toOneLine } from "../../text/one-line.ts";
import { checkAddress } from "./check-address.ts";

type Given = {
  regime: Regime;
  needs: ContractNeeds;
  /** ISO day in Rome. */
  today: string;
};

/** Collects the wrong fields of a form, so that it shows all of them at once. */
type Faults = { add(field: string, message: string): void };

/**
 * Checks the parts of a contract's form and converts them to their stored form. Throws an
 * `AppError` that names every wrong field.
 */
export function checkParts(change: ContractChange, given: Given): ContractChange {
  const found: AppError[] = [];
  const faults: Faults = { add: (field, message) => found.push(invalidField(field, message)) };
  const { consumer, business, supply, payment } = change;
  const checked: ContractChange = {
    ...(consumer &&
      given.regime === "consumer" && { consumer: checkConsumer(consumer, given, faults) }),
    ...(business &&
      given.regime === "business" && { business: checkBusiness(business, given, faults) }),
    ...(supply && { supply: checkSupply(supply, given, faults) }),
    ...(payment && { payment: checkPayment(payment, given, faults) }),
  };
  const [first, ...others] = found;
  if (first !== undefined) {
    throw joinErrors(first, others);
  }
  return checked;
}

function checkConsumer(form: ConsumerParty, given: Given, faults: Faults): ConsumerParty {
  const check = createCheck("consumer", { ...given, birthDate: form.birthDate }, faults);
  check("birthDate", form.birthDate);
  check("fiscalCode", form.fiscalCode);
  return {
    ...checkContacts(form, { part: "consumer", check, faults }),
    fiscalCode: toFiscalCode(form.fiscalCode),
    birthDate: form.birthDate,
  };
}

function checkBusiness(form: BusinessParty, given: Given, faults: Faults): BusinessParty {
  const check = createCheck("business", given, faults);
  check("vatNumber", form.vatNumber);
  check("fiscalCode", form.fiscalCode);
  check("recipientCode", form.recipientCode);
  return {
    ...checkContacts(form, { part: "business", check, faults }),
    companyName: check("companyName", toOneLine(form.companyName)),
    vatNumber: toVatNumber(form.vatNumber),
    fiscalCode: toFiscalCode(form.fiscalCode),
    recipientCode: form.recipientCode.trim().toUpperCase(),
  };
}

/** Reports the field if it is wrong, and returns its text. */
type Check = (field: CheckedField, text: string) => string;

function createCheck(
  part: string,
  { regime, needs, today, birthDate = "" }: Given & { birthDate?: string },
  faults: Faults,
): Check {
  const given = { regime, supplyPoint: needs.supplyPoint, today, birthDate };
  return (field, text) => {
    const fault = findContractFault(field, text, given);
    if (fault !== null) {
      faults.add(`${part}.${field}`, fault);
    }
    return text;
  };
}

function checkContacts(
  form: ConsumerParty | BusinessParty,
  { part, check, faults }: { part: "consumer" | "business"; check: Check; faults: Faults },
) {
  const email = check("email", form.email.trim());
  const phone = readPhone(form.phone);
  if (phone === null) {
    faults.add(`${part}.phone`, CONTRACT_SENTENCES.phone);
  }
  return {
    firstName: check("firstName", toOneLine(form.firstName)),
    lastName: check("lastName", toOneLine(form.lastName)),
    email,
    phone: phone ?? "",
  };
}

function checkSupply(form: ContractSupply, given: Given, faults: Faults): ContractSupply {
  const point = given.needs.supplyPoint === "none" ? "" : toSupplyPoint(form.point);
  const check = createCheck("supply", given, faults);
  check("point", point);
  const checkPart = createCheck("supply.address", given, faults);
  checkPart("street", toOneLine(form.address.street));
  checkPart("postal_code", form.address.postal_code);
  const address: AddressMap = checkAddress(form.address, (field, message) =>
    faults.add(`supply.address.${field}`, message),
  );
  return { point, reason: form.reason, address };
}

function checkPayment(form: ContractPayment, given: Given, faults: Faults): ContractPayment {
  if (!given.needs.payments.includes(form.method)) {
    faults.add(
      "payment.method",
      given.needs.payments.includes("debit")
        ? "Per questa offerta si paga con l’addebito sul conto."
        : "Per questa offerta si paga con il bollettino.",
    );
  }
  if (form.method === "slip") {
    return { method: "slip", iban: "", holder: "" };
  }
  const check = createCheck("payment", given, faults);
  check("iban", form.iban);
  return {
    method: "debit",
    iban: toIban(form.iban),
    holder: check("holder", toOneLine(form.holder)),
  };
}
