import type { HydrationState } from "react-router-dom";

/** Id of the inert script that carries the state from the server to the browser's entry. */
export const STATE_ELEMENT_ID = "volpe-state";

export type PageState = {
  /** Id of the build that drew the page. */
  build: string;
  /** Origin that visitors see. */
  origin: string;
  /** The affiliate's value that waits for a choice, known to this visit alone; "" = none waits. */
  waitingTracking: string;
  /** Whether the tracking cookie waits for the visitor's choice. */
  trackingWaits: boolean;
  /** Whether the page was drawn as one of somebody logged in; false for one that is for everybody. */
  isIn: boolean;
  hydrationData: HydrationState;
};

/** What the server left in the document; its shape is `renderPage`'s own. */
export function readPageState(document: Document): PageState {
  const element = document.getElementById(STATE_ELEMENT_ID);
  return JSON.parse(element?.textContent ?? "null") as PageState;
}
