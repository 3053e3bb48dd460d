import { resolve } from "node:path";
import type { Plugin } from "vite";

type Cut = { was: string; becomes: string; times: number };

/**
 * Code of the router for its framework mode, server components and instrumentation. The site uses
 * data mode, so this code never runs, but bundlers cannot remove it.
 */
const CUTS: readonly Cut[] = [
  // Prefetching of framework pages.
  {
    was: `let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(
      prefetch,
      rest
    );`,
    becomes: "let prefetchRef, prefetchHandlers;",
    times: 1,
  },
  {
    was: "return shouldPrefetch && !isAbsolute ? /* @__PURE__ */ React10.createElement(React10.Fragment, null, link, /* @__PURE__ */ React10.createElement(PrefetchPageLinks, { page: href })) : link;",
    becomes: "return link;",
    times: 1,
  },
  { was: 'HistoryRouter.displayName = "unstable_HistoryRouter";', becomes: "", times: 1 },
  // Instrumentation: the site's router has none.
  { was: "if (init.instrumentations) {", becomes: "if (false) {", times: 2 },
  // Server components: their context is never provided.
  { was: "if (this.context && typeof", becomes: "if (false && typeof", times: 1 },
  { was: "if (this.context) {", becomes: "if (false) {", times: 1 },
  // Routes that are found during a visit: all are in `routes.tsx`.
  { was: "if (isFogOfWar) {", becomes: "if (false) {", times: 4 },
  { was: "if (fogOfWar.active && fogOfWar.matches) {", becomes: "if (false) {", times: 3 },
  { was: "    if (init.patchRoutesOnNavigation) {", becomes: "if (false) {", times: 1 },
  { was: "    patchRoutes,\n", becomes: "", times: 1 },
  // Loading data by a fetcher, and again after a change: the site's only fetchers send forms.
  {
    was: "fetchLoadMatches.set(key, { routeId, path });\n    await handleFetcherLoader(",
    becomes: "void (",
    times: 1,
  },
  {
    was: "let revalidatingFetchers = [];\n  fetchLoadMatches.forEach((f, key) => {",
    becomes: "let revalidatingFetchers = [];\n  void ((f, key) => {",
    times: 1,
  },
  { was: "fetchLoadMatches.forEach((_, key) => {", becomes: "void ((_, key) => {", times: 1 },
  {
    was: "revalidatingFetchers.filter((f) => !f.matches || f.matches.some((m) => m.shouldLoad)).forEach((rf) => {",
    becomes: "void ((rf) => {",
    times: 1,
  },
  {
    was: "let fetcherResultsPromise = Promise.all(\n      fetchersToLoad.map(async (f) => {",
    becomes: "void (\n      (async (f) => {",
    times: 1,
  },
  {
    was: "let fetcherResults = (await fetcherResultsPromise).reduce(\n      (acc, r) => Object.assign(acc, r),\n      {}\n    );",
    becomes: "let fetcherResults = {};",
    times: 1,
  },
  { was: "if (revalidatingFetchers.length > 0) {", becomes: "if (false) {", times: 1 },
  {
    was: "revalidatingFetchers.forEach((rf) => fetchControllers.delete(rf.key));",
    becomes: "",
    times: 1,
  },
  {
    was: "revalidatingFetchers.forEach((r) => fetchControllers.delete(r.key));",
    becomes: "",
    times: 1,
  },
  // Routes that change while developing: the site's table never does.
  { was: "    _internalSetRoutes,\n", becomes: "", times: 1 },
  // Questions before a page is left.
  {
    was: "let blockerKey = shouldBlockNavigation({",
    becomes: "let blockerKey = void ({",
    times: 2,
  },
  { was: "if (blockerKey && delta != null) {", becomes: "if (false) {", times: 1 },
  { was: "if (blockerKey) {", becomes: "if (false) {", times: 1 },
  { was: "state.blockers.forEach((_, key) => deleteBlocker(key));", becomes: "", times: 1 },
  { was: "    getBlocker,\n    deleteBlocker,\n", becomes: "", times: 1 },
  // View transitions.
  {
    was: "if (!viewTransitionOpts || !isViewTransitionAvailable) {",
    becomes: "if (true) {",
    times: 1,
  },
  {
    was: "if (renderDfd && pendingState && router.window) {",
    becomes: "if (false) {",
    times: 1,
  },
  {
    was: "if (vtContext.isTransitioning && !vtContext.flushSync) {",
    becomes: "if (false) {",
    times: 1,
  },
  { was: "if (!vtContext.isTransitioning && interruption) {", becomes: "if (false) {", times: 1 },
  {
    was: 'if (pendingAction === "POP" /* Pop */ && !isUninterruptedRevalidation && location !== state.location) {',
    becomes: "if (false) {",
    times: 1,
  },
  { was: "} else if (pendingViewTransitionEnabled) {", becomes: "} else if (false) {", times: 1 },
  {
    was: "if (isBrowser3) {\n      restoreAppliedTransitions",
    becomes: "if (false) {\n      restoreAppliedTransitions",
    times: 1,
  },
  // Parts of sentences for a developer whose route has a property twice: `page` gives none twice.
  {
    was: "defined. The lazy property will be ignored.",
    becomes: "",
    times: 1,
  },
  {
    was: " defined but its lazy function is also returning a value for this property. The lazy route property ",
    becomes: "",
    times: 1,
  },
  // The default error page of a router: the root has `RootErrorBoundary`.
  {
    was: "/* @__PURE__ */ React2.createElement(DefaultErrorComponent, null)",
    becomes: "null",
    times: 1,
  },
];

