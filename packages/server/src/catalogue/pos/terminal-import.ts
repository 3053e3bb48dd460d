import { TerminalRow } from "@volpe/contract";
import { findAddressFault, gatherOnePerRow, type ImportRules } from "../snapshots/import-rules.ts";
import { toProductKey } from "../snapshots/product-slug.ts";

/** `import-pos`: one row per offer. Rows with the same provider and name are the same offer. */
export const TERMINAL_IMPORT: ImportRules<TerminalRow> = {
  tipology: "pos",
  schema: TerminalRow,
  plural: "Terminali",
  namesOf: ({ provider, name }) => ({ provider, name }),
  findFault,
  gather: gatherOnePerRow(({ provider, name }) => toProductKey(provider, name)),
};

/** Why a row is not credible, and how to correct it. */
function findFault(row: TerminalRow): string | null {
  const { type, printer, monthlyFeeEur, purchaseEur, lockInMonths, leavingEur } = row;
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
  const isFree =
    monthlyFeeEur === 0 &&
    purchaseEur === 0 &&
    row.perTransactionEur === 0 &&
    row.minimumMonthlyEur === 0 &&
    commissions.every((percent) => percent === 0);
  return isFree
    ? "non costa nulla: controlla canone, acquisto e commissioni"
    : (findAddressFault("providerUrl", row.providerUrl) ??
        findAddressFault("sheetUrl", row.sheetUrl));
}
