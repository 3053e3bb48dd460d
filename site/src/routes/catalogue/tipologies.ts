import { TIPOLOGY_LISTS } from "@volpe/contract";

/** Links to all lists. */
export const LIST_CHIPS = Object.values(TIPOLOGY_LISTS).map(({ label, path }) => ({
  to: path,
  text: label,
}));
