import {
  BILL_ADDRESS,
  BILL_FIELDS,
  type BillConfirmation,
  type BillContract,
  type BillField,
  BUSINESS_GAS_SENTENCE,
  formatQuantity,
  isCalendarDay,
  type Province,
  SUPPLY_PROVINCE_SENTENCE,
  toBillName,
} from "@volpe/contract";
import { AppError, invalidField, joinErrors } from "../errors.ts";
import { toDecimal } from "../figures/italian-figures.ts";
import { withBillFigures } from "../interview/bill-figures.ts";
import {
  type Interview,
  toEmptyInterview,
  withDraft,
  withEstimate,
} from "../interview/interview.ts";
import { findBillContract } from "../interview/present-spend.ts";
import type { FlowContext } from "../interview/question.ts";
import { refuseHomePower } from "../interview/questions/capacity-question.ts";
import { toCityName } from "../interview/questions/place-questions.ts";
import { findQuote, withQuote } from "../interview/quote-result.ts";
import { findProvinceBySign } from "../places/place-words.ts";
import { readComune } from "../places/read-comune.ts";
import type { Quote } from "../quote/quote.ts";
import type { BilledSupply } from "../quote/sealed-supply.ts";
import { toCleanText } from "../text/plain-text.ts";
import { checkPeriod } from "./check-period.ts";
import { findPoint, findProved, type ReadSupply } from "./same-supply.ts";

/**
 * Makes the quote from the values that a person confirmed. Throws `AppError` if no offer can be
 * computed.
 */
export function quoteBill(
  confirmed: BillConfirmation,
  { tracking, context }: { tracking: string; context: FlowContext },
): { interview: Interview; quote: Quote; contract: BillContract | null } {
  const interview = toInterview(confirmed, tracking, context);
  const quote = findQuote(interview, context);
  if (quote === null) {
    throw new AppError("no-offers");
  }
  return {
    interview: withQuote(interview, quote, context),
    quote,
    contract: findBillContract(confirmed, context),
  };
}

/**
 * Throws an `AppError` for the gas of a company, or else an `AppError` that names each doubtful
 * value which the person has neither changed nor confirmed: no figure is computed from an
 * unconfirmed reading.
 * `supplies` are the readings of the supply that is being confirmed.
 */
export function checkConfirmation(
  supplies: readonly ReadSupply[],
  confirmed: BillConfirmation,
): void {
  if (confirmed.type === "gas" && confirmed.destination === "aziende") {
    throw invalidField("destination", BUSINESS_GAS_SENTENCE);
  }
  const read = supplies.flatMap(({ fields }) => fields);
  // No figure depends on the code. If it belongs to an offer of another supplier, the supplier has
  // to be confirmed.
  const { checked = [], offerCode: _, ...values } = confirmed;
  const [first, ...others] = Object.entries(values)
    .filter(([field, value]) => {
      const same = read.filter(
        (one) => one.name === toBillName(field) && isSame(one, value) && value !== "",
      );
      const isDoubtful =
        same.length > 0 && same.every(({ confidence }) => confidence === "doubtful");
      return isDoubtful && !checked.includes(field);
    })
    .map(([field]) => invalidField(field, toSentence(toBillName(field))));
  if (first !== undefined) {
    throw joinErrors(first, others);
  }
}

/** Names the value, because a page lists these sentences together. */
function toSentence(name: string): string {
  const label = Object.entries(BILL_FIELDS).find(([field]) => field === name)?.[1].label ?? name;
  const tick = BILL_ADDRESS.some((part) => part === name)
    ? "L’indirizzo è giusto così"
    : "È giusto così";
  return `Controlla «${label}»: correggi il valore, oppure spunta «${tick}».`;
}

function isSame({ value: read }: BillField, value: BillConfirmation[keyof BillConfirmation]) {
  switch (typeof value) {
    case "number":
      return Number(read) === value;
    case "boolean":
      return read === (value ? "si" : "no");
    default:
      return read === value;
  }
}

