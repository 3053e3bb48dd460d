import type { AppliedFilter, OfferQuery, SupplyProfile } from "@volpe/contract";
import { nameScenario, toScenario } from "./index-scenario.ts";
import { GREEN_LABEL, PRICE_WORDS } from "./offer-facets.ts";
import { SALE_CHANNELS } from "./sale-channels.ts";
import type { SupplierDirectory } from "./supplier-directory.ts";

const QUANTITY = new Intl.NumberFormat("it-IT", { useGrouping: "always" });

/** Everything in an address that sets its list apart from the plain one, one chip each. */
export function toAppliedFilters(
  query: OfferQuery,
  profile: SupplyProfile,
  { inOrder, places }: SupplierDirectory,
): AppliedFilter[] {
  const chips: AppliedFilter[] = [];
  const add = (key: keyof OfferQuery, label: string | undefined, value = String(query[key])) => {
    if (query[key] !== undefined && label !== undefined) {
      chips.push({ key, value, label });
    }
  };
  add("destinazione", query.destinazione === "aziende" ? "Per aziende e partite IVA" : undefined);
  addSupply(add, query, profile);
  add("prezzo", PRICE_WORDS.find(({ value }) => value === query.prezzo)?.label);
  add("verde", GREEN_LABEL);
  for (const channel of query.canale ?? []) {
    const label = SALE_CHANNELS.find(({ value }) => value === channel)?.label;
    add("canale", `Si attiva: ${label?.toLowerCase()}`, channel);
  }
  for (const slug of query.fornitore ?? []) {
    add("fornitore", inOrder[places.get(slug) ?? -1]?.name, slug);
  }
  const scenario = nameScenario(toScenario(query), profile.tipology);
  add("indice", scenario);
  add("variazione", scenario);
  return chips;
}

function addSupply(
  add: (key: keyof OfferQuery, label: string | undefined) => void,
  query: OfferQuery,
  { tipology, destination, comune, placeName, province }: SupplyProfile,
): void {
  const isLuce = tipology === "luce";
  add("consumo", `${QUANTITY.format(query.consumo ?? 0)} ${isLuce ? "kWh" : "Smc"} l’anno`);
  if (isLuce) {
    add("potenza", `${QUANTITY.format(query.potenza ?? 0)} kW`);
    const isHome = destination === "privati" && query.residente === "no";
    add("residente", isHome ? "Casa senza residenza" : undefined);
    add("fasce", toBandsLabel(query.fasce ?? ""));
  }
  const place = placeName ?? province ?? undefined;
  // A comune stands within its province: each goes with its own chip.
  add("provincia", comune === undefined ? place : `Provincia ${province}`);
  add("comune", comune === undefined ? undefined : place);
}

/** As `Fasce: 33% F1, 31% F2, 36% F3`. */
function toBandsLabel(fasce: string): string {
  return `Fasce: ${fasce
    .split("-")
    .map((share, index) => `${Number(share)}% F${index + 1}`)
    .join(", ")}`;
}
