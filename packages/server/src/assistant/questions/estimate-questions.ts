import type { ConsentsAddon } from "@volpe/contract";
import { isGas, withNotes } from "../interview.ts";
import { type Answer, confirm, type Question, refuse, toWords } from "../question.ts";
import {
  APPLIANCES,
  GAS_USES,
  readAllAppliances,
  readAppliances,
  readAreaM2,
  readGasUses,
} from "../understanding/household.ts";
import { findNumber } from "../understanding/italian-number.ts";
import { readPersons } from "../understanding/persons.ts";
import { saysUnknown, toPlainText } from "../understanding/plain-text.ts";
import { saysRange } from "../understanding/range.ts";
import { afterConsumption, onWayToConsumption } from "./after-consumption.ts";
import {
  APPLIANCE_LABELS,
  continueEstimate,
  finishElectricity,
  GAS_USE_LABELS,
  toPeople,
} from "./estimated-consumption.ts";

/** Counted with where the person cannot say: the average Italian household has 2,2 people. */
const ASSUMED_PERSONS = 2;
/** A flat of three rooms and a kitchen: a round figure of our own. */
const ASSUMED_AREA_M2 = 80;

export const gasUses: Question = {
  key: "gas-uses",
  step: 80,
  ask: () => ({
    text: ["Per che cosa usi il gas? Segna tutto quello che vale."],
    addons: [toBoxes(GAS_USES, GAS_USE_LABELS)],
  }),
  read(answer, interview) {
    const uses = readTicked(answer, GAS_USES) ?? readGasUses(toWords(answer));
    if (uses.length === 0) {
      return refuse(
        "Segna almeno un uso: riscaldamento, acqua calda o cucina. Se i termosifoni hanno una caldaia tua, il gas li scalda quasi sempre.",
        "gas-uses",
      );
    }
    const said = confirm(uses.map((use) => GAS_USE_LABELS[use].toLowerCase()).join(", "), 80);
    const told = withNotes(interview, { gasUses: uses });
    return interview.notes.method === "estimate"
      ? continueEstimate(told, said)
      : { status: "read", said, interview: told };
  },
  next: onWayToConsumption,
};

export const persons: Question = {
  key: "persons",
  step: 90,
  ask: () => ({
    text: ["In quanti vivete in quella casa?"],
    addons: [
      {
        kind: "field",
        field: "number",
        name: "persons",
        label: "Persone in casa",
        placeholder: "3",
        autocomplete: "off",
        skip: { value: "non lo so", label: "Non lo so, conta due persone" },
      },
    ],
  }),
  read(answer, interview) {
    const words = toWords(answer);
    const named = [...interview.notes.appliances, ...readAppliances(words)];
    const told = isGas(interview)
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
    return count === null || saysRange(words) || !Number.isInteger(count) || count < 1 || count > 12
      ? refuse("Scrivi quante persone vivono in casa, da 1 a 12, oppure «non lo so».", "persons")
      : continueEstimate(
          withNotes(interview, { ...told, persons: count }),
          confirm(toPeople(count), 90),
        );
  },
  next: onWayToConsumption,
};

export const appliances: Question = {
  key: "appliances",
  step: 100,
  ask: () => ({
    text: ["Che cosa va a corrente, oltre al solito? Se non c’è niente di questo, vai avanti."],
    addons: [toBoxes(APPLIANCES, APPLIANCE_LABELS)],
  }),
  read(answer, interview) {
    const ticked = readTicked(answer, APPLIANCES);
    const words = toWords(answer);
    const all = readAllAppliances(words);
    const named = ticked ?? (all.length > 0 ? all : readAppliances(words));
    if (
      ticked === null &&
      named.length === 0 &&
      !/^(no|nessun|niente|nulla|avanti|continua|solo il solito)/.test(toPlainText(toWords(answer)))
    ) {
      return refuse(
        "Dimmi quali di questi hai, per esempio «induzione e condizionatori», oppure «nessuno».",
        "appliances",
      );
    }
    return finishElectricity(withNotes(interview, { appliances: named }), "");
  },
  next: afterConsumption,
};

export const area: Question = {
  key: "area",
  step: 110,
  ask: () => ({
    text: ["Quanti metri quadri riscaldi?"],
    addons: [
      {
        kind: "field",
        field: "number",
        name: "area",
        label: "Superficie riscaldata",
        placeholder: "80",
        autocomplete: "off",
        unit: "m²",
        skip: { value: "non lo so", label: "Non lo so, conta 80 m²" },
      },
    ],
  }),
  read(answer, interview) {
    const words = toWords(answer);
    const areaM2 = findNumber(words)?.value ?? 0;
    if (areaM2 === 0 && saysUnknown(words)) {
      const assumed = [...interview.notes.assumed, "area" as const];
      return continueEstimate(
        withNotes(interview, { areaM2: ASSUMED_AREA_M2, assumed }),
        `Allora conto ${ASSUMED_AREA_M2} metri quadri.`,
      );
    }
    if (saysRange(words)) {
      return refuse(
        "Mi serve una cifra sola: scrivi la superficie che ti sembra più vicina.",
        "area",
      );
    }
    return areaM2 < 15 || areaM2 > 1000
      ? refuse(
          "La superficie va da 15 a 1.000 metri quadri: scrivila in cifre, anche a occhio.",
          "area",
        )
      : continueEstimate(withNotes(interview, { areaM2 }), "");
  },
  next: afterConsumption,
};

// Tick boxes cross the wire as a consents addon: it is the one addon that answers several names.
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
