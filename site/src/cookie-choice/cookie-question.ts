import { type ComponentType, createContext } from "react";

type CookieQuestion = {
  /** True if the page was drawn with the question in it. */
  isDrawn: boolean;
  /** The question, on the server; null in the browser, which loads it on its own. */
  Drawn: ComponentType<{ onAnswered: () => void }> | null;
};

export const CookieQuestionContext = createContext<CookieQuestion>({ isDrawn: false, Drawn: null });
