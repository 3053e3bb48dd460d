import {
  ADDRESS_CONSUMPTION,
  type EnergyTipology,
  explainConsumption,
  explainIndex,
  FORM_FIGURES,
  formatQuantity,
  type OfferQuery,
  parseBandParts,
  parseDecimal,
  parseFigure,
  parseTyped,
  toEnergyUnit,
} from "@volpe/contract";
import { formatBands } from "../../figures/italian-figures.ts";
import { findPlaceChoice } from "../../places/place-choice.ts";
import { COMUNE_PARAMETER, PROVINCE_PARAMETER } from "../list/place-parameters.ts";
import { DESTINATION_FIELD, type QueryField, readWord } from "../list/query-field.ts";
import { nameScenario, toScenario } from "./index-scenario.ts";
import { readBands, toBandsHint } from "./typed-bands.ts";

type Fields = readonly QueryField<OfferQuery>[];

/** The fields of the visitor's supply in an address, in the order of the chips. */
const toSupplyFields = (tipology: EnergyTipology): Fields => [
  {
    key: DESTINATION_FIELD.key,
    name: "destinazione",
    read: DESTINATION_FIELD.read,
    hint: DESTINATION_FIELD.hint,
    chip: (value) => (value === "aziende" ? "Per aziende e partite IVA" : null),
  },
  {
    key: "consumo",
    name: "consumo",
    read: (text) =>
      parseFigure(text, { ...ADDRESS_CONSUMPTION, unit: toEnergyUnit(tipology) }) ?? undefined,
    hint: (_, text) => explainConsumption(text, tipology),
    chip: (value) => `${formatQuantity(value, toEnergyUnit(tipology))} l’anno`,
  },
  {
    key: "potenza",
    name: "potenza",
    read: (text) => parseFigure(text, FORM_FIGURES.capacityKw) ?? undefined,
    hint: "Scrivi la potenza in kW come numero, per esempio 3 o 4,5: da 0,5 a 10.000.",
    chip: (value) => (tipology === "luce" ? formatQuantity(value, "kW") : null),
  },
  {
    key: "residente",
    name: "residente",
    read: (text) => readWord(text, ["si", "no"]),
    hint: "Residenza: scegli si oppure no.",
    chip: (value, { destinazione }) =>
      tipology === "luce" && destinazione !== "aziende" && value === "no"
        ? "Casa senza residenza"
        : null,
  },
  {
    key: "fasce",
    name: "fasce",
    read: readBands,
    hint: (_, text) => toBandsHint(text),
    hintsLast: true,
    chip: (value) => (tipology === "luce" ? toBandsLabel(value) : null),
  },
  {
    key: "persone",
    name: "persone",
    read: (text) => readWord(text, ["1", "2", "3", "4", "5"]),
    hint: "In quanti siete in casa: scegli da 1 a 5.",
  },
  {
    key: "uso",
    name: "uso",
    read: (text) => readWord(text, ["riscaldamento", "acqua-calda", "cucina"]),
    hint: "A che cosa serve il gas: scegli riscaldamento, acqua-calda oppure cucina.",
  },
  {
    key: "stima",
    name: "stima",
    read: (text) => readWord(text, ["si"]),
    hint: "Se i dati della fornitura sono stimati scrivi si.",
  },
  {
    key: "spesa",
    name: "spesa",
    read: (text) => parseFigure(text, FORM_FIGURES.presentSpendEur) ?? undefined,
    hint: (_, text) =>
      /mes[ei]|mensil|bimestr|ann[ou]/i.test(text)
        ? "Scrivi solo la cifra in euro, per esempio 900, e in «Ogni quanto» scegli all’anno o al mese."
        : "Scrivi quanto spendi oggi in euro, per esempio 900: più di 0, fino a 10.000.000.",
  },
  {
    key: "spesaStima",
    name: "spesaStima",
    read: (text) => parseFigure(text, FORM_FIGURES.presentSpendEur) ?? undefined,
    hint: "Se la spesa di oggi è una stima ripeti qui la sua cifra in euro, per esempio 900.",
  },
  {
    key: "periodo",
    name: "periodo",
    read: (text) => readWord(text, ["anno", "mese"]),
    hint: "Scegli anno oppure mese.",
  },
  {
    key: "spesaCerta",
    name: "spesaCerta",
    read: (text) => readWord(text, ["si"]),
    hint: "Se una spesa insolita è giusta scrivi si.",
  },
  {
    ...PROVINCE_PARAMETER,
    name: "provincia",
    chip(value, { comune }) {
      const place = findPlaceChoice(value, comune);
      return place?.comune === undefined ? (place?.label ?? value) : `Provincia ${value}`;
    },
  },
  {
    ...COMUNE_PARAMETER,
    name: "comune",
    // A comune and its province have separate chips, each of which can be removed.
    chip(value, { provincia }) {
      const place = provincia === undefined ? null : findPlaceChoice(provincia, value);
      return place?.comune === undefined ? null : place.label;
    },
  },
];

const toScenarioFields = (tipology: EnergyTipology): Fields => [
  {
    key: "variazione",
    name: "variazione",
    read: (text) => within(parseSigned(text), -90, 300),
    hint: "Scrivi la variazione dell’indice in percentuale, da −90 a 300.",
    chip: (_, query) => nameScenario(toScenario(query), tipology),
  },
  {
    key: "indice",
    name: "indice",
    read: (text) =>
      within(parseTyped(text, { loneDot: "decimal", unit: `€/${toEnergyUnit(tipology)}` }), 0, 5),
    hint: (_, text) => explainIndex(text, tipology),
    chip: (_, query) => nameScenario(toScenario(query), tipology),
  },
];

export const SORT_FIELDS: Fields = [
  {
    key: "ordina",
    name: "ordina",
    read: (text) => readWord(text, ["spesa", "prezzo", "fissa"]),
    hint: "Ordina per spesa, prezzo oppure fissa.",
  },
];
export const PAGE_FIELDS: Fields = [
  {
    key: "pagina",
    name: "pagina",
    read: (text) => (/^\d+$/.test(text) ? within(Number(text), 1, 1000) : undefined),
    hint: "Scrivi il numero della pagina, da 1 a 1000.",
  },
];

export const SUPPLY_FIELDS = { luce: toSupplyFields("luce"), gas: toSupplyFields("gas") };
export const SCENARIO_FIELDS = { luce: toScenarioFields("luce"), gas: toScenarioFields("gas") };

function toBandsLabel(fasce: string): string {
  return `Fasce: ${formatBands(parseBandParts(fasce) ?? [])}`;
}

function parseSigned(text: string): number | null {
  const [, sign, figure] = /^([+\-−]?)(.+)$/.exec(text) ?? [];
  const value = parseDecimal(figure ?? "", "decimal");
  return value === null || !sign || sign === "+" ? value : -value;
}

function within(value: number | null, min: number, max: number): number | undefined {
  return value !== null && value >= min && value <= max ? value : undefined;
}
