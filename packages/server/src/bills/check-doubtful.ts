import { BILL_ADDRESS, BILL_FIELDS, type BillConfirmation, type BillField } from "@volpe/contract";
import { invalidField, joinErrors } from "../errors.ts";
import type { ReadSupply } from "./same-supply.ts";

/**
 * Throws an `AppError` that names each doubtful value which the person has neither changed nor
 * confirmed: no figure is computed from an unconfirmed reading. `supplies` are the readings of the
 * supply that is being confirmed.
 */
export function checkDoubtful(supplies: readonly ReadSupply[], confirmed: BillConfirmation): void {
  const read = supplies.flatMap(({ fields }) => fields);
  // The code enters no figure; where it finds an offer of another supplier, the supplier is asked.
  const { checked = [], offerCode: _, ...values } = confirmed;
  const [first, ...others] = Object.entries(values)
    .filter(([field, value]) => {
      const same = read.filter(
        (one) => one.name === toBillName(field) && isSame(one, value) && value !== "",
      );
      const isDoubtful =
        same.length > 0 && same.every(({ confidence }) => confidence === "doubtful");
      return isDoubtful && !checked.includes(field);
    })
    .map(([field]) => invalidField(field, toSentence(toBillName(field))));
  if (first !== undefined) {
    throw joinErrors(first, others);
  }
}

/** Names the value, because a page lists these sentences together. */
function toSentence(name: string): string {
  const label = Object.entries(BILL_FIELDS).find(([field]) => field === name)?.[1].label ?? name;
  const tick = BILL_ADDRESS.some((part) => part === name)
    ? "L’indirizzo è giusto così"
    : "È giusto così";
  return `Controlla «${label}»: correggi il valore, oppure spunta «${tick}».`;
}

/** The API's name for the supplier's field is the one of every form. */
function toBillName(field: string): string {
  return field === "operator" ? "supplier" : field;
}

function isSame({ value: read }: BillField, value: BillConfirmation[keyof BillConfirmation]) {
  switch (typeof value) {
    case "number":
      return Number(read) === value;
    case "boolean":
      return read === (value ? "si" : "no");
    default:
      return read === value;
  }
}
