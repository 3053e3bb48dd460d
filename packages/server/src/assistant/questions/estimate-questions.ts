import type { ConsentsAddon } from "@volpe/contract";
import { formatNumber, toDecimal } from "../../rates/italian-figures.ts";
import { toClimateZone } from "../estimate/climate.ts";
import { estimateElectricity, estimateGas } from "../estimate/household-consumption.ts";
import {
  getRate,
  type Interview,
  isGas,
  toUnit,
  withEstimate,
  withNotes,
  withRate,
} from "../interview.ts";
import { type Answer, confirm, type Question, refuse, toWords } from "../question.ts";
import {
  APPLIANCES,
  type Appliance,
  GAS_USES,
  type GasUse,
  readAppliances,
  readGasUses,
  readPersons,
} from "../understanding/household.ts";
import { findNumber } from "../understanding/italian-number.ts";
import { toPlainText } from "../understanding/plain-text.ts";
import { afterConsumption } from "./consumption-questions.ts";

const GAS_USE_LABELS: Record<GasUse, string> = {
  heating: "Riscaldamento",
  "hot-water": "Acqua calda",
  cooking: "Cucina",
};

export const gasUses: Question = {
  key: "gas-uses",
  step: 80,
  ask: () => ({
    text: ["Per che cosa usi il gas? Segna tutto quello che vale."],
    addons: [toBoxes(GAS_USES, GAS_USE_LABELS)],
  }),
  read(answer, interview) {
    const uses = readTicked(answer, GAS_USES) ?? readGasUses(toWords(answer));
    return uses.length === 0
      ? refuse("Segna almeno un uso: riscaldamento, acqua calda o cucina.", "gas-uses")
      : {
          status: "read",
          said: confirm(uses.map((use) => GAS_USE_LABELS[use].toLowerCase()).join(", "), 80),
          interview: withNotes(interview, { gasUses: uses }),
        };
  },
  next: ({ notes }) => (notes.method === "bill" ? "bill-consumption" : "persons"),
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
      },
    ],
  }),
  read(answer, interview) {
    const words = toWords(answer);
    const count = readPersons(words);
    if (count === null || !Number.isInteger(count) || count < 1 || count > 12) {
      return refuse("Scrivi quante persone vivono in casa, da 1 a 12.", "persons");
    }
    const counted = withNotes(interview, { persons: count, appliances: readAppliances(words) });
    const said = confirm(count === 1 ? "una persona" : `${count} persone`, 90);
    if (isGas(interview) && !interview.notes.gasUses.includes("heating")) {
      return finishGas(counted, 0, said);
    }
    // «Siamo in tre con pompa di calore» answers the next question too.
    return !isGas(interview) && counted.notes.appliances.length > 0
      ? finishElectricity(counted, said)
      : { status: "read", said, interview: counted };
  },
  next(interview, context) {
    if (getRate(interview).cma !== "") {
      return afterConsumption(interview, context);
    }
    return isGas(interview) ? "area" : "appliances";
  },
};

const APPLIANCE_LABELS: Record<Appliance, string> = {
  "heat-pump": "Pompa di calore per riscaldare",
  induction: "Piano a induzione",
  "air-conditioning": "Condizionatori",
  "water-heater": "Scaldabagno elettrico",
  "electric-car": "Auto elettrica caricata a casa",
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
    const named = ticked ?? readAppliances(toWords(answer));
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
      },
    ],
  }),
  read(answer, interview) {
    const areaM2 = findNumber(toWords(answer))?.value ?? 0;
    return areaM2 < 15 || areaM2 > 1000
      ? refuse("La superficie va da 15 a 1.000 metri quadri: scrivila in cifre.", "area")
      : finishGas(interview, areaM2, "");
  },
  next: afterConsumption,
};

function finishElectricity(interview: Interview, said: string) {
  const { notes, draft } = interview;
  const kwh = estimateElectricity({
    persons: notes.persons ?? 1,
    appliances: notes.appliances,
    resident: draft.subtype !== "non-residente",
  });
  const extras = notes.appliances.map((name) => APPLIANCE_LABELS[name].toLowerCase());
  return finish(interview, kwh, said, [toPeople(notes.persons ?? 1), ...extras]);
}

function finishGas(interview: Interview, areaM2: number, said: string) {
  const { notes, draft } = interview;
  const smc = estimateGas({
    persons: notes.persons ?? 1,
    uses: notes.gasUses,
    areaM2,
    zone: toClimateZone(draft.address.region),
  });
  const uses = notes.gasUses.map((use) => GAS_USE_LABELS[use].toLowerCase());
  const heated = areaM2 === 0 ? [] : [`${formatNumber(areaM2)} m² riscaldati`];
  return finish(interview, smc, said, [toPeople(notes.persons ?? 1), ...uses, ...heated]);
}

function finish(interview: Interview, amount: number, said: string, from: readonly string[]) {
  const figure = `${formatNumber(amount)} ${toUnit(interview)} l’anno`;
  const reason = `Il consumo di ${figure} è una stima nostra da: ${from.join(", ")}.`;
  return {
    status: "read" as const,
    said: `${said} Direi circa ${figure}: è una stima.`.trim(),
    interview: withEstimate(withRate(interview, { cma: toDecimal(amount) }), "consumption", reason),
  };
}

function toPeople(count: number): string {
  return count === 1 ? "una persona" : `${count} persone`;
}

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
