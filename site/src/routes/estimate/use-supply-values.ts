import type { ChangeEvent, RefObject } from "react";
import {
  createFormDrafts,
  createTabStorage,
  fillForm,
  readDraftValues,
} from "../../forms/form-drafts.ts";
import { useDraftAccount } from "../../forms/use-form-draft.ts";
import {
  type EstimateField,
  type EstimateValues,
  NO_VALUES,
  toTipology,
} from "./estimate-fields.ts";

/**
 * The fields whose values belong to one supply: electricity and gas have their own units and
 * contracts.
 */
const SUPPLY_FIELDS = [
  "consumo",
  "mesi",
  "completa",
  "contratto",
  "energia",
  "dispacciamento",
  "quota",
  "quotaPeriodo",
  "spesa",
  "periodo",
  "scadenza",
] as const satisfies readonly EstimateField[];

/**
 * When the other typology is chosen, restores the values of its supply: those that were typed
 * earlier in this tab, else those of the address, which are `values`. `name` is the name of the
 * form's draft. Returns the handler of the form's changes.
 */
export function useSupplyValues(
  form: RefObject<HTMLFormElement | null>,
  { name, values }: { name: string; values: EstimateValues },
): (event: ChangeEvent<HTMLFormElement>) => void {
  const account = useDraftAccount();
  return ({ target }) => {
    const changed: unknown = target;
    if (
      form.current === null ||
      !(changed instanceof HTMLInputElement && changed.name === "tipologia")
    ) {
      return;
    }
    const tipology = toTipology({ tipologia: changed.value });
    const other = tipology === "gas" ? "luce" : "gas";
    const drafts = createFormDrafts(account, createTabStorage());
    const left = readDraftValues(form.current, SUPPLY_FIELDS);
    drafts.keep(`${name}:${other}`, { values: left, id: "", attempted: false });
    const restored =
      drafts.find(`${name}:${tipology}`)?.values ??
      toRows(toTipology(values) === tipology ? values : NO_VALUES);
    // The event updates the questions about a figure, as typing does.
    for (const field of fillForm(form.current, { values: restored }, SUPPLY_FIELDS)) {
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
}

/** A box that is not ticked has no row. */
function toRows(values: EstimateValues) {
  return SUPPLY_FIELDS.map((field) => ({ field, value: values[field] })).filter(
    ({ field, value }) => value !== "" || (field !== "completa" && field !== "dispacciamento"),
  );
}