/** The mark of links whose routes could be found during a visit. */
const NO_DISCOVERY: readonly Cut[] = [
  {
    was: '"data-discover": !isAbsolute && discover === "render" ? "true" : void 0',
    becomes: "",
    times: 2,
  },
];

/**
 * Removes code that never runs here from the router's browser build: 5.3 kB compressed on every
 * page, without which the lists would exceed their limit with a touch, 131.5 kB
 * (docs/decisions/098-chunks-by-use-and-a-cut-router.md).
 */
export function leanRouter(): Plugin {
  return {
    name: "volpe-lean-router",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    transform: {
      filter: { id: ROUTER_FILE },
      handler(code) {
        return code.includes(ROUTER_MARK)
          ? cut(code, [...CUTS, ...NO_DISCOVERY], (why) => this.error(why))
          : null;
      },
    },
  };
}

const ROUTER_FILE = /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/;
const ROUTER_MARK = "function createRouter(";

function cut(code: string, cuts: readonly Cut[], fail: (why: string) => never): string {
  return cuts.reduce((left, { was, becomes, times }) => {
    const pieces = left.split(was);
    if (pieces.length !== times + 1) {
      fail(`Another router: «${was}» stands there ${pieces.length - 1} times`);
    }
    return pieces.join(becomes);
  }, code);
}

const SERVER_CUTS: readonly Cut[] = [
  // A route whose first parts are not those of the address need not be matched.
  {
    was: "  for (let i = 0; matches == null && i < branches.length; ++i) {\n    matches = matchRouteBranch(",
    becomes: `  let small = decoded.toLowerCase();
  for (let i = 0; matches == null && i < branches.length; ++i) {
    branches[i].start ??= branches[i].path.toLowerCase().replace(/\\/?([:*?].*)?$/, "");
    if (!small.startsWith(branches[i].start)) continue;
    matches = matchRouteBranch(`,
    times: 1,
  },
  // The path of a page needs no `URL` to be encoded, unless a part of it has more than these signs.
  {
    was: 'href = href.replace(/ $/, "%20");\n  let encoded = ABSOLUTE_URL_REGEX.test(href) ?',
    becomes: `if (/^\\/(?:[\\w-]+(?:\\/[\\w-]+)*)?$/.test(href)) return { pathname: href, search: "", hash: "" };
  href = href.replace(/ $/, "%20");\n  let encoded = ABSOLUTE_URL_REGEX.test(href) ?`,
    times: 1,
  },
];

const ROUTER_DOOR = /\/react-router-dom\/dist\/index\.mjs$/;
const LINKS = resolve(import.meta.dirname, "src/render/server-links.tsx");
const SERVER_ROUTER = "\0server-router:";

/**
 * Lets the server find a page's route and draw its links in a fraction of the time: the links of the
 * modules are those of `server-links.tsx`.
 */
export function serverRouter(): Plugin {
  return {
    name: "volpe-server-router",
    enforce: "pre",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    resolveId: {
      filter: { id: ROUTER_DOOR },
      handler: (id, importer = "") =>
        importer === LINKS || importer.startsWith(SERVER_ROUTER) ? null : SERVER_ROUTER + id,
    },
    load(id) {
      if (!id.startsWith(SERVER_ROUTER)) return null;
      const door = JSON.stringify(id.slice(SERVER_ROUTER.length));
      return `export * from ${door};\nexport { Link, NavLink } from ${JSON.stringify(LINKS)};`;
    },
    transform: {
      filter: { id: ROUTER_FILE },
      handler(code) {
        return code.includes(ROUTER_MARK)
          ? cut(code, [...SERVER_CUTS, ...NO_DISCOVERY], (why) => this.error(why))
          : null;
      },
    },
  };
}
