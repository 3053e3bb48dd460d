import type { ChoicesAddon, FieldAddon } from "@volpe/contract";
import { formatEur, formatNumber, toDecimal } from "../../rates/italian-figures.ts";
import { withNeeds, withRate } from "../interview.ts";
import { confirm, type Question, refuse, toWords } from "../question.ts";
import { readAffirmedChoice } from "../understanding/choice.ts";
import { saysUnknown } from "../understanding/plain-text.ts";
import { NEEDED_BY } from "../understanding/product-choices.ts";
import { saysRange } from "../understanding/range.ts";
import { readDownPayment, readKmPerYear, readRentalMonths } from "../understanding/rental.ts";
import { toChoicesAddon } from "./choices-addon.ts";
import { OPEN_CHOICE, saysAny } from "./open-choice.ts";

const MIN_MONTHS = 12;
const MAX_MONTHS = 72;
const MAX_KM = 200_000;
const MAX_DOWN_PAYMENT_EUR = 50_000;

function toAddon(choices: readonly { value: string; label: string }[]): ChoicesAddon {
  const { value, label } = OPEN_CHOICE;
  return { kind: "choices", choices: [...choices, { value, label }], typed: true };
}

export const duration: Question = {
  key: "duration",
  step: 162,
  ask: () => ({
    text: ["Per quanto tempo la vuoi tenere?"],
    addons: [
      toAddon([24, 36, 48, 60].map((months) => ({ value: `${months}`, label: `${months} mesi` }))),
    ],
  }),
  read(answer, interview) {
    const words = toWords(answer);
    const months = readRentalMonths(words);
    if (months === null && (saysUnknown(words) || saysAny(words))) {
      return {
        status: "read",
        said: "Nessun problema: la durata si sceglie anche dopo.",
        interview: withRate(withNeeds(interview, { durationMonths: null }), { months: "" }),
      };
    }
    return months === null || months < MIN_MONTHS || months > MAX_MONTHS || saysRange(words)
      ? refuse(
          `Il noleggio a lungo termine va da ${MIN_MONTHS} a ${MAX_MONTHS} mesi: scrivi per esempio «36 mesi» o «tre anni», oppure «non lo so».`,
          "duration",
        )
      : {
          status: "read",
          said: confirm(`${months} mesi`, 162),
          interview: withRate(withNeeds(interview, { durationMonths: months }), {
            months: toDecimal(months, 0),
          }),
        };
  },
  next: () => "mileage",
};

const KM_FIELD: FieldAddon = {
  kind: "field",
  field: "text",
  name: "mileage",
  label: "Chilometri l’anno",
  placeholder: "15.000, oppure 1.200 al mese",
  autocomplete: "off",
  unit: "km",
  skip: { value: "non lo so", label: "Non lo so" },
};

export const mileage: Question = {
  key: "mileage",
  step: 164,
  ask: () => ({
    text: ["Quanti chilometri fai in un anno? Il canone dipende anche da questi."],
    addons: [KM_FIELD],
  }),
  read(answer, interview) {
    const words = toWords(answer);
    const km = readKmPerYear(words);
    if (km === null && (saysUnknown(words) || saysAny(words))) {
      return {
        status: "read",
        said: "Va bene, li stimerete insieme.",
        interview: withNeeds(interview, { kmPerYear: null }),
      };
    }
    return km === null || km < 1000 || km > MAX_KM || saysRange(words)
      ? refuse(
          `Scrivi una cifra sola tra 1.000 e ${formatNumber(MAX_KM)} km l’anno, per esempio «15.000» o «1.200 al mese», oppure «non lo so».`,
          "mileage",
        )
      : {
          status: "read",
          said: confirm(`${formatNumber(km)} km l’anno`, 164),
          interview: withNeeds(interview, { kmPerYear: km }),
        };
  },
  next: () => "down-payment",
};

export const downPayment: Question = {
  key: "down-payment",
  step: 166,
  ask: () => ({
    text: ["Vuoi versare un anticipo? Con un anticipo il canone scende."],
    addons: [
      toAddon([
        { value: "0", label: "Nessun anticipo" },
        { value: "2000", label: "2.000 €" },
        { value: "4000", label: "4.000 €" },
      ]),
    ],
  }),
  read(answer, interview) {
    const words = toWords(answer);
    const euros = readDownPayment(words);
    if (euros === null && (saysUnknown(words) || saysAny(words))) {
      return {
        status: "read",
        said: "D’accordo, l’anticipo resta aperto.",
        interview: withNeeds(interview, { downPaymentEur: null }),
      };
    }
    return euros === null || euros < 0 || euros > MAX_DOWN_PAYMENT_EUR || saysRange(words)
      ? refuse(
          `Scrivi l’anticipo in euro, da 0 a ${formatNumber(MAX_DOWN_PAYMENT_EUR)}, per esempio «tremila», oppure «nessuno» o «non lo so».`,
          "downPayment",
        )
      : {
          status: "read",
          said: confirm(euros === 0 ? "nessun anticipo" : `${formatEur(euros)} di anticipo`, 166),
          interview: withNeeds(interview, { downPaymentEur: euros }),
        };
  },
  next: () => "needed-by",
};

export const neededBy: Question = {
  key: "needed-by",
  step: 168,
  ask: () => ({ text: ["Quando ti serve?"], addons: [toChoicesAddon(NEEDED_BY)] }),
  read(answer, interview) {
    const words = toWords(answer);
    const reading = saysUnknown(words)
      ? ({ status: "one", choice: NEEDED_BY.at(-1) } as const)
      : readAffirmedChoice(words, NEEDED_BY);
    return reading.status !== "one" || reading.choice === undefined
      ? refuse(
          "Scegli un momento solo: entro un mese, fra uno e tre mesi, più avanti, o «sto solo guardando».",
          "neededBy",
        )
      : {
          status: "read",
          said: confirm(reading.choice.label.toLowerCase(), 168),
          interview: withNeeds(interview, { neededBy: reading.choice.value }),
        };
  },
  next: () => "communication",
};
