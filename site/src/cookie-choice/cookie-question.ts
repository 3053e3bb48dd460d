import { type ComponentType, createContext } from "react";

/**
 * The fields of the question's form, which is sent only before its script has loaded: the pressed
 * button, and the page that holds the question.
 */
export const PRESSED_FIELD = "scelta";
export const PAGE_FIELD = "pagina";

type CookieQuestion = {
  /** True if the page was drawn with the question in it. */
  isDrawn: boolean;
  /** The question, on the server; null in the browser, which loads it on its own. */
  Drawn: ComponentType<{ onAnswered: () => void }> | null;
};

export const CookieQuestionContext = createContext<CookieQuestion>({ isDrawn: false, Drawn: null });
