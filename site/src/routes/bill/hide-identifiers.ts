import type { BillField, BillFieldName, BillView } from "@volpe/contract";

const HIDDEN: ReadonlySet<BillFieldName> = new Set(["pod", "pdr", "fiscalCode"]);

/**
 * The view without supply points and fiscal codes, which no page below `/preventivo` may contain: only
 * the ends of a POD, a PDR or a code remain, also in the lines from which other values were read.
 */
export function hideIdentifiers(view: BillView): BillView {
  return {
    ...view,
    files: view.files.map((file) => {
      const points = file.supplies
        .flatMap(({ fields }) => fields)
        .filter(({ name }) => HIDDEN.has(name))
        .map(({ value }) => value);
      return {
        ...file,
        supplies: file.supplies.map((supply) => ({
          ...supply,
          fields: supply.fields.map((field) => hideIn(field, points)),
        })),
      };
    }),
  };
}

function hideIn(field: BillField, points: readonly string[]): BillField {
  const hide = (text: string) =>
    points.reduce((all, point) => all.replaceAll(toPattern(point), toHidden(point)), text);
  return { ...field, value: hide(field.value), text: hide(field.text) };
}

/** A bill may print it with blanks between its parts. */
function toPattern(point: string): RegExp {
  return new RegExp([...point].join(" ?"), "gi");
}

function toHidden(point: string): string {
  return `${point.slice(0, 5)}•••${point.slice(-3)}`;
}
