import {
  formatBandParts,
  type SheetLine,
  type SupplyProfile,
  toProvinceName,
  toSupplyParts,
} from "@volpe/contract";
import { formatBands } from "../figures/italian-figures.ts";
import { toProvinceWords } from "../places/place-words.ts";

/** The label of the line that names the comune. */
export const COMUNE = "Comune";
const PROVINCE = "Provincia";

/**
 * The supply of electricity or gas behind the figures of a quote, line by line. Each value
 * includes its unit or noun.
 */
export function toSupplyUse(profile: SupplyProfile): SheetLine[] {
  const { bands } = profile;
  const { consumption, power, use } = toSupplyParts(profile);
  const home = use === null ? "casa" : `casa, ${use}`;
  return [
    { label: "Consumo annuo", value: consumption },
    ...(power === null ? [] : [{ label: "Potenza impegnata", value: power }]),
    ...(bands === undefined ? [] : [{ label: "Fasce", value: formatBands(bands) }]),
    { label: "Uso", value: use === "azienda" ? use : home },
    ...toPlaceUse(profile),
  ];
}

/** The comune, as «Rho (MI)», if it is known, else the province. */
function toPlaceUse({ province, comune, placeName }: SupplyProfile): SheetLine[] {
  if (comune !== undefined && placeName !== undefined) {
    return [{ label: COMUNE, value: placeName }];
  }
  return province === null ? [] : [{ label: PROVINCE, value: toProvinceName(province) }];
}

/** The same supply in words for a sentence, in which the value of a line stands without its label. */
export function toSupplyWords(profile: SupplyProfile): string {
  const { province } = profile;
  return toSupplyUse(profile)
    .map(({ label, value }) =>
      label === PROVINCE && province !== null ? toProvinceWords(province) : value,
    )
    .join(", ");
}

/**
 * The same supply as query parameters of a list's, an item's or a cart's address (contract's
 * `OfferQuery`). `isEstimate` is whether figures of the supply are a *stima*. `expiresOn` is the
 * last day of the present price, an ISO date; a quote's page shows it, and no figure depends on it.
 */
export function toSupplyQuery(
  profile: SupplyProfile,
  { isEstimate = false, expiresOn = "" }: { isEstimate?: boolean; expiresOn?: string } = {},
): string {
  const query = new URLSearchParams();
  if (profile.destination === "aziende") {
    query.set("destinazione", profile.destination);
  }
  query.set("consumo", String(profile.annualConsumption));
  if (profile.capacityKw !== null) {
    query.set("potenza", String(profile.capacityKw));
    query.set("residente", profile.resident ? "si" : "no");
  }
  if (profile.province !== null) {
    query.set("provincia", profile.province);
    if (profile.comune !== undefined) {
      query.set("comune", profile.comune);
    }
  }
  if (profile.bands !== undefined) {
    query.set("fasce", formatBandParts(profile.bands));
  }
  if (isEstimate || profile.defaultConsumption || profile.supplyEstimate !== undefined) {
    query.set("stima", "si");
  }
  if (expiresOn !== "") {
    query.set("scadenza", expiresOn);
  }
  return query.toString();
}
