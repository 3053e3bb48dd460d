import { APPENNINO } from "./unseen/appennino.ts";
import { BRENTANA } from "./unseen/brentana.ts";
import { CISALPINA } from "./unseen/cisalpina.ts";
import { DUETTO } from "./unseen/duetto.ts";
import { FIAMMA_NORD } from "./unseen/fiamma-nord.ts";
import { LUMEN_ADRIATICA } from "./unseen/lumen-adriatica.ts";
import { LUMENIA } from "./unseen/lumenia.ts";
import { METANIA } from "./unseen/metania.ts";
import { METANOBLU } from "./unseen/metanoblu.ts";
import { NEXA } from "./unseen/nexa.ts";
import { ONDALUCE } from "./unseen/ondaluce.ts";
import { SISTEMA_CASA } from "./unseen/sistema-casa.ts";
import { TIRRENA } from "./unseen/tirrena.ts";
import { TIRRENO_GAS } from "./unseen/tirreno-gas.ts";
import { VALDORA } from "./unseen/valdora.ts";

/**
 * Complete bills, drawn by somebody who had not seen the rules and measured on their prints. At
 * first 156 of the 204 values of the first ten bills were read correctly, and four were wrong but
 * marked as sure; of the next five bills 81 of 100 were correct, and none was wrong and sure.
 */
export const UNSEEN_BILLS = [
  APPENNINO,
  BRENTANA,
  DUETTO,
  FIAMMA_NORD,
  LUMEN_ADRIATICA,
  METANOBLU,
  ONDALUCE,
  SISTEMA_CASA,
  TIRRENO_GAS,
  VALDORA,
  CISALPINA,
  LUMENIA,
  METANIA,
  NEXA,
  TIRRENA,
];
