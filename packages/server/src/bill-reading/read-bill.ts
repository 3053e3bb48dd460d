import type { BillField, BillFieldName, EnergyTipology } from "@volpe/contract";
import { doubtWhere, dropMissing, type Entries, type Entry, toBillFields } from "./bill-entry.ts";
import { isForeignText } from "./foreign-text.ts";
import { withLabelsFirst } from "./labels-first.ts";
import { withoutMisreadTotal } from "./misread-total.ts";
import { withoutOtherPeriods } from "./other-periods.ts";
import { type Row, type TextPiece, toRows } from "./page-cells.ts";
import { readAmounts } from "./read-amounts.ts";
import { readBilledConsumption } from "./read-consumption.ts";
import { readLaterExpiry } from "./read-expiry.ts";
import { readHolder } from "./read-holder.ts";
import { listPoints, readIdentity } from "./read-identity.ts";
import { readOffer } from "./read-offer.ts";
import { readOfferTerms } from "./read-offer-terms.ts";
import { withProse } from "./read-prose.ts";
import { readBillSupplier } from "./read-supplier.ts";
import { readSupplyAddress } from "./read-supply-address.ts";
import { withSalePrice } from "./sale-price.ts";
import { withoutSentencesOfOthers } from "./sentences-of-others.ts";
import { hasSupply, isOfOther, namesOther, splitSupplies } from "./split-supplies.ts";

/**
 * The values of a bill. `foreign`: the document is in another language. `not-a-bill`: it is not an
 * electricity or gas bill.
 */
export type BillReading =
  | { status: "not-a-bill" | "foreign" }
  | {
      status: "read";
      kind: EnergyTipology | "dual";
      /** Whether the bill names several PODs, or several PDRs. */
      hasSeveralPoints: boolean;
      supplies: { tipology: EnergyTipology; fields: BillField[] }[];
    };

/** Fewer values hardly help the person. */
const VALUES_MIN = 5;

/** Whether a reading gives so few values of each supply that it hardly helps. */
export function hasFewValues(reading: BillReading): boolean {
  return (
    reading.status !== "read" || reading.supplies.every(({ fields }) => fields.length < VALUES_MIN)
  );
}

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

/** The fields that both supplies of a bill share. */
const OF_BOTH: ReadonlySet<BillFieldName> = new Set([
  "supplier",
  "holder",
  "fiscalCode",
  "destination",
  "street",
  "postalCode",
  "city",
  "province",
]);

/**
 * Reads a bill. A value is `sure` if it passed a check: a sum, a product, a format that nothing
 * else has, or labels that agree. From a picture only sums and products are sure, because a digit
 * may be misread.
 *
 * @example
 * const reading = readBill(pieces, { isPicture: false });
 * // { status: "read", kind: "luce", hasSeveralPoints: false, supplies: [{ tipology, fields }] }
 */
export function readBill(
  pieces: readonly TextPiece[],
  { isPicture }: { isPicture: boolean },
): BillReading {
  const printed = withLabelsFirst(withoutOtherPeriods(toRows(pieces)));
  const rows = withoutSentencesOfOthers(printed);
  const all = rows.map(({ cells }) => cells.map(({ folded }) => folded).join(" ")).join("\n");
  const hasLuce = hasSupply(rows, "luce");
  const hasGas = hasSupply(rows, "gas");
  if (WORDS.filter((word) => word.test(all)).length < WORDS_NEEDED || !(hasLuce || hasGas)) {
    const text = printed.flatMap(({ cells }) => cells.map((cell) => cell.text)).join(" ");
    return { status: isForeignText(text) ? "foreign" : "not-a-bill" };
  }
  const isDual = hasLuce && hasGas;
  const kind = isDual ? "dual" : hasLuce ? "luce" : "gas";
  const tipologies: EnergyTipology[] = kind === "dual" ? ["luce", "gas"] : [kind];
  const parts = isDual ? splitSupplies(rows) : { luce: rows, gas: rows };
  const read = tipologies.map((tipology) => ({
    tipology,
    entries: readSupply({ own: parts[tipology], all: rows }, tipology, isPicture),
  }));
  const hasSeveral = (tipology: EnergyTipology) => listPoints(parts[tipology], tipology).length > 1;
  const supplies = read.map(({ tipology, entries }) => {
    const other = read.find((one) => one.tipology !== tipology)?.entries;
    const checked = hasSeveral(tipology) ? doubtPoint(entries) : entries;
    const sure =
      other === undefined && !namesOther(rows, tipology) ? checked : doubtDays(checked, other);
    return { tipology, fields: toBillFields(doubtShared(sure, other), tipology) };
  });
  return { status: "read", kind, hasSeveralPoints: tipologies.some(hasSeveral), supplies };
}

