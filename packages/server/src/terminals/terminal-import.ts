import { TerminalRow } from "@volpe/contract";
import {
  gatherOnePerRow,
  type ImportRules,
  isCalendarDay,
  NO_SUCH_DAY,
} from "../products/import-rules.ts";
import { findNamelessField, toProductKey } from "../products/product-slug.ts";

/** `import-pos`: a row for each terminal's offer; provider and name make it the same one. */
export const TERMINAL_IMPORT: ImportRules<TerminalRow> = {
  tipology: "pos",
  schema: TerminalRow,
  plural: "Terminali",
  nameOf,
  gather: (rows, refuse) =>
    gatherOnePerRow(rows, refuse, {
      nameOf,
      findFault,
      toStaged: (row) => ({
        key: toProductKey(row.provider, row.name),
        words: nameOf(row),
        address: null,
        data: row,
      }),
    }),
  // Written by `toStaged` alone.
  validToOf: (data) => (data as TerminalRow).validTo ?? null,
};

function nameOf({ provider, name }: TerminalRow): string {
  return `${provider} ${name}`;
}

/** Why a row is not credible, and how to mend it. */
function findFault(row: TerminalRow): string | null {
  const { type, printer, monthlyFeeEur, purchaseEur, lockInMonths, leavingEur, validTo } = row;
  const nameless = findNamelessField({ provider: row.provider, name: row.name });
  if (nameless !== null) {
    return nameless;
  }
  if (type === "softpos" && printer) {
    return "un SoftPOS è il telefono stesso e non ha stampante: correggi type o printer";
  }
  if (lockInMonths === 0 && leavingEur > 0) {
    return "leavingEur costa solo dove c’è un vincolo: metti lockInMonths, o leavingEur a 0";
  }
  const commissions = [
    row.pagobancomatPercent,
    row.debitPercent,
    row.creditPercent,
    row.businessPercent,
  ];
  if (
    monthlyFeeEur === 0 &&
    purchaseEur === 0 &&
    row.perTransactionEur === 0 &&
    row.minimumMonthlyEur === 0 &&
    commissions.every((percent) => percent === 0)
  ) {
    return "non costa nulla: controlla canone, acquisto e commissioni";
  }
  return validTo === undefined || isCalendarDay(validTo) ? null : NO_SUCH_DAY;
}
