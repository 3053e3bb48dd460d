// This module is loaded when a field is left for the first time, because no other page needs the
// rules.
import {
  type CheckedField,
  type ContractView,
  findContractFault,
  toRomeDay,
} from "@volpe/contract";
import { type DataField, type DataValues, toIsoDate } from "./contract-data.ts";

type Asked = Pick<ContractView, "needs" | "regime">;

/**
 * The fields that are checked here. Only the server has the list of places, so it checks comune and
 * province, and the postal code against them.
 */
const CHECKED: readonly DataField[] = [
  "companyName",
  "vatNumber",
  "recipientCode",
  "firstName",
  "lastName",
  "fiscalCode",
  "birthDate",
  "email",
  "phone",
  "point",
  "street",
  "postal_code",
  "iban",
  "holder",
] satisfies readonly CheckedField[];

const isChecked = (field: DataField): field is CheckedField => CHECKED.includes(field);

/** The fiscal code is checked again when the birth date or the name changes. */
const LINKED: Partial<Record<DataField, readonly DataField[]>> = {
  birthDate: ["fiscalCode"],
  firstName: ["fiscalCode"],
  lastName: ["fiscalCode"],
};

/**
 * The errors of a field on leaving it, and of the fields that depend on it, by the server's own
 * rules. An empty field is not an error while the form is being filled in.
 */
export function findMistakes(
  field: DataField,
  values: DataValues,
  { needs: { supplyPoint }, regime }: Asked,
): Partial<Record<DataField, string | undefined>> {
  const birthDate = toIsoDate(values.birthDate);
  const { firstName, lastName } = values;
  const today = toRomeDay(Date.now());
  const facts = { regime, supplyPoint, today, birthDate, firstName, lastName };
  return Object.fromEntries(
    [field, ...(LINKED[field] ?? [])].filter(isChecked).flatMap((each) => {
      const text = each === "birthDate" ? birthDate : values[each];
      // An empty field keeps the server's error.
      if (text.trim() === "") return [];
      return [[each, findContractFault(each, text, facts) ?? undefined]];
    }),
  );
}
