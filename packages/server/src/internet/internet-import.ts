import { InternetRow, PROVINCES } from "@volpe/contract";
import {
  gatherOnePerRow,
  type ImportRules,
  isCalendarDay,
  NO_SUCH_DAY,
} from "../products/import-rules.ts";
import { findNamelessField, toProductKey } from "../products/product-slug.ts";

const SIGNS = new Set(PROVINCES.map(({ sign }) => sign));

/** `import-internet`: a row for each line's offer; provider, name and audience make it the same. */
export const INTERNET_IMPORT: ImportRules<InternetRow> = {
  tipology: "internet",
  schema: InternetRow,
  plural: "Linee internet",
  nameOf,
  gather: (rows, refuse) =>
    gatherOnePerRow(rows, refuse, {
      nameOf,
      findFault,
      toStaged: (row) => ({
        key: toProductKey(row.provider, row.name, row.audience),
        words: nameOf(row),
        address: null,
        data: row,
      }),
    }),
  // Written by `toStaged` alone.
  validToOf: (data) => (data as InternetRow).validTo ?? null,
};

function nameOf({ provider, name }: InternetRow): string {
  return `${provider} ${name}`;
}

/** Why a row is not credible, and how to mend it. */
function findFault(row: InternetRow): string | null {
  const { promoMonthlyEur, promoMonths, monthlyEur, uploadMbps, downloadMbps, validTo } = row;
  const nameless = findNamelessField({ provider: row.provider, name: row.name });
  if (nameless !== null) {
    return nameless;
  }
  if (promoMonthlyEur > monthlyEur) {
    return "promoMonthlyEur è più alto di monthlyEur: scambiali, o rendili uguali";
  }
  if (promoMonths === 0 && promoMonthlyEur !== monthlyEur) {
    return "senza promozione (promoMonths 0) promoMonthlyEur è uguale a monthlyEur: rendili uguali";
  }
  if (monthlyEur < 5) {
    return `monthlyEur ${monthlyEur} non è un prezzo credibile: controlla che sia al mese e in euro`;
  }
  if (uploadMbps > downloadMbps) {
    return "uploadMbps supera downloadMbps: scambiali";
  }
  if (row.lockInMonths === 0 && row.leavingEur > 100) {
    return "leavingEur è troppo alto per una linea senza vincolo: metti lockInMonths, o abbassalo";
  }
  const unknown = row.provinces.filter((sign) => !SIGNS.has(sign));
  if (unknown.length > 0) {
    return `provinces ha sigle che non esistono: ${unknown.join(", ")}`;
  }
  return validTo === undefined || isCalendarDay(validTo) ? null : NO_SUCH_DAY;
}
