import { ADRIATICA } from "./third/adriatica.ts";
import { GASBO } from "./third/gasbo.ts";
import { INSUBRIA } from "./third/insubria.ts";
import { OROBIE } from "./third/orobie.ts";
import { POLLINO } from "./third/pollino.ts";
import { TECNO } from "./third/tecno.ts";
import { TRASIMENO } from "./third/trasimeno.ts";
import { UNICO } from "./third/unico.ts";

/**
 * A third set of unlike layouts. Their prints and values were stored before the reader had read one
 * of them: at first sight it read 178 of 208 right, and none was wrong and sure. Ten of the others
 * were of one table that has a column for each supply. Since then it was widened for them.
 */
export const THIRD_BILLS = [ADRIATICA, GASBO, INSUBRIA, OROBIE, POLLINO, TECNO, TRASIMENO, UNICO];
