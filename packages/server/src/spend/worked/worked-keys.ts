import { NotComputable } from "../not-computable.ts";
import type { Loose } from "./loose-json.ts";

type Section = "offer" | "profile" | "parameters";

/** Says something to a reader and nothing to the spend. */
const SILENT = words(`
  note notes nota id kind source fonte agrees expected name nome label title description descrizione
  comment code codice supplier seller venditore fornitore url link commodity tipology tolerance
  durationmonths durata
`);

/** Whom it is for: an offer and a profile may both say so. */
const USE = words(`
  use uso usage customer client cliente type tipo destination destinazione domestic domestico
  condominium condominio other otheruse otheruses other_uses altri_usi business aziende nondomestic
`);

/** Where gas is burnt, and what measures it: in a profile or among the parameters. */
const GAS_PLACE = words(`
  ambit ambito province provincia region regione excise accisa addizionale surcharge climatezone
  zone zona metergroup meter cc contatore
`);

/** Every name that the readers beside this file look for, in lower case. */
const KNOWN: Readonly<Record<Section, ReadonlySet<string>>> = {
  offer: new Set([
    ...SILENT,
    ...USE,
    ...words(`
      components componenti discounts sconti placet standalone singola fasce bands tipologia_fasce
      dispatching dispacciamento regulated regolate price pricing tipo_offerta indices index idx
      allinclusive all_inclusive onnicomprensiva included includedconsumption canone consumo_canone
      pfix p_fix fixed fix fixfixed p_fix_f fixvariable p_fix_v f1 p_vol_f1 f2 p_vol_f2 f3 p_vol_f3
      bf1 p_vol_bf1 bf23 p_vol_bf23 mono p_vol_mono volume pvol p_vol vol alpha
    `),
  ]),
  profile: new Set([
    ...SILENT,
    ...USE,
    ...GAS_PLACE,
    ...words(`
      kwh annualkwh smc annualsmc consumption consumo bands fasce f1 f2 f3 f23 kw capacitykw power
      potenza resident residente
    `),
  ]),
  parameters: new Set([
    ...SILENT,
    ...GAS_PLACE,
    ...words(`
      set quarter trimestre values valori date day now consultation data index indices indice ppe ccr
    `),
  ]),
};

/** A figure that leaves out what a case says would be a wrong one: throws NotComputable. */
export function checkKeys(section: Section, row: Loose): void {
  const unknown = Object.keys(row).find((key) => !KNOWN[section].has(key.toLowerCase()));
  if (unknown !== undefined) {
    throw new NotComputable(`${SECTION_NAMES[section]} «${unknown.slice(0, 40)}» non è prevista`);
  }
}

const SECTION_NAMES: Readonly<Record<Section, string>> = {
  offer: "La voce dell’offerta",
  profile: "La voce del profilo",
  parameters: "La voce dei parametri",
};

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
