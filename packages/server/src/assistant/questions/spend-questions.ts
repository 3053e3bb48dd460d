import { formatEur, formatNumber, toDecimal } from "../../rates/italian-figures.ts";
import { isBusiness, isGas, withDraft, withEstimate, withRate } from "../interview.ts";
import { confirm, type Question, refuse, toWords } from "../question.ts";
import { readAnnualSpend } from "../understanding/money.ts";
import { saysUnknown, toPlainText } from "../understanding/plain-text.ts";
import { readPowerKw } from "../understanding/power.ts";
import { saysRange } from "../understanding/range.ts";
import { afterCapacity, afterSpend } from "./after-consumption.ts";
import { saysSkip } from "./bill-questions.ts";

const DEFAULT_KW = 3;
const USUAL =
  /^(?:quell[ao] |la |il )?(?:solit[ao]|normale|standard|base|minim[ao]|domestic[ao])\b/;

export const capacity: Question = {
  key: "capacity",
  step: 200,
  ask: (interview) => ({
    text: [
      isBusiness(interview)
        ? "Che potenza ha il contatore? In bolletta è «potenza impegnata»."
        : "Che potenza ha il contatore? In quasi tutte le case è 3 kW.",
    ],
    addons: [
      {
        kind: "field",
        field: "number",
        name: "capacity",
        label: "Potenza impegnata",
        autocomplete: "off",
        unit: "kW",
        initial: "3",
        skip: { value: "non lo so", label: "Non lo so, usa 3 kW" },
      },
    ],
  }),
  read(answer, interview) {
    const words = toWords(answer);
    const kw = readPowerKw(words);
    if (kw === null && (saysUnknown(words) || USUAL.test(toPlainText(words)))) {
      return {
        status: "read",
        said: "Allora uso 3 kW, la potenza più comune.",
        interview: withEstimate(
          withDraft(interview, { capacity: toDecimal(DEFAULT_KW) }),
          "capacity",
          "La potenza non era nota: i conti usano 3 kW.",
        ),
      };
    }
    const [min, max] = isBusiness(interview) ? [0.5, 10_000] : [1.5, 30];
    return kw === null || kw < min || kw > max || saysRange(words)
      ? refuse(
          `La potenza va da ${formatNumber(min)} a ${formatNumber(max)} kW. La trovi in bolletta alla voce «potenza impegnata».`,
          "capacity",
        )
      : {
          status: "read",
          said: confirm(`${formatNumber(kw)} kW`, 200),
          interview: withEstimate(
            withDraft(interview, { capacity: toDecimal(kw, 3) }),
            "capacity",
            null,
          ),
        };
  },
  next: afterCapacity,
};

export const presentSpend: Question = {
  key: "present-spend",
  step: 210,
  ask: (interview) => ({
    text: [
      `Quanto spendi adesso in un anno, imposte comprese${isGas(interview) || isBusiness(interview) ? "" : " e senza canone RAI"}? Va bene anche «80 al mese».`,
    ],
    addons: [
      {
        kind: "field",
        field: "text",
        name: "presentSpend",
        label: "Spesa annua di oggi",
        placeholder: "900, oppure 80 al mese",
        autocomplete: "off",
        unit: "€",
        skip: { value: "non lo so", label: "Non lo so" },
      },
    ],
  }),
  read(answer, interview) {
    const words = toWords(answer);
    if (saysSkip(words)) {
      return {
        status: "read",
        said: "Nessun problema: misuro il risparmio rispetto all’offerta mediana, quella a metà della classifica, e te lo scrivo accanto alla cifra.",
        interview: withEstimate(withRate(interview, { total: "" }), "spend", null),
      };
    }
    if (/wh\b|smc|\bmc\b/i.test(words) || saysRange(words)) {
      return refuse(
        saysRange(words)
          ? "Mi serve una cifra sola: scrivi quella che ti sembra più vicina, per esempio «85 al mese»."
          : "Questo è un consumo: qui serve la spesa in euro, per esempio «900» o «80 al mese».",
        "total",
      );
    }
    const spend = readAnnualSpend(words);
    const max = isBusiness(interview) ? 10_000_000 : 30_000;
    if (spend === null || spend.eurPerYear < 20 || spend.eurPerYear > max) {
      return refuse(
        `Scrivi una spesa annua tra 20 e ${formatNumber(max)} €, per esempio «900» o «80 al mese», oppure «non lo so».`,
        "total",
      );
    }
    const yearly = `${formatEur(spend.eurPerYear)} l’anno`;
    return {
      status: "read",
      said: confirm(yearly, 210),
      interview: withEstimate(
        withRate(interview, { total: toDecimal(spend.eurPerYear) }),
        "spend",
        spend.timesPerYear === 1
          ? null
          : "La spesa annua di oggi è una stima: un solo periodo riportato a un anno.",
      ),
    };
  },
  next: afterSpend,
};
