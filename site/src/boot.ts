import type { Client } from "@volpe/core";
import type { AfterLoad } from "./browser/after-load.ts";
import type { UnhandledErrors } from "./browser/watch-unhandled-errors.ts";
import type { Hearts } from "./favourites/hearts.ts";
import type { PageState } from "./render/hydration.ts";

/** What already runs on a page before React hydrates it. */
export type Boot = {
  state: PageState;
  client: Client;
  hearts: Hearts;
  errors: UnhandledErrors;
  afterLoad: Promise<AfterLoad | undefined>;
  /** Stops the work that React does from now on. Returns whether the menu shows a login. */
  handOver(): { isIn: boolean };
};
