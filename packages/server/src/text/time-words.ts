import { MONTH_NAMES } from "@volpe/contract";

/** The full names of the months, as alternatives of a pattern. */
export const MONTHS = MONTH_NAMES.join("|");

/** The seasons and their adjectives without accents, as alternatives of a pattern. */
export const SEASONS = "estate|estiv[oaie]|inverno|invernal[ei]|autunno|primavera";
