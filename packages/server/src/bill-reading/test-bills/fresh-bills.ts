import { COLLINE_ENERGIA } from "./fresh/colline-energia.ts";
import { DUE_TORRI } from "./fresh/due-torri.ts";
import { FIUMARA_GAS } from "./fresh/fiumara-gas.ts";
import { LAGUNA_LUCE } from "./fresh/laguna-luce.ts";
import { OFFICINA_MURGE } from "./fresh/officina-murge.ts";
import { SERENELLA } from "./fresh/serenella.ts";
import { VALLESANA } from "./fresh/vallesana.ts";
import { ZAGARA } from "./fresh/zagara.ts";

/**
 * Ordinary bills in layouts of their own, whose prints and values were written and stored before
 * the reader had read one of them. At first sight it read 165 of 200 right, and 3 counted as wrong
 * and sure only because the stored values lacked them. Six such sums were added afterwards (network
 * with charges, excise with its addition): then 169 of 206 were right, and none was wrong and sure.
 * Since then the reader was widened for them.
 */
export const FRESH_BILLS = [
  COLLINE_ENERGIA,
  DUE_TORRI,
  FIUMARA_GAS,
  LAGUNA_LUCE,
  OFFICINA_MURGE,
  SERENELLA,
  VALLESANA,
  ZAGARA,
];
