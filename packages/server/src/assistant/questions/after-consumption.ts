import { makeQuote } from "../../rates/quote.ts";
import { getRate, type Interview, isGas } from "../interview.ts";
import type { FlowContext, QuestionKey } from "../question.ts";
import { toQuoteRequest } from "../quote-request.ts";

/** What is asked next once a way to the consumption was chosen or taken. */
export function onWayToConsumption(interview: Interview, context: FlowContext): QuestionKey {
  const { method, gasUses } = interview.notes;
  if (getRate(interview).cma !== "") {
    return afterConsumption(interview, context);
  }
  if (isGas(interview) && method !== "known" && gasUses.length === 0) {
    return "gas-uses";
  }
  switch (method) {
    case "bill":
      return "bill-consumption";
    case "estimate":
      return toMissing(interview);
    default:
      return "consumption";
  }
}

/** What an estimate still lacks. */
function toMissing(interview: Interview): QuestionKey {
  if (interview.notes.persons === null) {
    return "persons";
  }
  return isGas(interview) ? "area" : "appliances";
}

export function afterConsumption(interview: Interview, context: FlowContext): QuestionKey {
  return isGas(interview) ? afterCapacity(interview, context) : "capacity";
}

/** The present spend is asked only where no bill gave it. */
export function afterCapacity(interview: Interview, context: FlowContext): QuestionKey {
  const known = getRate(interview).total !== "" || interview.notes.annualSaleEur !== null;
  return known ? afterSpend(interview, context) : "present-spend";
}

/** Contacts are asked only where there is something to send. */
export function afterSpend(interview: Interview, context: FlowContext): QuestionKey {
  return makeQuote(toQuoteRequest(interview), context.best) === null ? "done" : "communication";
}
