import type { Fuel, Gearbox } from "@volpe/contract";
import { splitClauses } from "./negation.ts";
import { toSaidText } from "./spelling.ts";
import { isPast, splitAtNow } from "./unsettled.ts";

/** What a car shall have besides its segment. */
export type CarWishes = { fuels: readonly Fuel[]; gearbox: Gearbox | null };

/** Matches the rest of «spendo troppo di benzina», which asks for no petrol car. */
const OF_COST = "(?<!\\b(?:poc[ao]|troppa|tanta|meno|di|la|della|il|del|in|per la) )";
const FUEL_SAYS: Readonly<Record<Fuel, RegExp>> = {
  benzina: new RegExp(`${OF_COST}\\bbenzina\\b`),
  diesel: new RegExp(`\\bdiesel\\b|${OF_COST}\\bgasolio\\b`),
  gpl: /\bgpl\b/,
  metano: /\bmetano\b/,
  ibrida: /\bibrid[aeio]\b|\b(?:full|mild)? ?hybrid\b/,
  "ibrida-plug-in": /\bplug ?-?in\b|\bphev\b|\bibrid[ao] ricaricabile\b/,
  elettrica: /\belettric(?:[aoi]|he)\b/,
};
const FUELS = Object.entries(FUEL_SAYS) as [Fuel, RegExp][];
const GEARBOX_SAYS: Readonly<Record<Gearbox, RegExp>> = {
  manuale: /\b(?:cambio|marce) manual[ei]\b|\bmanuale\b/,
  automatico: /\bautomatic[ao]\b/,
};
const GEARBOXES = Object.entries(GEARBOX_SAYS) as [Gearbox, RegExp][];

/** Matches the fuel that a hybrid burns: «ibrida a benzina». */
const OF_A_HYBRID =
  /(?<=\bibrid[ao] )(?:a )?(?:benzina|diesel)\b|\b(?:benzina|diesel)(?=[ /-]ibrid)/g;
/** Matches the car that somebody has now: «Ho una diesel e voglio una ibrida». */
const OWN_CAR =
  /\b(?:ho|abbiamo|guido|guidiamo|possiedo) (?:gia |adesso |ora )?(?:una?|la|il|un'|l') ?.*?(?=$|\b(?:e|che) |\b(?:vogli|vorr|cerc|prefer))/g;

/** The fuels and the gearbox that a text asks for; what it denies or had before does not count. */
export function readCarWishes(text: string): CarWishes {
  const clauses = splitClauses(toSaidText(text)).affirmed.flatMap(splitAtNow);
  const said = clauses
    .filter((clause) => !isPast(clause))
    .map((clause) => clause.replace(OWN_CAR, " ").replace(OF_A_HYBRID, " "))
    .join(", ");
  const fuels = FUELS.filter(([, says]) => says.test(said)).map(([fuel]) => fuel);
  const [gearbox, other] = GEARBOXES.filter(([, says]) => says.test(said));
  return {
    // «Ibrida plug-in» is one fuel.
    fuels: fuels.filter((fuel) => fuel !== "ibrida" || !fuels.includes("ibrida-plug-in")),
    gearbox: other === undefined ? (gearbox?.[0] ?? null) : null,
  };
}

export function hasWishes({ fuels, gearbox }: CarWishes): boolean {
  return fuels.length > 0 || gearbox !== null;
}

/** The fuels that a wish allows: a plug-in is a hybrid too. */
export function toAllowedFuels(fuels: readonly Fuel[]): Fuel[] {
  return [...new Set(fuels.flatMap((fuel) => (fuel === "ibrida" ? HYBRIDS : [fuel])))];
}

const HYBRIDS: readonly Fuel[] = ["ibrida", "ibrida-plug-in"];
