import type { BillField, EnergyTipology } from "@volpe/contract";
import { type Entries, toBillFields } from "./bill-entry.ts";
import { type Row, type TextPiece, toRows } from "./page-cells.ts";
import { readAmounts } from "./read-amounts.ts";
import { readBilledConsumption } from "./read-consumption.ts";
import { dropMissing, readIdentity } from "./read-identity.ts";
import { readBillSupplier } from "./read-supplier.ts";
import { hasSupply, splitSupplies } from "./split-supplies.ts";

/** The values of a bill; `not-a-bill` if the document is not an electricity or gas bill. */
export type BillReading =
  | { status: "not-a-bill" }
  | {
      status: "read";
      kind: EnergyTipology | "dual";
      supplies: { tipology: EnergyTipology; fields: BillField[] }[];
    };

/** Words that are frequent in bills and rare in other documents. */
const WORDS = [
  /bollett|fattura/,
  /fornitur/,
  /\bkwh\b|\bsmc\b/,
  /\bpod\b|\bpdr\b/,
  /materia (?:prima )?(?:energia|gas)|spesa per|vendita/,
  /oneri/,
  /accis|impost/,
  /potenza|contatore/,
  /quota/,
  /\biva\b/,
];
const WORDS_NEEDED = 4;

/**
 * Reads a bill. A value is `sure` if it passed a check: a sum, a product, a format that nothing
 * else has, or labels that agree. From a picture only sums and products are sure, because a digit
 * may be misread.
 */
export function readBill(
  pieces: readonly TextPiece[],
  { isPicture }: { isPicture: boolean },
): BillReading {
  const rows = toRows(pieces);
  const all = rows.map(({ cells }) => cells.map(({ folded }) => folded).join(" ")).join("\n");
  const hasLuce = hasSupply(rows, "luce");
  const hasGas = hasSupply(rows, "gas");
  if (WORDS.filter((word) => word.test(all)).length < WORDS_NEEDED || !(hasLuce || hasGas)) {
    return { status: "not-a-bill" };
  }
  const tipologies: EnergyTipology[] = [
    ...(hasLuce ? ["luce" as const] : []),
    ...(hasGas ? ["gas" as const] : []),
  ];
  const parts = tipologies.length === 2 ? splitSupplies(rows) : { luce: rows, gas: rows };
  const supplies = tipologies.map((tipology) => ({
    tipology,
    fields: toBillFields(
      readSupply({ own: parts[tipology], all: rows }, tipology, isPicture),
      tipology,
    ),
  }));
  const [only] = tipologies;
  return {
    status: "read",
    kind: tipologies.length === 2 || only === undefined ? "dual" : only,
    supplies,
  };
}

function readSupply(
  { own, all }: { own: readonly Row[]; all: readonly Row[] },
  tipology: EnergyTipology,
  isPicture: boolean,
): Entries {
  const texts = {
    // The company's name may stand on a page of the other supply.
    ...dropMissing({ supplier: readBillSupplier(own) ?? readBillSupplier(all) }),
    ...readIdentity(own, tipology),
    ...readBilledConsumption(own, tipology),
  };
  const amounts = readAmounts(own, tipology);
  return checkAgain({
    ...(isPicture ? withoutProof(texts) : texts),
    ...amounts,
    ...mergeBilled(texts, amounts),
  });
}

function withoutProof(entries: Entries): Entries {
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, { ...entry, isProved: false }]),
  );
}

/**
 * The billed consumption from its own label and the one from the priced line confirm each other.
 */
function mergeBilled(texts: Entries, amounts: Entries): Entries {
  const labelled = texts.periodConsumption;
  const priced = amounts.periodConsumption;
  if (priced === undefined) {
    return labelled === undefined ? {} : { periodConsumption: labelled };
  }
  const agrees = labelled === undefined || labelled.value === priced.value;
  const isProved = agrees && (priced.isProved || labelled !== undefined);
  return { periodConsumption: { ...priced, isProved } };
}

/** A value that contradicts another one is doubtful, however it was read. */
function checkAgain(entries: Entries): Entries {
  const { sale, saleFixed, total, offerExpiry, periodEnd } = entries;
  const doubt: Entries = {};
  if (
    saleFixed !== undefined &&
    sale !== undefined &&
    Number(saleFixed.value) > Number(sale.value)
  ) {
    doubt.saleFixed = { ...saleFixed, isProved: false };
  }
  if (sale !== undefined && total !== undefined && Number(sale.value) > Number(total.value)) {
    doubt.sale = { ...sale, isProved: false };
  }
  if (offerExpiry !== undefined && periodEnd !== undefined && offerExpiry.value < periodEnd.value) {
    doubt.offerExpiry = { ...offerExpiry, isProved: false };
  }
  return { ...entries, ...doubt };
}
