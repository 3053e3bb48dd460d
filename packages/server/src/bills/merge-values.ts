import type { BillField } from "@volpe/contract";

/** The values of one supply in one file. */
export type ReadPage = { fields: readonly BillField[] };

/** The readings of one field. Two pages with different values confirm nothing. */
export function mergeField(found: readonly BillField[]): { value: string; isSure: boolean } | null {
  const sure = found.filter(({ confidence }) => confidence === "sure");
  const [first] = sure.length > 0 ? sure : found;
  return first === undefined
    ? null
    : {
        value: first.value,
        isSure: sure.length > 0 && sure.every(({ value }) => value === first.value),
      };
}

/** The value that the pages prove; empty if there is none. */
export function findProved(pages: readonly ReadPage[], name: BillField["name"]): string {
  const found = mergeField(
    pages.flatMap(({ fields }) => fields).filter((field) => field.name === name),
  );
  return found?.isSure === true ? found.value : "";
}