function readSupply(
  { own, all }: { own: readonly Row[]; all: readonly Row[] },
  tipology: EnergyTipology,
  isPicture: boolean,
): Entries {
  const offer = readOffer(own, tipology);
  const supplier = readBillSupplier(all);
  // The holder's name stands on the first page, even if that page is about the other supply.
  const named = { ...dropMissing({ supplier }), ...readHolder(all, supplier ?? undefined) };
  const texts = {
    // The company's name may stand on a page of the other supply.
    ...named,
    ...withPlace(readIdentity(own, tipology), readAddress(own, all, named)),
    ...offer,
    ...readOfferTerms(own, tipology, offer.offerCode),
    ...readBilledConsumption(own, tipology),
  };
  const { offerExpiry, periodEnd } = texts as Entries;
  const later =
    offerExpiry === undefined && periodEnd !== undefined
      ? readLaterExpiry(own, String(periodEnd.value))
      : null;
  const sums = readAmounts(own, tipology, { isDual: own !== all });
  const amounts = isPicture ? withoutMisreadTotal(sums) : sums;
  const entries = {
    ...(isPicture ? withoutProof(texts) : texts),
    ...dropMissing({ offerExpiry: later }),
    ...amounts,
    ...mergeBilled(texts, amounts),
  };
  const completed = withProse(own, entries, tipology);
  return doubtOther(checkAgain(withSalePrice(own, completed, tipology)), tipology);
}

/** The address may stand on the page of the other supply, or belong to that supply alone. */
function readAddress(own: readonly Row[], all: readonly Row[], named: Entries): Entries {
  const address = readSupplyAddress(own, named);
  return address.street !== undefined || own === all
    ? address
    : withoutProof(readSupplyAddress(all, named));
}

/** The printed sign of the province and the one of the address's comune confirm each other. */
function withPlace(identity: Entries, address: Entries): Entries {
  const [printed, known] = [identity.province, address.province];
  const isOne = printed === undefined || known === undefined || printed.value === known.value;
  const province = known?.isProved ? known : (printed ?? known);
  return {
    ...identity,
    ...(isOne ? address : withoutProof(address)),
    ...(province && { province: { ...province, isProved: isOne && province.isProved } }),
  };
}

/**
 * A value on a line about the other commodity is doubtful. The names of firms and offers are
 * exempt, because they contain its words.
 */
function doubtOther(entries: Entries, tipology: EnergyTipology): Entries {
  return doubtWhere(entries, ({ text }, name) => !OF_BOTH.has(name) && isOfOther(text, tipology));
}

function withoutProof(entries: Entries): Entries {
  return doubtWhere(entries, () => true);
}

/**
 * The billed consumption from its own label and the one from the priced line confirm each other.
 */
function mergeBilled(texts: Entries, amounts: Entries): Entries {
  const labelled = texts.periodConsumption;
  const priced = amounts.periodConsumption;
  if (priced === undefined) {
    return {};
  }
  const agrees = labelled === undefined || labelled.value === priced.value;
  const isProved = agrees && (priced.isProved || labelled !== undefined);
  return { periodConsumption: { ...priced, isProved } };
}

/** Seller and holder are the same for all the points of one invoice. */
const OF_INVOICE: ReadonlySet<BillFieldName> = new Set(["supplier", "holder", "fiscalCode"]);

/** A value of an invoice with several points may be of another point, or of all of them. */
function doubtPoint(entries: Entries): Entries {
  return doubtWhere(entries, (_, name) => !OF_INVOICE.has(name));
}

const DAYS: ReadonlySet<BillFieldName> = new Set(["periodStart", "periodEnd", "offerExpiry"]);

/**
 * In a bill about both commodities, a day that was read for only one of them may be the other's.
 */
function doubtDays(entries: Entries, other: Entries = {}): Entries {
  return doubtWhere(entries, (_, name) => DAYS.has(name) && other[name] === undefined);
}

/** A value that both supplies of a bill read from one line may belong to the other one alone. */
function doubtShared(entries: Entries, other: Entries = {}): Entries {
  return doubtWhere(entries, ({ text, page }, name) => {
    const same = other[name];
    return (
      !OF_BOTH.has(name) &&
      same?.page === page &&
      (same.text.includes(text) || text.includes(same.text))
    );
  });
}

/** A value that contradicts another one is doubtful, however it was read. */
function checkAgain(entries: Entries): Entries {
  const { sale, saleFixed, unitPrice, contractPrice, total } = entries;
  const { offerExpiry, periodEnd, periodConsumption } = entries;
  const isMore = (part: Entry | undefined, whole: Entry | undefined) =>
    part !== undefined && whole !== undefined && Number(part.value) > Number(whole.value);
  const doubts: Partial<Record<BillFieldName, boolean>> = {
    saleFixed: isMore(saleFixed, sale),
    sale: isMore(sale, total),
    unitPrice:
      // The mean of a sale includes more than the price that the contract states.
      (contractPrice !== undefined && unitPrice?.value !== contractPrice.value) ||
      // The price of one month is not the mean of several.
      periodConsumption?.isProved === false,
    offerExpiry:
      offerExpiry !== undefined && (periodEnd === undefined || offerExpiry.value < periodEnd.value),
  };
  return doubtWhere(entries, (_, name) => doubts[name] === true);
}
