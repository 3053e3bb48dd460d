import { capitalize, formatQuantity, MONTH_NAMES } from "@volpe/contract";
import { formatDuration, toDecimal } from "../../figures/italian-figures.ts";
import { describeClimateZone } from "../../spend/gas-place.ts";
import { toClimateZone } from "../../spend/regulated/climate-zones.ts";
import { type GasMix, toGasShares } from "../../spend/withdrawal-profile.ts";
import {
  getRate,
  type Interview,
  isBusiness,
  isGas,
  toAnnualWords,
  toUnit,
  withEstimate,
  withRate,
} from "../interview.ts";
import {
  type Answer,
  askMeaning,
  type Reading,
  refuseAnswer,
  take,
  toAnswerText,
  toDidYouMean,
} from "../question.ts";
import type { GasUse } from "../understanding/household.ts";
import { readCoveredMonths, readMonthCount } from "../understanding/months.ts";
import { findPlausible, refuseAnnual, toExample } from "./annual-consumption.ts";
import { GAS_USE_LABELS, toLargestGas } from "./estimated-consumption.ts";

/** Parses the months that a bill covers, and converts its consumption to a year. */
export function readBilledMonths(answer: Answer, interview: Interview): Reading {
  return isGas(interview)
    ? readGasMonths(answer, interview)
    : readElectricityMonths(answer, interview);
}

function readElectricityMonths(answer: Answer, interview: Interview): Reading {
  const reading = readMonthCount(toAnswerText(answer));
  const refusal =
    "Scrivi da 1 a 12 mesi: di solito sono 1 o 2, e le date stanno sulla prima pagina della bolletta.";
  if (reading.status !== "one" || reading.months < 1 || reading.months > 12) {
    const months = reading.status === "several" ? reading.months : [];
    const labels = months
      .filter((each) => each >= 1 && each <= 12)
      .map((each) => formatDuration(each, "mesi"));
    return labels.length === 0
      ? refuseAnswer(refusal, "months")
      : askMeaning(`Conto solo mesi interi. ${toDidYouMean(labels)}`, "months", labels);
  }
  const { months } = reading;
  const annual = Math.round((Number(getRate(interview).cmp) * 12) / months);
  return finishAnnual(answer, interview, {
    annual,
    months,
    covered: `in ${formatDuration(months, "mesi")}`,
    how: "riportando la bolletta a dodici mesi",
  });
}

function readGasMonths(answer: Answer, interview: Interview): Reading {
  const months = readCoveredMonths(toAnswerText(answer));
  if (months.length === 0) {
    return refuseAnswer("Scrivi i nomi dei mesi, per esempio «dicembre e gennaio».", "months");
  }
  const { address } = interview.draft;
  const shares = toGasShares(toClimateZone(address.province), toGasMix(interview.notes.gasUses));
  const share = months.reduce((sum, { month, part }) => sum + (shares[month - 1] ?? 0) * part, 0);
  if (share < 0.03) {
    return refuseAnswer(
      "In quei mesi si consuma troppo poco gas per ricavarne l’anno. Scrivi il consumo annuo che trovi in bolletta, per esempio «1.400 Smc l’anno», oppure torna indietro e usa una bolletta d’inverno.",
      "months",
    );
  }
  const annual = Math.round(Number(getRate(interview).cmp) / share);
  const count = Math.max(1, Math.round(months.reduce((sum, { part }) => sum + part, 0)));
  const names = months.map(({ month }) => MONTH_NAMES[month - 1] ?? "");
  return finishAnnual(answer, interview, {
    annual,
    months: count,
    covered: isSpan(months) ? `da ${names[0]} a ${names.at(-1)}` : `in ${MONTHS.format(names)}`,
    how: `dal profilo di prelievo dei mesi della bolletta nella ${describeClimateZone(address)}`,
  });
}

const MONTHS = new Intl.ListFormat("it", { type: "conjunction" });

/** Whether at least three months follow one another. */
function isSpan(months: readonly { month: number }[]): boolean {
  return (
    months.length > 2 &&
    months.every(({ month }, index) => {
      const before = months[index - 1];
      return before === undefined || month === (before.month % 12) + 1;
    })
  );
}

function toGasMix(uses: readonly GasUse[]): GasMix {
  if (!uses.includes("heating")) {
    return "cooking-and-hot-water";
  }
  return uses.length > 1 ? "household" : "heating";
}

function finishAnnual(
  answer: Answer,
  interview: Interview,
  {
    annual,
    months,
    covered,
    how,
  }: {
    annual: number;
    months: number;
    /** `in 2 mesi`, `da ottobre a marzo`. */
    covered: string;
    how: string;
  },
): Reading {
  const figure = toAnnualWords(annual, interview);
  const refusal = refuseAnnual(annual, interview);
  const cmp = formatQuantity(Number(getRate(interview).cmp), toUnit(interview));
  if (refusal !== null) {
    return refuseAnswer(
      `${cmp} ${covered} sono circa ${figure}. ${refusal.message} Scrivilo qui, per esempio «${toExample(interview)} ${toUnit(interview)} l’anno», oppure correggi il consumo fatturato.`,
      "months",
    );
  }
  const doubt = answer.isConfirmed === true ? null : findDoubt(annual, interview);
  if (doubt !== null) {
    return askMeaning(
      `${cmp} ${covered} sono circa ${figure}, ${how}: ${doubt}. È giusto? Se no, scrivi il consumo annuo che trovi in bolletta, o correggi il consumo fatturato.`,
      "months",
      [{ value: toAnswerText(answer), label: `Sì, circa ${figure}` }],
    );
  }
  return take(
    withEstimate(
      withRate(interview, { months: String(months), cma: toDecimal(annual) }),
      "consumption",
      months === 12 && !isGas(interview) ? null : `Il consumo di ${figure} è una stima, ${how}.`,
    ),
    `${capitalize(covered.replace(/^in /, ""))}: allora sono circa ${figure}, una stima ${how}.`,
  );
}

const USES = new Intl.ListFormat("it", { type: "conjunction" });

/**
 * Says why a home hardly has this consumption in a year. Null if it is plausible or the customer is
 * a business.
 */
function findDoubt(annual: number, interview: Interview): string | null {
  const { gasUses } = interview.notes;
  const { min, max } = findPlausible(interview);
  const most = gasUses.length === 0 ? max : Math.min(max, toLargestGas(interview));
  // A person who only cooks with gas may use less than any home that heats with it.
  const isLittle = annual < min && (gasUses.length === 0 || gasUses.includes("heating"));
  if (isBusiness(interview) || !(isLittle || annual > most)) {
    return null;
  }
  const uses = gasUses.map((use) => GAS_USE_LABELS[use].toLowerCase());
  const forWhat = uses.length === 0 ? "" : ` con ${USES.format(uses)}`;
  return `${isLittle ? "pochi" : "molti"}, per una casa${forWhat}`;
}
