import { type BillConfirmation, formatDate, isCalendarDay, PROVINCES } from "@volpe/contract";
import { AppError, invalidField } from "../errors.ts";
import { toDecimal } from "../figures/italian-figures.ts";
import {
  type Interview,
  toEmptyInterview,
  withDraft,
  withNotes,
  withRate,
} from "../interview/interview.ts";
import type { FlowContext } from "../interview/question.ts";
import { findQuote, withQuote } from "../interview/quote-result.ts";
import type { Quote } from "../quote/quote.ts";
import { toPresentSpend } from "./present-spend.ts";

/** The quote of the values that a person confirmed. Throws `AppError` if no offer can be computed. */
export function quoteBill(
  confirmed: BillConfirmation,
  { tracking, context }: { tracking: string; context: FlowContext },
): { interview: Interview; quote: Quote } {
  const interview = toInterview(confirmed, tracking);
  const quote = findQuote(interview, context);
  if (quote === null) {
    throw new AppError("no-offers");
  }
  return { interview: withQuote(interview, quote, context), quote };
}

function toInterview(confirmed: BillConfirmation, tracking: string): Interview {
  const { type, destination, province, annualConsumption, capacityKw, periodConsumption } =
    confirmed;
  if (!PROVINCES.some(({ sign }) => sign === province)) {
    throw invalidField("province", "Scegli la provincia della fornitura.");
  }
  if (type === "luce" && capacityKw === undefined) {
    throw invalidField(
      "capacityKw",
      "Scrivi la potenza in kW, come 3. La trovi in bolletta alla voce «potenza impegnata».",
    );
  }
  for (const field of ["periodStart", "periodEnd"] as const) {
    if (confirmed[field] !== "" && !isCalendarDay(confirmed[field])) {
      throw invalidField(
        field,
        "Questo giorno non esiste: scrivi giorno, mese e anno del periodo della bolletta.",
      );
    }
  }
  const { months, saleEur, isPriced, totalEur } = toPresentSpend(confirmed);
  const empty = toEmptyInterview({ tracking, openingType: type });
  const told = withDraft(empty, {
    type,
    subtype: type === "luce" && destination === "privati" ? toResidence(confirmed) : "",
    destination,
    capacity: type === "luce" ? toText(capacityKw) : "",
    operator: confirmed.operator,
    address: { ...empty.draft.address, province },
  });
  const counted = withRate(told, {
    cma: toText(annualConsumption),
    cmp: toText(periodConsumption),
    smc: type === "gas" ? toText(periodConsumption) : "",
    months: toText(months ?? undefined),
    invoice: toText(confirmed.total),
    [type === "gas" ? "smg" : "sme"]: toText(confirmed.sale),
    total: toText(totalEur ?? undefined),
  });
  return withNotes(counted, {
    method: "bill",
    annualSaleEur: saleEur,
    estimates:
      saleEur === null && totalEur === null ? {} : { spend: toReason(confirmed, isPriced) },
  });
}

function toResidence({ resident }: BillConfirmation): string {
  return resident === false ? "non-residente" : "residente";
}

function toText(figure: number | undefined): string {
  return figure === undefined ? "" : toDecimal(figure, 6);
}

function toReason({ periodStart, periodEnd }: BillConfirmation, isPriced: boolean): string {
  const period =
    periodStart === "" || periodEnd === ""
      ? "di una bolletta"
      : `della bolletta dal ${formatDate(periodStart)} al ${formatDate(periodEnd)}`;
  return isPriced
    ? `La spesa annua di oggi è una stima: il prezzo e la quota fissa ${period}, sul consumo di un anno.`
    : `La spesa annua di oggi è una stima: il prezzo medio ${period}, quota fissa inclusa, sul consumo di un anno.`;
}
