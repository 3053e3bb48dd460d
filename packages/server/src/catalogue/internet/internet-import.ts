import { InternetRow, PROVINCES } from "@volpe/contract";
import { findSellerFault, gatherOnePerRow, type ImportRules } from "../snapshots/import-rules.ts";
import { toProductKey } from "../snapshots/product-slug.ts";

const SIGNS = new Set(PROVINCES.map(({ sign }) => sign));

/**
 * `import-internet`: one row per offer. Rows with the same provider, name and audience are the same
 * offer.
 */
export const INTERNET_IMPORT: ImportRules<InternetRow> = {
  tipology: "internet",
  schema: InternetRow,
  plural: "Linee internet",
  namesOf: ({ provider, name }) => ({ provider, name }),
  findFault,
  gather: gatherOnePerRow(({ provider, name, audience }) => toProductKey(provider, name, audience)),
};

/** Why a row is not credible, and how to correct it. */
function findFault(row: InternetRow): string | null {
  const { promoMonthlyEur, promoMonths, monthlyEur, uploadMbps, downloadMbps } = row;
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
  return unknown.length === 0
    ? findSellerFault("provider", {
        vatNumber: row.providerVatNumber,
        seat: row.providerSeat,
        url: row.providerUrl,
      })
    : `provinces ha sigle che non esistono: ${unknown.join(", ")}`;
}
