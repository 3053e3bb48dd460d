import {
  type BillField,
  type BillFieldName,
  type BillSupply,
  type BillView,
  hideIdentifiers,
} from "@volpe/contract";

const HIDDEN: ReadonlySet<BillFieldName> = new Set(["pod", "pdr", "fiscalCode"]);

/**
 * The view without supply points and fiscal codes, which no page below `/preventivo` may contain: only
 * the ends of a POD, a PDR or a code remain, also in the lines from which other values were read.
 */
export function hideInBill(view: BillView): BillView {
  return {
    ...view,
    files: view.files.map((file) => ({
      ...file,
      supplies: file.supplies.map((supply) => hideInSupply(supply, file.supplies)),
    })),
  };
}

/** Hides the same in one supply; `all` are the supplies of its file. */
export function hideInSupply(supply: BillSupply, all: readonly BillSupply[]): BillSupply {
  const points = all
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => HIDDEN.has(name))
    .map(({ value }) => value);
  return { ...supply, fields: supply.fields.map((field) => hideIn(field, points)) };
}

function hideIn(field: BillField, identifiers: readonly string[]): BillField {
  const hide = (text: string) => hideIdentifiers(text, identifiers);
  return { ...field, value: hide(field.value), text: hide(field.text) };
}
