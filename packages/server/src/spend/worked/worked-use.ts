import type { EnergyOffer } from "../../offers/energy-offer.ts";
import { NotComputable } from "../not-computable.ts";
import { find, findText, type Loose, toNumber } from "./loose-json.ts";

/** Whom an offer or a profile of a worked total is for. */
export type WorkedUse = EnergyOffer["customer"];

const OTHER_MARKS = [
  "other",
  "otherUse",
  "otherUses",
  "other_uses",
  "altri_usi",
  "business",
  "aziende",
  "nonDomestic",
];

/** Who a row says it is for; null where it does not say. Throws NotComputable where it is unread. */
export function findWorkedUse(row: Loose): WorkedUse | null {
  const domestic = find(row, "domestic", "domestico");
  if (OTHER_MARKS.some((name) => isYes(find(row, name))) || domestic === false) {
    return "other-uses";
  }
  if (isYes(find(row, "condominium", "condominio"))) {
    return "condominium";
  }
  const said = findText(
    row,
    "use",
    "uso",
    "usage",
    "customer",
    "client",
    "cliente",
    "destination",
    "destinazione",
  );
  // «type» may also be the commodity: only what is read in it counts.
  const text = said ?? findText(row, "type", "tipo");
  const use = text === null ? null : toUse(text);
  if (use === null && said !== null) {
    throw new NotComputable(`Il tipo di cliente «${said.slice(0, 40)}» non è previsto`);
  }
  return use ?? (domestic === true ? "domestic" : null);
}

function isYes(value: unknown): boolean {
  return value === true || value === 1 || value === "true";
}

function toUse(text: string): WorkedUse | null {
  const word = text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  if (toNumber(text) === 3 || word.startsWith("condom")) {
    return "condominium";
  }
  if (toNumber(text) === 2 || /^(other|altri|bus|nond|aziend|impres|compan)/.test(word)) {
    return "other-uses";
  }
  const isHome = /^(dom|privat|resid|nonresid|hous|home|famigl|cas)/.test(word);
  return toNumber(text) === 1 || isHome ? "domestic" : null;
}
