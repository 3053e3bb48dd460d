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
  findReasonFault,
  listSupplyReasons,
  PaymentMethod,
  type Regime,
  SupplyReason,
  toCompactCode,
  toSupplyPoint,
  toVatNumber,
} from "@volpe/contract";
import { Check as isOf } from "typebox/value";
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

type SupplyForm = NonNullable<ContractChange["supply"]>;
type PaymentForm = NonNullable<ContractChange["payment"]>;

/** The parts as they are stored. */
type CheckedParts = Omit<ContractChange, "payment" | "supply"> & {
  supply?: ContractSupply;
  payment?: ContractPayment;
};

/**
 * Checks the parts of a contract's form and converts them to their stored form. Throws an
 * `AppError` that names every wrong field.
 */
export function checkParts(change: ContractChange, given: Given): CheckedParts {
  const found: AppError[] = [];
  const faults: Faults = { add: (field, message) => found.push(invalidField(field, message)) };
  const { consumer, business, supply, payment } = change;
  const checked: CheckedParts = {
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

// The faults are found in the order of the form's fields, in which the page lists them.
function checkConsumer(form: ConsumerParty, given: Given, faults: Faults): ConsumerParty {
  const check = createCheck("consumer", { ...given, ...form }, faults);
  const names = checkNames(form, check);
  check("fiscalCode", form.fiscalCode);
  check("birthDate", form.birthDate);
  return {
    ...names,
    ...checkContacts(form, { part: "consumer", check, faults }),
    fiscalCode: toCompactCode(form.fiscalCode),
    birthDate: form.birthDate,
  };
}

function checkBusiness(form: BusinessParty, given: Given, faults: Faults): BusinessParty {
  const check = createCheck("business", given, faults);
  const companyName = check("companyName", toOneLine(form.companyName));
  check("vatNumber", form.vatNumber);
  check("fiscalCode", form.fiscalCode);
  check("recipientCode", form.recipientCode);
  return {
    companyName,
    vatNumber: toVatNumber(form.vatNumber),
    fiscalCode: toCompactCode(form.fiscalCode),
    recipientCode: form.recipientCode.trim().toUpperCase(),
    ...checkNames(form, check),
    ...checkContacts(form, { part: "business", check, faults }),
  };
}

/** Reports the field if it is wrong, and returns its text. */
type Check = (field: CheckedField, text: string) => string;

function createCheck(
  part: string,
  {
    regime,
    needs,
    today,
    birthDate = "",
    firstName = "",
    lastName = "",
  }: Given & { birthDate?: string; firstName?: string; lastName?: string },
  faults: Faults,
): Check {
  const { supplyPoint } = needs;
  const given = { regime, supplyPoint, today, birthDate, firstName, lastName };
  return (field, text) => {
    const fault = findContractFault(field, text, given);
    if (fault !== null) {
      faults.add(`${part}.${field}`, fault);
    }
    return text;
  };
}

function checkNames(form: ConsumerParty | BusinessParty, check: Check) {
  return {
    firstName: check("firstName", toOneLine(form.firstName)),
    lastName: check("lastName", toOneLine(form.lastName)),
  };
}

function checkContacts(
  form: ConsumerParty | BusinessParty,
  { part, check, faults }: { part: "consumer" | "business"; check: Check; faults: Faults },
) {
  const email = check("email", form.email.trim());
  const phone = readPhone(form.phone);
  if (phone?.startsWith("+39") !== true) {
    faults.add(`${part}.phone`, CONTRACT_SENTENCES.phone);
  }
  return { email, phone: phone ?? "" };
}

function checkSupply(
  { reason, ...form }: SupplyForm,
  given: Given,
  faults: Faults,
): ContractSupply {
  const { supplyPoint, reasons } = given.needs;
  const isListed = listSupplyReasons(supplyPoint, reasons).some(({ value }) => value === reason);
  const isReason = isOf(SupplyReason, reason) && (isListed || supplyPoint === "none");
  if (!isReason) {
    const fault = findReasonFault(given.needs, reason) ?? CONTRACT_SENTENCES.reason;
    faults.add("supply.reason", fault);
  }
  const point = supplyPoint === "none" ? "" : toSupplyPoint(form.point);
  const check = createCheck("supply", given, faults);
  check("point", point);
  const checkPart = createCheck("supply.address", given, faults);
  checkPart("street", toOneLine(form.address.street));
  checkPart("postal_code", form.address.postal_code);
  const address: AddressMap = checkAddress(form.address, (field, message) =>
    faults.add(`supply.address.${field}`, message),
  );
  return { point, reason: isReason ? reason : "change", address };
}

function checkPayment(
  { method, ...form }: PaymentForm,
  given: Given,
  faults: Faults,
): ContractPayment {
  const { payments } = given.needs;
  if (!isOf(PaymentMethod, method)) {
    faults.add("payment.method", CONTRACT_SENTENCES.method);
    return NO_PAYMENT;
  }
  if (!payments.includes(method)) {
    faults.add(
      "payment.method",
      payments.includes("debit")
        ? "Per questa offerta si paga con l’addebito sul conto."
        : "Per questa offerta si paga con il bollettino.",
    );
  }
  if (method === "slip") {
    return NO_PAYMENT;
  }
  const check = createCheck("payment", given, faults);
  check("iban", form.iban);
  return {
    method,
    iban: toCompactCode(form.iban),
    holder: check("holder", toOneLine(form.holder)),
  };
}

/**
 * The payment by slip, also used as a placeholder while an invalid payment is reported. The
 * placeholder is never stored.
 */
const NO_PAYMENT: ContractPayment = { method: "slip", iban: "", holder: "" };
