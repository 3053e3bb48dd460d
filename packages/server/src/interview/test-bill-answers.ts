import type { BillAnswer, SentBill } from "./sent-values.ts";

const sure = (value: string) => ({ value, isSure: true });
const doubtful = (value: string) => ({ value, isSure: false });
/** A complete bill, one with few sure values, an unusual one, and a file that is no bill. */
export const TEST_BILLS: readonly [BillAnswer, ...BillAnswer[]] = [
  toBill({
    supplier: sure("Fonte Chiara Energia S.p.A."),
    annualConsumption: sure("2610"),
    annualF1: sure("870"),
    annualF2: sure("800"),
    annualF3: sure("940"),
    capacityKw: sure("3"),
    period: sure("2026-03-01/2026-04-30"),
    periodConsumption: sure("430"),
    unitPrice: sure("0.135"),
    saleFixed: sure("16"),
    pricing: sure("fixed"),
    sale: sure("74.05"),
    total: sure("123.44"),
    offerExpiry: sure("2027-12-31"),
  }),
  toBill({
    supplier: doubtful("Lume"),
    total: sure("112.45"),
    sale: doubtful("54.3"),
    annualConsumption: doubtful("2412"),
    contractPrice: doubtful("0.118"),
    socialBonus: doubtful("12"),
  }),
  toBill({ annualConsumption: sure("3"), capacityKw: doubtful("900"), televisionFee: sure("18") }),
  { status: "failed", message: "«b.pdf» non si apre." },
];

function toBill(values: SentBill["values"]): BillAnswer {
  const identifiers = ["il POD", "l’intestatario"];
  const place = { city: "PALERMO", province: "PA" };
  const sent = { name: "«b.pdf»", offer: "", values, identifiers, place };
  return { status: "read", said: "", sent };
}
