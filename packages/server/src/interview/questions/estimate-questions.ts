import { type ConsentsAddon, formatQuantity } from "@volpe/contract";
import { saysUnknown, saysUnknownAtLast } from "../../text/spoken-text.ts";
import { isGas, lacksConsumption, withNotes } from "../interview.ts";
import {
  type Answer,
  askMeaning,
  confirm,
  type Question,
  refuseAnswer,
  take,
  toAnswerText,
} from "../question.ts";
import { STEPS } from "../steps.ts";
import { readFigure } from "../understanding/figure.ts";
import {
  APPLIANCES,
  GAS_USES,
  namesUsualThings,
  readAppliances,
  readAreaM2,
  readGasUses,
} from "../understanding/household.ts";
import { keepLabelled } from "../understanding/labelled.ts";
import { readPersons } from "../understanding/persons.ts";
import { toSaidText } from "../understanding/spelling.ts";
import { toFieldAddon } from "./answer-addons.ts";
import {
  APPLIANCE_LABELS,
  ASSUMED_AREA_M2,
  ASSUMED_PERSONS,
  continueEstimate,
  finishElectricity,
  GAS_USE_LABELS,
  toHomeWords,
} from "./estimated-consumption.ts";

export const gasUses: Question = {
  key: "gas-uses",
  speaksOf: "list",
  listsSeveral: () => true,
  step: 80,
  tipologies: ["gas"],
  dependsOn: ["method"],
  applies: (interview) =>
    (lacksConsumption(interview, "bill") || lacksConsumption(interview, "estimate")) &&
    interview.notes.bill?.step !== STEPS.method &&
    interview.notes.gasUses.length === 0,
  ask: () => ({
    text: ["Per che cosa usi il gas? Segna tutto quello che vale."],
    addons: [toBoxes(GAS_USES, GAS_USE_LABELS)],
  }),
  read(answer, interview) {
    const uses = readTicked(answer, GAS_USES) ?? readGasUses(toAnswerText(answer));
    if (uses === null) {
      return refuseAnswer(
        "Conto solo quello che va a gas oggi: riscaldamento, acqua calda, cucina?",
        "gas-uses",
      );
    }
    if (uses.length === 0) {
      return refuseAnswer(
        "Segna almeno un uso: riscaldamento, acqua calda o cucina. Se i termosifoni hanno una caldaia tua, il gas li scalda quasi sempre.",
        "gas-uses",
      );
    }
    const said = confirm(
      uses.map((use) => GAS_USE_LABELS[use].toLowerCase()).join(", "),
      gasUses.step,
    );
    const told = withNotes(interview, { gasUses: uses });
    return interview.notes.method === "estimate" ? continueEstimate(told, said) : take(told, said);
  },
  walk: [["heating"], ["cooking", "hot-water"], ["heating", "cooking"], [], "tutto"],
};

export const persons: Question = {
  key: "persons",
  speaksOf: "people",
  measures: "persons",
  step: 90,
  tipologies: ["luce", "gas"],
  dependsOn: ["method"],
  applies: (interview) =>
    lacksConsumption(interview, "estimate") && interview.notes.persons === null,
  ask: () => ({
    text: ["In quanti vivete in quella casa?"],
    addons: [
      toFieldAddon({
        field: "number",
        name: "persons",
        label: "Persone in casa",
        placeholder: "3",
        skip: { value: "non lo so", label: "Non lo so, conta due persone" },
      }),
    ],
  }),
  read(answer, interview) {
    const words = toAnswerText(answer);
    const ofGas = isGas(interview);
    const appliances = ofGas ? [] : (readAppliances(words) ?? []);
    const named = [...interview.notes.appliances, ...appliances];
    const told = ofGas
      ? { areaM2: interview.notes.areaM2 ?? readAreaM2(words) }
      : { appliances: APPLIANCES.filter((name) => named.includes(name)) };
    const count = readPersons(words);
    if (count === null && saysUnknown(words)) {
      const assumed = [...interview.notes.assumed, "persons" as const];
      return continueEstimate(
        withNotes(interview, { ...told, persons: ASSUMED_PERSONS, assumed }),
        "Allora conto due persone, quasi la media italiana.",
      );
    }
    return count === null || !Number.isInteger(count) || count < 1 || count > 12
      ? refuseAnswer(
          "Scrivi quante persone vivono in casa, da 1 a 12, oppure «non lo so».",
          "persons",
        )
      : continueEstimate(
          withNotes(interview, { ...told, persons: count }),
          confirm(toHomeWords({ persons: count, appliances, gasUses: [] }), persons.step),
        );
  },
  walk: ["3", "siamo in due con pompa di calore", "0", "cento"],
};

