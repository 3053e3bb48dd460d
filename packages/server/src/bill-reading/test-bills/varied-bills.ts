import { ADDA } from "./varied/adda.ts";
import { ALPE_COMUNE } from "./varied/alpe-comune.ts";
import { BRIANZA } from "./varied/brianza.ts";
import { DOLOMIA } from "./varied/dolomia.ts";
import { ETNA } from "./varied/etna.ts";
import { LARIO } from "./varied/lario.ts";
import { LIGURE } from "./varied/ligure.ts";
import { NURAGHE } from "./varied/nuraghe.ts";
import { PIAVE } from "./varied/piave.ts";
import { SICANIA } from "./varied/sicania.ts";
import { TUSCIA } from "./varied/tuscia.ts";

/**
 * Bills whose words and places vary as those of real suppliers do. Their prints and values were
 * stored before the reader had read one of them, by somebody who knew its rules: at first sight it
 * read 254 of 286 right, and none was wrong and sure. Since then it was widened for them.
 */
export const VARIED_BILLS = [
  ADDA,
  ALPE_COMUNE,
  BRIANZA,
  DOLOMIA,
  ETNA,
  LARIO,
  LIGURE,
  NURAGHE,
  PIAVE,
  SICANIA,
  TUSCIA,
];
