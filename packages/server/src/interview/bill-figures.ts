import {
  type BandParts,
  type BillConfirmation,
  formatDate,
  formatUnitPrice,
  toBandParts,
  toEnergyUnit,
  toRomeDay,
  withDay,
} from "@volpe/contract";
import { toDecimal } from "../figures/italian-figures.ts";
import { toPriceExpiry } from "../quote/assumptions.ts";
import { type Interview, withEstimate, withNotes, withRate } from "./interview.ts";
import {
  type ConfirmedSpend,
  type ContractSpend,
  findBillContract,
  toContractSpend,
} from "./present-spend.ts";
import type { FlowContext } from "./question.ts";

/** The figures of a bill that a person confirmed. */
export type BillFigures = ConfirmedSpend &
  Pick<BillConfirmation, "annualF1" | "annualF2" | "annualF3" | "offerExpiry">;

/**
 * The interview with consumption and present spend of a confirmed bill. The form of an uploaded bill
 * and the assistant both use it, so that their quotes are the same.
 */
export function withBillFigures(
  interview: Interview,
  bill: BillFigures,
  { now, paidIndex }: Pick<FlowContext, "now" | "paidIndex">,
): Interview {
  const contract = findBillContract(bill, { paidIndex });
  const spreadEur = contract?.pricing === "variable" ? contract.unitPriceEur : null;
  const { months, saleEur, fixedEur, isPriced, isDispatchingApart, totalEur } =
    toContractSpend(bill);
  const isGas = bill.type === "gas";
  const counted = withRate(interview, {
    cma: toText(bill.annualConsumption),
    cmp: toText(bill.periodConsumption),
    smc: isGas ? toText(bill.periodConsumption) : "",
    months: toText(months ?? undefined),
    invoice: toText(bill.total),
    [isGas ? "smg" : "sme"]: toText(bill.sale),
    total: toText(totalEur ?? undefined),
  });
  const isSpendKnown = saleEur !== null || totalEur !== null;
  const { offerExpiry = "" } = bill;
  const expiry =
    isSpendKnown && offerExpiry !== ""
      ? toPriceExpiry(offerExpiry, toRomeDay(now.getTime()))
      : null;
  const told = withEstimate(
    withNotes(counted, {
      method: "bill",
      annualSaleEur: saleEur,
      annualFixedEur: fixedEur,
      spreadEur,
      isDispatchingApart,
      bands: toBands(bill),
      expiresOn: offerExpiry,
      isPriceEnded: expiry?.ended ?? false,
    }),
    "spend",
    isSpendKnown ? toReason(bill, { isPriced, isDispatchingApart, spreadEur }) : null,
  );
  return withEstimate(told, "expiry", expiry?.sentence ?? null);
}

/** Null unless all three bands are known. */
function toBands({ type, annualF1, annualF2, annualF3 }: BillFigures): BandParts | null {
  if (
    type === "gas" ||
    annualF1 === undefined ||
    annualF2 === undefined ||
    annualF3 === undefined
  ) {
    return null;
  }
  return toBandParts([annualF1, annualF2, annualF3]);
}

function toText(figure: number | undefined): string {
  return figure === undefined ? "" : toDecimal(figure, 6);
}

function toReason(
  { periodStart, periodEnd, type }: BillFigures,
  {
    isPriced,
    isDispatchingApart,
    spreadEur,
  }: Pick<ContractSpend, "isPriced" | "isDispatchingApart"> & { spreadEur: number | null },
): string {
  const period =
    periodStart === "" || periodEnd === ""
      ? "di una bolletta"
      : `della bolletta ${withDay("dal", formatDate(periodStart))} ${withDay("al", formatDate(periodEnd))}`;
  if (spreadEur !== null) {
    const spread = formatUnitPrice(spreadEur, toEnergyUnit(type), { decimals: 4 });
    const index = type === "gas" ? "PSV medio" : "PUN medio con le perdite di rete";
    return `La spesa annua di oggi è una stima: il tuo prezzo è variabile, quindi conto l’indice come per ogni offerta variabile e in più ${spread}, cioè il prezzo ${period} meno il ${index} di quei giorni.`;
  }
  if (isPriced && isDispatchingApart) {
    return `La spesa annua di oggi è una stima: il prezzo del contratto e la quota fissa ${period}, più il dispacciamento, sul consumo di un anno.`;
  }
  return isPriced
    ? `La spesa annua di oggi è una stima: il prezzo e la quota fissa ${period}, sul consumo di un anno.`
    : `La spesa annua di oggi è una stima: il prezzo medio ${period}, quota fissa inclusa, sul consumo di un anno.`;
}