export const appliances: Question = {
  key: "appliances",
  speaksOf: "list",
  listsSeveral: () => true,
  step: 100,
  tipologies: ["luce"],
  dependsOn: ["method"],
  applies: (interview) => lacksConsumption(interview, "estimate"),
  ask: () => ({
    text: ["Che cosa va a corrente, oltre al solito? Se non c’è niente di questo, vai avanti."],
    addons: [toBoxes(APPLIANCES, APPLIANCE_LABELS)],
  }),
  read(answer, interview) {
    const ticked = readTicked(answer, APPLIANCES);
    const words = toAnswerText(answer);
    const named = ticked ?? readAppliances(words);
    if (named === null) {
      return refuseAnswer(
        "Conto solo quello che hai già e usi in quella casa: che cosa c’è?",
        "appliances",
      );
    }
    if (ticked === null && named.length === 0 && !hasNothingElse(words)) {
      return refuseAnswer(
        "Dimmi quali di questi hai, per esempio «induzione e condizionatori», oppure «nessuno».",
        "appliances",
      );
    }
    const labels = named.map((name) => APPLIANCE_LABELS[name].toLowerCase());
    const said =
      labels.length === 0 ? "Solo il solito, allora." : confirm(labels.join(", "), appliances.step);
    return finishElectricity(withNotes(interview, { appliances: named }), said);
  },
  walk: [[], ["induction"], "induzione e clima", "nessuno", "il frigo"],
};

function hasNothingElse(words: string): boolean {
  return NOTHING_ELSE.test(toSaidText(words)) || namesUsualThings(words);
}

const NOTHING_ELSE =
  /^[a-z' ]+ (?:no|mai|niente|nessun[oa])$|^(?:no|nope|nessun[oa]?|niente|nulla|(?:vado |andiamo )?avanti|continua|(?:solo )?(?:il|le) solit[oe](?: cose)?)(?![a-z])|^ne .* ne |^non (?:ho|c'e|abbiamo) (?:niente|nulla|nient'altro|nessun)/;

/** The names that tell the heated area from the whole one: «Casa 120, ne scaldo 80». */
const HEATED = {
  own: /\b(?:ri)?scald\w+/,
  others:
    /\b(?:cas[ae]|appartamento|total[ei]|commerciali|calpestabil[ei]|catastal[ei]|catasto|villa|villetta|alloggio|in tutto)\b/,
};
const MIN_AREA_M2 = 15;
const MAX_AREA_M2 = 1000;

export const area: Question = {
  key: "area",
  speaksOf: "figure",
  measures: "area",
  step: 110,
  tipologies: ["gas"],
  dependsOn: ["method"],
  applies: (interview) => lacksConsumption(interview, "estimate"),
  ask: () => ({
    text: ["Quanti metri quadri riscaldi?"],
    addons: [
      toFieldAddon({
        field: "number",
        name: "area",
        label: "Superficie riscaldata",
        placeholder: "80",
        unit: "m²",
        skip: { value: "non lo so", label: "Non lo so, conta 80 m²" },
      }),
    ],
  }),
  read(answer, interview) {
    const words = toAnswerText(answer);
    const reading = readFigure(keepLabelled(words, HEATED), { kinds: ["m2"] });
    const isOfRooms = reading.status === "other-kind" && reading.kind === "rooms";
    if (
      (reading.status === "none" && saysUnknown(words)) ||
      (isOfRooms && saysUnknownAtLast(words))
    ) {
      const assumed = [...interview.notes.assumed, "area" as const];
      return continueEstimate(
        withNotes(interview, { areaM2: ASSUMED_AREA_M2, assumed }),
        `Allora conto ${ASSUMED_AREA_M2} metri quadri.`,
      );
    }
    if (reading.status === "several") {
      return askMeaning(
        "Mi serve una cifra sola: quanti metri quadri riscaldi, più o meno?",
        "area",
        reading.figures
          .filter(({ value }) => value >= MIN_AREA_M2 && value <= MAX_AREA_M2)
          .map(({ value }) => formatQuantity(value, "m²")),
      );
    }
    const areaM2 = reading.status === "one" ? reading.figure.value : 0;
    return areaM2 < MIN_AREA_M2 || areaM2 > MAX_AREA_M2
      ? refuseAnswer(
          "La superficie va da 15 a 1.000 metri quadri: scrivila in cifre, anche a occhio.",
          "area",
        )
      : continueEstimate(
          withNotes(interview, { areaM2 }),
          confirm(formatQuantity(areaM2, "m²"), area.step),
        );
  },
  walk: ["80", "5", "novanta"],
};

// Tick boxes are sent as a consents addon, the only addon whose answer contains several names.
function toBoxes<Name extends string>(
  names: readonly Name[],
  labels: Record<Name, string>,
): ConsentsAddon {
  return {
    kind: "consents",
    boxes: names.map((name) => ({ name, label: labels[name], required: false })),
    submit: "Continua",
  };
}

function readTicked<Name extends string>({ value }: Answer, names: readonly Name[]): Name[] | null {
  return Array.isArray(value) ? names.filter((name) => value.includes(name)) : null;
}
