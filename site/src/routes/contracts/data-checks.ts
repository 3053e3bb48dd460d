// Loaded when a field is left for the first time: no other page needs the rules.
import { type CheckedField, type ContractView, findContractFault } from "@volpe/contract";
import { type DataField, type DataValues, toIsoDate } from "./contract-data.ts";

type Asked = Pick<ContractView, "needs" | "regime">;

/** The server alone has the lists of telephone numbers and of places. */
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

/** A birth date decides about the fiscal code too. */
const LINKED: Partial<Record<DataField, readonly DataField[]>> = { birthDate: ["fiscalCode"] };

/**
 * What is wrong with a field that is left, and with those that depend on it, by the server's own
 * rules. An empty field is no mistake while the form is being filled.
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
      // An empty field keeps what the server said of it.
      if (text.trim() === "") return [];
      return [[each, findContractFault(each, text, given) ?? undefined]];
    }),
  );
}

/** The day in Rome, as ISO: Swedes write their dates so. */
function toRomeDay(epochMs: number): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" }).format(epochMs);
}
