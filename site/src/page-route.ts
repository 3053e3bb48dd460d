import { DEFAULT_LAYOUT } from "@volpe/contract";
import type { ComponentType } from "react";
import type { ActionFunction, LoaderFunction, RouteObject } from "react-router-dom";
import type { LayoutName } from "./layouts.ts";

/** What a file `src/routes/<feature>/<name>-page.tsx` exports. */
export type PageModule = {
  loader?: LoaderFunction;
  action?: ActionFunction;
  Component: ComponentType;
  ErrorBoundary?: ComponentType;
  /** Before the page is hydrated: fetches what this address draws besides the module. */
  prepare?: (search: URLSearchParams) => Promise<void>;
};

/**
 * What the page says to machines (schema.org, JSON-LD), from what its loader answered: exported by
 * `<name>-structured-data.ts` beside the page, for the server alone writes it.
 */
export type StructuredData = (loaderData: never, origin: string) => object[];

/**
 * `everyone`: the same HTML for all, so caches may keep it. `visitor`: depends on who asks.
 * `owner`: personal data, so never stored, indexed or named to the next page.
 */
export type Audience = "everyone" | "visitor" | "owner";

/** What is known of a page before its module is loaded. */
export type PageHandle = {
  /** The module's key in the client manifest: where its scripts and style sheets are found. */
  module: string;
  layout: LayoutName;
  audience: Audience;
};

const pageModules = import.meta.glob<PageModule | undefined>("./routes/**/*-page.tsx");

type PageOptions = { layout?: LayoutName; audience?: Audience };

/**
 * One line of the route table. `name` is the file below `routes/` without `-page.tsx`,
 * as `offers/offer-list`. Throws where there is no such file.
 */
export function page(path: string, name: string, options: PageOptions = {}): RouteObject {
  const file = `routes/${name}-page.tsx`;
  const load = pageModules[`./${file}`];
  if (load === undefined) {
    throw new Error(`routes.tsx names a page without a file: ${file}`);
  }
  const handle: PageHandle = {
    module: `src/${file}`,
    layout: options.layout ?? DEFAULT_LAYOUT,
    audience: options.audience ?? "everyone",
  };
  return {
    path,
    handle,
    lazy: async () => {
      const module = await load();
      // Vite answers nothing where a chunk failed and `vite:preloadError` was taken over:
      // the document is being reloaded, so there is nothing to show any more.
      return module ?? new Promise<never>(() => undefined);
    },
  };
}
