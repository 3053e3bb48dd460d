// Loaded when a field is left for the first time, because no other page needs the rules.
import { type CheckedField, type ContractView, findContractFault } from "@volpe/contract";
import { type DataField, type DataValues, toIsoDate } from "./contract-data.ts";

type Asked = Pick<ContractView, "needs" | "regime">;

/**
 * Only the server has the lists of telephone prefixes and of places, so it checks the other fields.
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
  "point",
  "street",
  "postal_code",
  "iban",
  "holder",
] satisfies readonly CheckedField[];

const isChecked = (field: DataField): field is CheckedField => CHECKED.includes(field);

/** The fiscal code is checked again when the birth date changes. */
const LINKED: Partial<Record<DataField, readonly DataField[]>> = { birthDate: ["fiscalCode"] };

/**
 * The errors of a field on leaving it, and of those that depend on it, by the server's own rules.
 * An empty field is not an error while the form is being filled in.
 */
export function findMistakes(
  field: DataField,
  values: DataValues,
  { needs: { supplyPoint }, regime }: Asked,
): Partial<Record<DataField, string | undefined>> {
  const birthDate = toIsoDate(values.birthDate);
  const given = { regime, supplyPoint, today: toRomeDay(Date.now()), birthDate };
  return Object.fromEntries(
    [field, ...(LINKED[field] ?? [])].filter(isChecked).flatMap((each) => {
      const text = each === "birthDate" ? birthDate : values[each];
      // An empty field keeps the server's error.
      if (text.trim() === "") return [];
      return [[each, findContractFault(each, text, given) ?? undefined]];
    }),
  );
}

/** The day in Rome as ISO: the Swedish date format has this form. */
function toRomeDay(epochMs: number): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" }).format(epochMs);
}
