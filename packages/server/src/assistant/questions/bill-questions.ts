import type { FieldAddon } from "@volpe/contract";
import { formatEur, formatNumber, toDecimal } from "../../rates/italian-figures.ts";
import { toClimateZone } from "../estimate/climate.ts";
import { toWithdrawalShare } from "../estimate/withdrawal-profile.ts";
import {
  getRate,
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
import { confirm, type Question, type Reading, refuse, toWords } from "../question.ts";
import { readConsumption } from "../understanding/consumption.ts";
import { findNumber } from "../understanding/italian-number.ts";
import { readEuros } from "../understanding/money.ts";
import { readCalendarMonths, readMonthCount } from "../understanding/months.ts";
import { saysUnknown, toPlainText } from "../understanding/plain-text.ts";
import { saysRange } from "../understanding/range.ts";
import { afterConsumption } from "./after-consumption.ts";
import { CUBIC_METRES, refuseAnnual } from "./annual-consumption.ts";

const SKIP = { value: "non lo so", label: "Non lo so" };

function toField(field: Omit<FieldAddon, "kind" | "autocomplete">): FieldAddon {
  return { kind: "field", autocomplete: "off", ...field };
}

export const billConsumption: Question = {
  key: "bill-consumption",
  step: 120,
  ask: (interview) => ({
    text: [`Prendi l’ultima bolletta: quanti ${toUnit(interview)} ti hanno fatturato nel periodo?`],
    addons: [
      toField({
        field: "number",
        name: "billConsumption",
        label: "Consumo fatturato",
        unit: toUnit(interview),
      }),
    ],
  }),
  read(answer, interview) {
    const reading = readConsumption(toWords(answer), isGas(interview) ? "gas" : "luce");
    const unit = toUnit(interview);
    if (reading.status === "wrong-unit") {
      return refuse(
        `Qui servono ${toUnits(interview)}, non ${withArticle(reading.unit)}: guarda il riquadro dei consumi.`,
        "cmp",
      );
    }
    if (reading.status === "money") {
      return refuse(
        `Questo è un importo: qui servono ${toUnits(interview)} fatturati, l’importo te lo chiedo subito dopo.`,
        "cmp",
      );
    }
    if (
      reading.status !== "read" ||
      reading.consumption.amount <= 0 ||
      reading.consumption.amount > 5_000_000
    ) {
      return refuse(
        `Scrivi ${toUnits(interview)} fatturati in cifre, per esempio «430». Se non hai la bolletta, torna alla domanda sul consumo e scegli un’altra strada.`,
        "cmp",
      );
    }
    const { amount, cubicMetres } = reading.consumption;
    const cmp = toDecimal(amount, 3);
    return {
      status: "read",
      said: confirm(`${formatNumber(amount)} ${unit}`, 120),
      interview: withEstimate(
        withRate(interview, { cmp, smc: isGas(interview) ? cmp : "" }),
        "consumption",
        cubicMetres ? CUBIC_METRES : null,
      ),
    };
  },
  next: () => "bill-months",
};

export const billMonths: Question = {
  key: "bill-months",
  step: 130,
  ask: (interview) => ({
    text: [
      isGas(interview)
        ? "Quali mesi copre? Il gas d’inverno pesa di più, quindi mi servono i nomi: «da ottobre a novembre»."
        : "Quanti mesi copre quella bolletta?",
    ],
    addons: [
      isGas(interview)
        ? toField({
            field: "text",
            name: "months",
            label: "Mesi fatturati",
            placeholder: "ottobre e novembre",
          })
        : toField({
            field: "number",
            name: "months",
            label: "Mesi fatturati",
            placeholder: "2",
            unit: "mesi",
          }),
    ],
  }),
  read: (answer, interview) =>
    isGas(interview)
      ? readGasMonths(toWords(answer), interview)
      : readElectricityMonths(toWords(answer), interview),
  next: () => "bill-total",
};

function readElectricityMonths(words: string, interview: Interview): Reading {
  const count = readMonthCount(words);
  if (count === null || !Number.isInteger(count) || count < 1 || count > 12) {
    return refuse(
      "Scrivi da 1 a 12 mesi: di solito sono 1 o 2, e le date stanno sulla prima pagina della bolletta.",
      "months",
    );
  }
  const annual = Math.round((Number(getRate(interview).cmp) * 12) / count);
  return finishAnnual(interview, annual, count, "riportando la bolletta a dodici mesi");
}

function readGasMonths(words: string, interview: Interview): Reading {
  const months = readCalendarMonths(words);
  if (months.length === 0) {
    return refuse("Scrivi i nomi dei mesi, per esempio «dicembre e gennaio».", "months");
  }
  const zone = toClimateZone(interview.draft.address.region);
  const share = toWithdrawalShare({ months, uses: interview.notes.gasUses, zone });
  if (share < 0.03) {
    return refuse(
      "In quei mesi si consuma troppo poco gas per ricavarne l’anno. Usa una bolletta d’inverno, oppure torna indietro e scrivi il consumo annuo.",
      "months",
    );
  }
  const annual = Math.round(Number(getRate(interview).cmp) / share);
  return finishAnnual(
    interview,
    annual,
    months.length,
    "dal profilo di prelievo dei mesi della bolletta",
  );
}

function finishAnnual(interview: Interview, annual: number, months: number, how: string): Reading {
  const figure = `${formatNumber(annual)} ${toUnit(interview)} l’anno`;
  return (
    refuseAnnual(annual, interview) ?? {
      status: "read",
      said: `Allora sono circa ${figure}: è una stima, ${how}.`,
      interview: withEstimate(
        withRate(interview, { months: String(months), cma: toDecimal(annual) }),
        "consumption",
        months === 12 && !isGas(interview) ? null : `Il consumo di ${figure} è una stima, ${how}.`,
      ),
    }
  );
}

export const billTotal: Question = {
  key: "bill-total",
  step: 140,
  ask: (interview) => ({
    text: [
      isGas(interview) || isBusiness(interview)
        ? "Quanto era il totale?"
        : "Quanto era il totale, senza canone RAI?",
    ],
    addons: [
      toField({
        field: "number",
        name: "invoice",
        label: "Totale bolletta",
        unit: "€",
        skip: SKIP,
      }),
    ],
  }),
  read(answer, interview) {
    const words = toWords(answer);
    if (saysSkip(words)) {
      return { status: "read", said: "Va bene lo stesso.", interview: withSpend(interview, null) };
    }
    const euros = readEuros(words);
    return euros === null || euros <= 0 || euros > 1_000_000 || saysRange(words)
      ? refuse("Scrivi il totale in euro, per esempio «123,45», oppure «non lo so».", "invoice")
      : {
          status: "read",
          said: confirm(formatEur(euros), 140),
          interview: withSpend(interview, euros),
        };
  },
  next: () => "bill-sale",
};

export const billSale: Question = {
  key: "bill-sale",
  step: 150,
  ask: (interview) => ({
    text: [
      isGas(interview)
        ? "E la voce «spesa per il gas naturale» (nelle bollette nuove «spesa per la vendita»)? Con quella il confronto è più preciso."
        : "E la voce «spesa per la materia energia» (nelle bollette nuove «spesa per la vendita»)? Con quella il confronto è più preciso.",
    ],
    addons: [
      toField({
        field: "number",
        name: isGas(interview) ? "smg" : "sme",
        label: isGas(interview) ? "Spesa per il gas naturale" : "Spesa per la materia energia",
        unit: "€",
        skip: SKIP,
      }),
    ],
  }),
  read(answer, interview) {
    const words = toWords(answer);
    const field = isGas(interview) ? "smg" : "sme";
    if (saysSkip(words)) {
      return {
        status: "read",
        said: "",
        interview: withNotes(withRate(interview, { [field]: "" }), { annualSaleEur: null }),
      };
    }
    const euros = readEuros(words);
    const invoice = Number(getRate(interview).invoice);
    if (euros === null || euros <= 0 || euros > 1_000_000 || saysRange(words)) {
      return refuse("Scrivi l’importo in euro, per esempio «78,90», oppure «non lo so».", field);
    }
    if (invoice > 0 && euros > invoice) {
      return refuse(
        `Questa voce è una parte della bolletta, quindi non può superare ${formatEur(invoice)}.`,
        field,
      );
    }
    return {
      status: "read",
      said: confirm(formatEur(euros), 150),
      interview: withNotes(withRate(interview, { [field]: toDecimal(euros) }), {
        annualSaleEur: euros * toYears(interview),
      }),
    };
  },
  next: afterConsumption,
};

function withSpend(interview: Interview, invoice: number | null): Interview {
  const total = invoice === null ? "" : toDecimal(invoice * toYears(interview));
  return withEstimate(
    withRate(interview, { invoice: invoice === null ? "" : toDecimal(invoice), total }),
    "spend",
    invoice === null || getRate(interview).months === "12"
      ? null
      : "La spesa annua di oggi è una stima: una sola bolletta riportata a un anno.",
  );
}

// A year over the bill's period: by time for electricity, by consumption for gas, which is never
// spread evenly.
function toYears(interview: Interview): number {
  const { cma, cmp, months } = getRate(interview);
  return isGas(interview) ? Number(cma) / Number(cmp) : 12 / Number(months);
}

export function saysSkip(words: string): boolean {
  // «Non lo so, circa 80 al mese» does say it.
  return (
    findNumber(words) === null &&
    (saysUnknown(words) || /^(no|salta|avanti|niente|preferisco di no)\b/.test(toPlainText(words)))
  );
}
