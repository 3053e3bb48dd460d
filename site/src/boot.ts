import type { Client } from "@volpe/core";
import type { AfterLoad } from "./browser/after-load.ts";
import type { UnhandledErrors } from "./browser/watch-unhandled-errors.ts";
import type { Hearts } from "./favourites/hearts.ts";
import type { PageState } from "./render/hydration.ts";

/** What a page has already when React takes it over. */
export type Boot = {
  state: PageState;
  client: Client;
  hearts: Hearts;
  errors: UnhandledErrors;
  afterLoad: Promise<AfterLoad | undefined>;
  /** Ends what React does from now on. Returns whether the menu says that somebody is logged in. */
  handOver(): { isIn: boolean };
};
