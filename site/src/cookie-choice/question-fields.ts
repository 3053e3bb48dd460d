/**
 * The fields of the question's form, which is sent only before its script has loaded: the pressed
 * button, the page that holds the question, and the id of the arrival that this page answers.
 */
export const PRESSED_FIELD = "scelta";
export const PAGE_FIELD = "pagina";
export const ARRIVAL_FIELD = "arrivo";
