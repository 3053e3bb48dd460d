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
 * of them.
 */
export const THIRD_BILLS = [ADRIATICA, GASBO, INSUBRIA, OROBIE, POLLINO, TECNO, TRASIMENO, UNICO];
