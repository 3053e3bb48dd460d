import { formatNumber, toDecimal } from "../../rates/italian-figures.ts";
import {
  type Interview,
  isBusiness,
  isGas,
  toUnit,
  toUnits,
  withArticle,
  withEstimate,
  withNotes,
  withRate,
} from "../interview.ts";
import { confirm, type Reading, type Refusal, refuse } from "../question.ts";
import { readConsumption } from "../understanding/consumption.ts";
import { findTimesPerYear } from "../understanding/period.ts";

export const CUBIC_METRES =
  "I metri cubi del contatore sono presi come Smc (coefficiente C pari a 1): il consumo è una stima.";

const GAS_PERIOD =
  "Il gas di un periodo non si riporta all’anno per semplice moltiplicazione: d’inverno se ne consuma molto di più. Scrivi gli Smc dell’anno, oppure «bolletta» e li ricavo dai suoi mesi.";

/** A year's consumption as typed; a shorter period's is brought to the year where that is fair. */
export function readAnnual(words: string, interview: Interview, step: number): Reading {
  const reading = readConsumption(words, isGas(interview) ? "gas" : "luce");
  const unit = toUnit(interview);
  switch (reading.status) {
    case "no-number":
      return refuse(
        `Scrivi ${toUnits(interview)} dell’anno, per esempio «${toExample(interview)}». Se non li sai, scrivi «stimalo tu» o «bolletta».`,
        "consumption",
      );
    case "range":
      return refuse(
        `Mi serve una cifra sola: scrivi quella che ti sembra più vicina, per esempio «${toExample(interview)} ${unit}».`,
        "consumption",
      );
    case "money":
      return refuse(
        `Questa è una spesa, e te la chiedo tra poco: qui servono ${toUnits(interview)} dell’anno. Se non li sai, scrivi «stimalo tu» o «bolletta».`,
        "consumption",
      );
    case "wrong-unit":
      return refuse(
        `Qui servono ${toUnits(interview)}, non ${withArticle(reading.unit)}: li trovi in bolletta alla voce «consumo annuo».`,
        "consumption",
      );
    case "read":
      return toYear(words, reading.consumption, interview, step);
  }
}

function toYear(
  words: string,
  { amount, cubicMetres }: { amount: number; cubicMetres: boolean },
  interview: Interview,
  step: number,
): Reading {
  const times = findTimesPerYear(words) ?? 1;
  if (times !== 1 && isGas(interview)) {
    return refuse(GAS_PERIOD, "consumption");
  }
  if (times === "bill") {
    return refuse(
      "Quanti mesi copre la bolletta? Scrivi «225 kWh al mese» oppure «450 kWh a bimestre», e li riporto all’anno.",
      "consumption",
    );
  }
  const annual = Math.round(amount * times * 1000) / 1000;
  const figure = `${formatNumber(annual)} ${toUnit(interview)} l’anno`;
  const reason =
    times === 1
      ? null
      : `Il consumo di ${figure} è una stima: un solo periodo riportato a un anno.`;
  const known = withNotes(withRate(interview, { cma: toDecimal(annual, 3) }), {
    annualSaleEur: null,
  });
  return (
    refuseAnnual(annual, interview) ?? {
      status: "read",
      said:
        times === 1
          ? confirm(figure, step)
          : `Riportato a un anno fa circa ${figure.replace(" l’anno", "")}: è una stima.`,
      interview: withEstimate(known, "consumption", cubicMetres ? CUBIC_METRES : reason),
    }
  );
}

function toExample(interview: Interview): string {
  return isGas(interview) ? "1.400" : "2.700";
}

const ANNUAL_LIMITS = {
  privati: { luce: [50, 60_000], gas: [5, 50_000] },
  aziende: { luce: [50, 10_000_000], gas: [5, 10_000_000] },
} as const;

/** The refusal of an annual consumption that cannot be one of that kind of customer. */
export function refuseAnnual(amount: number, interview: Interview): Refusal | null {
  const who = isBusiness(interview) ? "aziende" : "privati";
  const [min, max] = ANNUAL_LIMITS[who][isGas(interview) ? "gas" : "luce"];
  const subject = who === "privati" ? "Per una casa" : "Per un’azienda";
  return amount >= min && amount <= max
    ? null
    : refuse(
        `${subject} confronto consumi da ${formatNumber(min)} a ${formatNumber(max)} ${toUnit(interview)} l’anno. Lo trovi in bolletta alla voce «consumo annuo».`,
        "consumption",
      );
}
