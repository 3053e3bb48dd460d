import type { EnergyTipology, IgnoredParameter, OfferQuery } from "@volpe/contract";
import { findComune } from "../places/comuni.ts";
import { roundScenario } from "./index-scenario.ts";
import {
  BANDS_OF_GAS,
  CHANGE_BESIDE_VALUE,
  COMUNE_ALONE,
  COMUNE_ELSEWHERE,
  MENDING,
  NO_CHANGE,
  UNKNOWN_COMUNE,
} from "./query-words.ts";
import { SALE_CHANNELS } from "./sale-channels.ts";
import type { SupplierDirectory } from "./supplier-directory.ts";

export type UnderstoodQuery = { query: OfferQuery; ignored: IgnoredParameter[] };

/** A query without what means nothing for this list, which is told of. */
export function understandQuery(
  asked: OfferQuery,
  tipology: EnergyTipology,
  { places }: Pick<SupplierDirectory, "places">,
): UnderstoodQuery {
  const query = roundScenario(asked);
  const ignored: IgnoredParameter[] = [];
  const keepKnown = (key: "canale" | "fornitore", isKnown: (value: string) => boolean) => {
    const values = query[key] ?? [];
    const known = values.filter(isKnown);
    if (known.length < values.length) {
      ignored.push({ key, message: MENDING[key] });
    }
    if (known.length > 0) {
      query[key] = known;
    } else {
      delete query[key];
    }
  };
  keepKnown("canale", (value) => SALE_CHANNELS.some((channel) => channel.value === value));
  keepKnown("fornitore", (value) => places.has(value));
  const placeFault = findComuneFault(query);
  if (placeFault !== null) {
    delete query.comune;
    ignored.push({ key: "comune", message: placeFault });
  }
  if (asked.variazione && query.variazione === undefined) {
    ignored.push({ key: "variazione", message: NO_CHANGE });
  }
  if (query.indice !== undefined && query.variazione !== undefined) {
    delete query.variazione;
    ignored.push({ key: "variazione", message: CHANGE_BESIDE_VALUE });
  }
  if (query.fasce !== undefined && tipology === "gas") {
    delete query.fasce;
    ignored.push({ key: "fasce", message: BANDS_OF_GAS });
  }
  return { query, ignored };
}

/** Why a comune does not count, in Italian; null where it does or none was given. */
function findComuneFault({ comune, provincia }: OfferQuery): string | null {
  if (comune === undefined) {
    return null;
  }
  const found = findComune(comune);
  if (found === null) {
    return UNKNOWN_COMUNE;
  }
  if (provincia === undefined) {
    return COMUNE_ALONE;
  }
  return found.province.sign === provincia ? null : COMUNE_ELSEWHERE;
}
