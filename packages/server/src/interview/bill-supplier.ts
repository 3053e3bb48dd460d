import { isSameSupplier } from "../text/same-supplier.ts";
import type { Interview } from "./interview.ts";
import type { FlowContext } from "./question.ts";
import { readSupplier } from "./understanding/supplier.ts";

/** The supplier that a sent bill names, by the name that the catalogue has; empty = not read. */
export function findBillSupplier(
  { notes: { bill } }: Interview,
  { suppliers }: Pick<FlowContext, "suppliers">,
): string {
  const read = bill?.values.supplier?.value ?? "";
  const reading = readSupplier(read, suppliers());
  return reading.status === "known" ? reading.name : read;
}

/** The supplier that the person said, before a bill's supplier replaced it; empty = none. */
export function findSaidSupplier({ draft, notes: { bill } }: Interview): string {
  return bill?.saidSupplier ?? draft.operator;
}

/** Whether the bill is of another supplier than the one that the person named. */
export function isBillOfOther(
  interview: Interview,
  context: Pick<FlowContext, "suppliers">,
): boolean {
  const said = findSaidSupplier(interview);
  const read = interview.notes.bill?.values.supplier?.value ?? "";
  return (
    said !== "" &&
    read !== "" &&
    ![read, findBillSupplier(interview, context)].some((name) => isSameSupplier(name, said))
  );
}
