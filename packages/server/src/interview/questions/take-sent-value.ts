import { capitalize, guessUnitPrice, isUnitPrice } from "@volpe/contract";
import { toDecimal } from "../../figures/italian-figures.ts";
import { isOldBill, OLD_BILL } from "../bill-age.ts";
import { type Interview, isBusiness, toEnergy, toUnit } from "../interview.ts";
import {
  askMeaning,
  type FlowContext,
  type Reading,
  type Refusal,
  refuseAnswer,
  take,
  toDidYouMean,
} from "../question.ts";
import { findOpenValue, toShownValue, withConfirmed } from "../sent-bill.ts";
import type { SentValueName } from "../sent-values.ts";
import { refuseAnnual } from "./annual-consumption.ts";
import { OF_A_BILL } from "./bill-field.ts";
import { refuseHomePower } from "./capacity-question.ts";

export const OF_A_SENT_BILL = {
  ...OF_A_BILL,
  speaksOf: "figure",
  dependsOn: ["method", "bill-consumption"],
} as const;

/**
 * Stores a value of the sent bill, or refuses one that cannot be true. An empty value means that
 * the person does not know it.
 */
export function takeValue(
  name: SentValueName,
  value: string,
  interview: Interview,
  context: FlowContext,
): Reading {
  const refusal = toRefusal(name, value, interview, context);
  const shown = value === "" ? "" : toShownValue(name, value, interview);
  return (
    refusal ??
    take(
      withConfirmed(interview, { [name]: value }, context),
      shown === "" ? "Va bene, faccio senza." : `${capitalize(shown)}: segnato.`,
    )
  );
}

/** The refusal of a value that the bill cannot have; null if it is possible. */
export function toRefusal(
  name: SentValueName,
  value: string,
  interview: Interview,
  { now }: Pick<FlowContext, "now">,
): Refusal | null {
  switch (name) {
    case "annualConsumption":
      return refuseAnnual(Number(value), interview);
    case "capacityKw": {
      const refusal = isBusiness(interview) ? null : refuseHomePower(Number(value));
      return refusal === null ? null : refuseAnswer(refusal, name);
    }
    case "period":
      return isOldBill(value.split("/")[1] ?? "", now)
        ? askMeaning(
            `${OLD_BILL} Se sono letti male, o se hai solo questa, faccio senza: va bene?`,
            name,
            [{ value: "no", label: "Sì, fai senza quei giorni" }],
          )
        : null;
    case "contractPrice":
    case "unitPrice":
      return value === "" ? null : refusePrice(name, value, interview);
    default:
      return null;
  }
}

/**
 * Checks the price that a person typed, because «13,5» is most probably in cents. The bill may
 * print any price.
 */
function refusePrice(
  name: "contractPrice" | "unitPrice",
  value: string,
  interview: Interview,
): Refusal | null {
  const tipology = toEnergy(interview);
  const meant = guessUnitPrice(tipology, Number(value));
  if (meant === null) {
    return isUnitPrice(tipology, Number(value)) || findOpenValue(interview, name)?.value === value
      ? null
      : refuseAnswer(PRICE_HELP[tipology], name);
  }
  const shown = toShownValue(name, toDecimal(meant, 6), interview);
  const why = `Il prezzo di un ${toUnit(interview)} si scrive in euro.`;
  return askMeaning(`${why} ${toDidYouMean([shown])}`, name, [shown]);
}

const PRICE_HELP = {
  luce: "Un kWh costa tra 3 e 60 centesimi, prima dell’IVA. Scrivi il prezzo in euro, come 0,135, oppure «non lo so».",
  gas: "Uno Smc costa tra 15 centesimi e 2,50 euro, prima dell’IVA. Scrivi il prezzo in euro, come 0,52, oppure «non lo so».",
} as const;
