import type { HydrationState } from "react-router-dom";
import type { SiteFacts } from "../page/site-facts.ts";
import type { Audience, HydratesOn } from "../page-route.ts";

/** Id of the inert script that carries the state from the server to the browser's entry. */
export const STATE_ELEMENT_ID = "volpe-state";

export type PageState = SiteFacts & {
  /** Id of the build that rendered the page. */
  build: string;
  /** Origin that visitors see. */
  origin: string;
  /** The affiliate's value that waits for the cookie choice; "" = none. */
  waitingTracking: string;
  /** The id of the arrival that this document answers; "" = none. */
  arrivalClick: string;
  /** True if the page was rendered for somebody who is logged in. */
  isIn: boolean;
  /** True if the page holds the question about cookies. */
  asksCookies: boolean;
  /** Who the page is for. */
  audience: Audience;
  /** When the page is hydrated. */
  hydratesOn: HydratesOn;
  /** Names in the browser's storage. The page is hydrated as soon as one of them has an entry. */
  resumes?: readonly string[];
  hydrationData: HydrationState;
};

/** Reads the state that `renderPage` wrote into the document; its shape is not checked. */
export function readPageState(): PageState {
  const element = document.getElementById(STATE_ELEMENT_ID);
  return JSON.parse(element?.textContent ?? "null") as PageState;
}
