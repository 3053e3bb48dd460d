/**
 * The fields of the question's form, which is sent only before its script has loaded: the pressed
 * button, and the page that holds the question.
 */
export const PRESSED_FIELD = "scelta";
export const PAGE_FIELD = "pagina";
