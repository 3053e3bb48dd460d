import type { EnergyOffer, PlacetPrices } from "../../offers/energy-offer.ts";
import { NotComputable } from "../not-computable.ts";
import {
  find,
  findCode,
  findNumber,
  findText,
  isLoose,
  type Loose,
  toList,
  toLoose,
  toText,
} from "./loose-json.ts";
import { areRows, toWorkedComponents } from "./worked-components.ts";
import { toWorkedDiscounts } from "./worked-discounts.ts";
import type { WorkedUse } from "./worked-use.ts";

/** The offer of a worked total. Throws NotComputable where it cannot be read. */
export function toWorkedOffer(
  row: Loose,
  { id, commodity, use }: { id: string; commodity: EnergyOffer["commodity"]; use: WorkedUse },
): EnergyOffer {
  const components = find(row, "components", "componenti");
  const discounts = find(row, "discounts", "sconti");
  if (!areRows(components) || !areRows(discounts)) {
    throw new NotComputable("Le voci di prezzo o gli sconti non sono leggibili");
  }
  const pricing = toPricing(row);
  const placet = find(row, "placet");
  return {
    code: id,
    source: placet === undefined || placet === false ? "free-market" : "placet",
    commodity,
    supplierVatNumber: "",
    name: id,
    description: "",
    durationMonths: null,
    guarantees: "",
    customer: use,
    residence: "all",
    pricing,
    activationTypes: ["99"],
    channels: [],
    payments: [],
    standalone: find(row, "standalone", "singola") !== false,
    dual: null,
    validFromMs: 0,
    validToMs: Number.MAX_SAFE_INTEGER,
    consumptionMin: null,
    consumptionMax: null,
    powerMinKw: null,
    powerMaxKw: null,
    bands: findCode(row, "fasce", "bands", "tipologia_fasce"),
    indices: toIndices(row, commodity, pricing),
    dispatching: toList(find(row, "dispatching", "dispacciamento")).map((item) =>
      isLoose(item)
        ? {
            code: findCode(item, "code", "codice") ?? "",
            value: findNumber(item, "value", "valore"),
          }
        : { code: (toText(item) ?? "").padStart(2, "0"), value: null },
    ),
    regulated: toList(find(row, "regulated", "regolate")).flatMap((item) => {
      const code = isLoose(item) ? findText(item, "code", "codice") : toText(item);
      return code === null ? [] : [code.padStart(2, "0")];
    }),
    components: toWorkedComponents(toList(components)),
    discounts: toWorkedDiscounts(toList(discounts)),
    allInclusive: toAllInclusive(row),
    placet:
      placet === undefined || placet === false
        ? null
        : toPlacet({ ...row, ...toLoose(placet) }, commodity),
    zones: null,
    phone: null,
    website: null,
    offerUrl: null,
    conditions: [],
    extraServices: [],
  };
}

const PRICINGS: Readonly<Record<string, EnergyOffer["pricing"]>> = {
  fixed: "fixed",
  fisso: "fixed",
  "01": "fixed",
  variable: "variable",
  variabile: "variable",
  "02": "variable",
  flat: "flat",
  "03": "flat",
  mixed: "mixed",
  misto: "mixed",
  "04": "mixed",
};

/** Unsaid: variable where a PLACET has only its alpha. */
function toPricing(row: Loose): EnergyOffer["pricing"] {
  const text = findText(row, "price", "pricing", "tipo_offerta")?.toLowerCase();
  if (text === undefined) {
    const isFixed = findNumber(row, "alpha") === null || hasVolumePrice(row);
    return isFixed ? "fixed" : "variable";
  }
  const pricing = PRICINGS[text];
  if (pricing === undefined) {
    throw new NotComputable(`Il tipo di prezzo «${text.slice(0, 40)}» non è previsto`);
  }
  return pricing;
}

function hasVolumePrice(row: Loose): boolean {
  return ["mono", "volume", "f1", "bf1"].some((name) => (findNumber(row, name) ?? 0) !== 0);
}

function toPlacet(row: Loose, commodity: EnergyOffer["commodity"]): PlacetPrices {
  const mono = findNumber(row, "mono", "p_vol_mono");
  const volume = findNumber(row, "volume", "pvol", "p_vol", "vol");
  const fee = findNumber(row, "pfix", "p_fix", "fixed", "fix");
  return {
    fixFixed: findNumber(row, "fixFixed", "p_fix_f") ?? fee,
    fixVariable: findNumber(row, "fixVariable", "p_fix_v") ?? fee,
    f1: findNumber(row, "f1", "p_vol_f1"),
    f2: findNumber(row, "f2", "p_vol_f2"),
    f3: findNumber(row, "f3", "p_vol_f3"),
    bf1: findNumber(row, "bf1", "p_vol_bf1"),
    bf23: findNumber(row, "bf23", "p_vol_bf23"),
    // Gas has one price by volume and electricity one for all hours: either name may stand for both.
    mono: mono ?? (commodity === "electricity" ? volume : null),
    volume: volume ?? (commodity === "gas" ? mono : null),
    alpha: findNumber(row, "alpha"),
  };
}

/** Worked totals seldom name the index: PUN and PSV, by the month, if unsaid. */
function toIndices(
  row: Loose,
  commodity: EnergyOffer["commodity"],
  pricing: EnergyOffer["pricing"],
): EnergyOffer["indices"] {
  const indices = toList(find(row, "indices", "index", "idx")).map((item) => {
    const index = isLoose(item) ? item : { code: item };
    return {
      code: findCode(index, "code", "codice", "idx") ?? "",
      coefficient: findNumber(index, "coefficient", "coefficiente") ?? 1,
      band: findCode(index, "band", "fascia", "fascia_prezzo"),
    };
  });
  if (indices.length > 0 || pricing === "fixed") {
    return indices;
  }
  return [{ code: commodity === "gas" ? "14" : "12", coefficient: 1, band: null }];
}

function toAllInclusive(row: Loose): EnergyOffer["allInclusive"] {
  const value = find(row, "allInclusive", "all_inclusive", "onnicomprensiva");
  const included = findNumber(row, "included", "includedConsumption", "canone", "consumo_canone");
  if (value === true) {
    return { code: included === null ? "01" : "02", includedConsumption: included };
  }
  const inner = toLoose(value);
  const code = isLoose(value) ? findCode(inner, "code", "codice") : toText(value)?.padStart(2, "0");
  return code === "01" || code === "02"
    ? {
        code,
        includedConsumption:
          findNumber(inner, "included", "includedConsumption", "canone") ?? included,
      }
    : null;
}
