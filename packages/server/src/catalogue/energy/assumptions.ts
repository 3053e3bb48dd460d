import { formatQuantity, formatShare, type SupplyProfile, toEnergyUnit } from "@volpe/contract";
import { formatBands } from "../../figures/italian-figures.ts";
import { VAT_RATE } from "../../figures/vat.ts";
import { findComune } from "../../places/comuni.ts";
import { toProvinceWords } from "../../places/place-words.ts";
import { describeClimateZone } from "../../spend/gas-place.ts";
import type { SpendContext } from "../../spend/spend-context.ts";
import { BANDS_ESTIMATE } from "../../spend/spend-profile.ts";
import { formatQuarter } from "../../spend/tariff/reason-words.ts";
import {
  describeScenario,
  formatIndex,
  nameScenario,
  PRESENT,
  type Scenario,
} from "./index-scenario.ts";

/** Returns the assumptions behind a list's figures, one Italian sentence each. */
export function toAssumptions(
  profile: SupplyProfile,
  context: SpendContext,
  demonstration: boolean,
  scenario: Scenario = PRESENT,
): string[] {
  return [
    ...(demonstration ? [DEMONSTRATION] : []),
    describeSupply(profile),
    ...(profile.supplyEstimate === undefined ? [] : [`${profile.supplyEstimate}.`]),
    profile.destination === "aziende"
      ? `Nella spesa annua: vendita, rete, oneri, accise e IVA al ${formatShare(VAT_RATE)}. Fuori: ricalcoli, servizi facoltativi e sconti con condizioni.`
      : `Nella spesa annua: vendita, rete, oneri, accise e IVA. Fuori: ${profile.tipology === "luce" ? "canone RAI, " : ""}bonus sociali, ricalcoli, servizi facoltativi e sconti con condizioni.`,
    describeParameters(profile, context),
    describeIndex(profile, context, scenario),
    ...describeBands(profile),
    ...describeSeasons(profile),
    describePlace(profile),
    "Solo offerte non scadute, per chi cambia fornitore; i prezzi del primo anno di contratto.",
  ];
}

const DEMONSTRATION =
  "Catalogo dimostrativo: fornitori e offerte sono inventati, e così gli indici dopo giugno 2026; i parametri di rete, oneri e imposte sono quelli veri del 4º trimestre 2026.";

function describeSupply(profile: SupplyProfile): string {
  const isGas = profile.tipology === "gas";
  const quantity = `${formatQuantity(profile.annualConsumption, toEnergyUnit(profile.tipology))} l’anno`;
  const power =
    profile.capacityKw === null ? "" : ` con ${formatQuantity(profile.capacityKw, "kW")}`;
  const who =
    profile.destination === "aziende"
      ? ", usi diversi dall’abitazione"
      : isGas
        ? ", riscaldamento, cottura e acqua calda"
        : profile.resident
          ? ", casa di residenza"
          : ", casa dove non si ha la residenza";
  const source = profile.defaultConsumption ? " (un consumo tipico: indica il tuo)" : "";
  return `Fornitura: ${quantity}${power}${who}${source}.`;
}

function describeParameters({ tipology }: SupplyProfile, context: SpendContext): string {
  const parameters = tipology === "gas" ? context.gas : context.electricity;
  if (parameters === null) {
    return "Mancano i parametri di rete, oneri e imposte: nessuna spesa si può calcolare.";
  }
  const quarter = formatQuarter(parameters.quarter);
  return parameters.quarter === context.consultation.quarter
    ? `Rete, oneri e imposte: parametri del ${quarter}, tenuti fermi per dodici mesi.`
    : `Rete, oneri e imposte: parametri del ${quarter}, un trimestre diverso da quello in corso; ogni spesa è una stima.`;
}

function describeIndex(profile: SupplyProfile, context: SpendContext, scenario: Scenario): string {
  if (scenario.kind !== "present") {
    const { index, presentEur, usedEur } = describeScenario(scenario, profile.tipology, context);
    const used = usedEur === null ? "" : ` a ${formatIndex(usedEur, profile.tipology)}`;
    const change =
      scenario.kind === "change" ? ` (${nameScenario(scenario, profile.tipology)})` : "";
    const present =
      presentEur === null
        ? ""
        : ` La media degli ultimi 12 mesi è ${formatIndex(presentEur, profile.tipology)}.`;
    return `Scenario: ${index}${used}${change} in tutti i mesi; ogni spesa a prezzo variabile è una stima.${present}`;
  }
  const note = profile.tipology === "gas" ? context.index.psvNote : context.index.punNote;
  return note === ""
    ? "Prezzi variabili: mancano dodici mesi di indici, e quelle offerte non si possono calcolare."
    : `${note}: ogni spesa a prezzo variabile è una stima.`;
}

function describeBands({ tipology, destination, bands }: SupplyProfile): string[] {
  if (tipology === "gas") {
    return [];
  }
  if (bands !== undefined) {
    return [`Consumi divisi nelle fasce come hai indicato: ${formatBands(bands)}.`];
  }
  return [`${BANDS_ESTIMATE[destination === "aziende" ? "other-uses" : "domestic"]}.`];
}

function describeSeasons({ tipology, province, comune = "" }: SupplyProfile): string[] {
  const place = { province, city: findComune(comune)?.name ?? "" };
  return tipology === "gas"
    ? [`Consumi divisi nei mesi con i prelievi tipici della ${describeClimateZone(place)}.`]
    : [];
}

function describePlace({ province, tipology, comune, placeName }: SupplyProfile): string {
  if (province !== null) {
    return comune === undefined || placeName === undefined
      ? `Offerte vendute in ${toProvinceWords(province)}.`
      : `Offerte vendute a ${placeName}.`;
  }
  return tipology === "gas"
    ? "Provincia non indicata: rete e imposte del gas come a Milano, e solo offerte vendute in tutta Italia."
    : "Provincia non indicata: solo offerte vendute in tutta Italia.";
}
