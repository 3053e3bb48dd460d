import type { BillConfirmation, BillField, BillFieldName } from "@volpe/contract";
import { invalidField, joinErrors } from "../errors.ts";
import type { ReadSupply } from "./same-supply.ts";

const TICK = "Controlla questo valore: correggilo, oppure spunta «È giusto così».";

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
    .map(([field]) => invalidField(field, TICK));
  if (first !== undefined) {
    throw joinErrors(first, others);
  }
}

/** The API's name for the supplier's field is the one of every form. */
function toBillName(field: string): BillFieldName | string {
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
