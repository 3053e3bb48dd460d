import { useHydrated } from "../page/use-hydrated.ts";

/**
 * Whether a wrong field takes the focus of a document that has just been loaded, for `takesFocus` of
 * its row: the browser gives it to the first one in sight, also without JavaScript. False for a page
 * that the browser draws itself, because the focus stays on the link that was pressed there.
 */
export function useDocumentFocus(isWrong: boolean): boolean {
  return !useHydrated() && isWrong;
}
