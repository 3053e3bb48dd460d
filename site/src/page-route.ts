import { DEFAULT_LAYOUT } from "@volpe/contract";
import type { ComponentType } from "react";
import type { ActionFunction, LoaderFunction, RouteObject } from "react-router-dom";
import { orReload } from "./page/or-reload.ts";

/** What a file `src/routes/<feature>/<name>-page.tsx` exports. */
export type PageModule = {
  loader?: LoaderFunction;
  action?: ActionFunction;
  Component: ComponentType;
  ErrorBoundary?: ComponentType;
  /** Loads what this address needs besides its module. Called before the page is hydrated. */
  prepare?: (search: URLSearchParams) => Promise<void>;
};

/**
 * The page's schema.org data (JSON-LD), computed from the loader's data. Exported by
 * `<name>-structured-data.ts` next to the page, because only the server uses it.
 */
export type StructuredData = (loaderData: never, origin: string) => object[];

/**
 * `everyone`: the same HTML for all visitors, so caches may store it. `visitor`: differs by
 * visitor. `owner`: personal data, so it is never cached, indexed or sent as a referrer. `sender`:
 * the same, but search engines may list it, because without an upload it is an empty form.
 */
export type Audience = "everyone" | "visitor" | "sender" | "owner";

/**
 * When a page is hydrated: at the first use of a control that needs a script, or as soon as it is
 * loaded. A page for one person is hydrated at once, because it is read and filled in at once, and
 * parts of it change by themselves. `resume`: at once in a browser that keeps a conversation or a
 * form that waits for the connection, which the page then shows; in any other browser at a touch.
 */
export type HydratesOn = "touch" | "load" | "resume";

/** A layout of `root.tsx`. */
export type LayoutName = "default" | "banner";

/** The properties of a page that are known before its module is loaded. */
export type PageHandle = {
  /** The module's key in the client manifest, which lists its scripts and style sheets. */
  module: string;
  layout: LayoutName;
  audience: Audience;
  hydratesOn: HydratesOn;
};

const pageModules = import.meta.glob<PageModule | undefined>("./routes/**/*-page.tsx");

type PageOptions = { layout?: LayoutName; audience?: Audience; hydratesOn?: HydratesOn };

/**
 * One line of the route table. `name` is the file below `routes/` without `-page.tsx`, for example
 * `offers/offer-list`. Throws if the file does not exist.
 */
export function page(
  path: string,
  name: string,
  {
    layout = DEFAULT_LAYOUT,
    audience = "everyone",
    hydratesOn = audience === "everyone" ? "touch" : "load",
  }: PageOptions = {},
): RouteObject {
  const file = `routes/${name}-page.tsx`;
  const load = pageModules[`./${file}`];
  if (load === undefined) {
    throw new Error(`No such file: ${file}`);
  }
  const handle: PageHandle = {
    module: `src/${file}`,
    layout,
    audience,
    hydratesOn,
  };
  return {
    // Without an id the router numbers the routes, and the server, which knows only some routes of
    // an address, would number them differently from the browser.
    id: path,
    path,
    handle,
    lazy: () => orReload(load()),
  };
}