/** The values with which a contract's form is filled in. */
export function toBilledSupply(
  supplies: readonly ReadSupply[],
  {
    holder = "",
    keepsFiscalCode = false,
    street = "",
    postalCode = "",
    city = "",
  }: BillConfirmation,
): BilledSupply {
  return {
    point: findPoint(supplies),
    holder: toCleanText(holder),
    fiscalCode: keepsFiscalCode ? findProved(supplies, "fiscalCode") : "",
    street: toCleanText(street),
    postalCode: toCleanText(postalCode),
    city: toCleanText(city),
  };
}

function toInterview(
  confirmed: BillConfirmation,
  tracking: string,
  context: FlowContext,
): Interview {
  const { type, destination, province, capacityKw, resident } = confirmed;
  const found = findProvinceBySign(province);
  if (found === null) {
    throw invalidField("province", SUPPLY_PROVINCE_SENTENCE);
  }
  if (type === "luce" && capacityKw === undefined) {
    throw invalidField(
      "capacityKw",
      "Scrivi la potenza in kW, come 3. La trovi in bolletta alla voce «potenza impegnata».",
    );
  }
  const power =
    type === "luce" && destination === "privati" ? refuseHomePower(capacityKw ?? 0) : null;
  if (power !== null) {
    throw invalidField("capacityKw", power);
  }
  if (type === "luce" && destination === "privati" && resident === undefined) {
    throw invalidField("resident", "Scegli se sei residente dov’è la fornitura.");
  }
  for (const field of ["periodStart", "periodEnd", "offerExpiry"] as const) {
    const day = confirmed[field] ?? "";
    if (day !== "" && !isCalendarDay(day)) {
      throw invalidField(
        field,
        "Questo giorno non esiste: scrivi giorno, mese e anno come sono sulla bolletta.",
      );
    }
  }
  checkPeriod(confirmed, context.now);
  checkBands(confirmed);
  const empty = toEmptyInterview({ tracking, openingType: type });
  const told = withDraft(empty, {
    type,
    subtype: type === "luce" && destination === "privati" ? toResidence(confirmed) : "",
    destination,
    capacity: type === "luce" && capacityKw !== undefined ? toDecimal(capacityKw, 6) : "",
    operator: confirmed.operator,
    address: { ...empty.draft.address, province, city: findCity(confirmed.city, found) },
  });
  return withEstimate(
    withBillFigures(told, confirmed, context),
    "consumption",
    confirmed.isAnnualEstimated === true ? ESTIMATED : null,
  );
}

/** The name of the confirmed comune; empty if the province has no such comune. */
function findCity(city: string | undefined, province: Province): string {
  const reading = city ? readComune(city, province) : null;
  return reading?.status === "found" ? toCityName(reading.comune.code) : "";
}

const ESTIMATED = "Il consumo di un anno è una stima, perché la bolletta non lo riporta.";

function toResidence({ resident }: BillConfirmation): string {
  return resident === false ? "non-residente" : "residente";
}

const BANDS = ["annualF1", "annualF2", "annualF3"] as const;
/** Bills round each band separately. */
const BANDS_OFF_MAX = 0.02;

function checkBands(confirmed: BillConfirmation): void {
  const known = BANDS.flatMap((field) => confirmed[field] ?? []);
  const missing = BANDS.find((field) => confirmed[field] === undefined);
  const { annualF1 = 0, annualConsumption } = confirmed;
  // Of the bands of a bill with F1 and F23, only F1 is known.
  const isHalf = known.length === 1 && annualF1 > 0 && annualF1 <= annualConsumption;
  if (known.length === 0 || isHalf || confirmed.type === "gas") {
    return;
  }
  if (missing !== undefined) {
    throw invalidField(missing, "Scrivi il consumo di tutte e tre le fasce, oppure di nessuna.");
  }
  const sum = known.reduce((all, each) => all + each, 0);
  if (Math.abs(sum - annualConsumption) > annualConsumption * BANDS_OFF_MAX) {
    throw invalidField(
      "annualF1",
      `Le tre fasce insieme fanno ${formatQuantity(sum, "kWh")}, il consumo di un anno è ${formatQuantity(annualConsumption, "kWh")}: correggi quello che non torna, o lascia vuote le fasce.`,
    );
  }
}
