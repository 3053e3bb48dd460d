import type { Plugin } from "vite";

type Cut = { was: string; becomes: string; times: number };

/**
 * What the router brings for its framework mode, for server components and for watching it: none
 * of it runs in data mode, and nothing but these lines makes it part of the build.
 */
const CUTS: readonly Cut[] = [
  // Prefetching of a framework's pages.
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
  // Instrumentation: no router here is given any.
  { was: "if (init.instrumentations) {", becomes: "if (false) {", times: 2 },
  // Server components: their context is never provided.
  { was: "if (this.context && typeof", becomes: "if (false && typeof", times: 1 },
  { was: "if (this.context) {", becomes: "if (false) {", times: 1 },
  // The error page of a router without one: the root has `RootErrorBoundary`.
  {
    was: "/* @__PURE__ */ React2.createElement(DefaultErrorComponent, null)",
    becomes: "null",
    times: 1,
  },
];

/** Leaves out of the browser's build what the router never runs here; 3 kB of every page, packed. */
export function leanRouter(): Plugin {
  return {
    name: "volpe-lean-router",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/ },
      handler(code) {
        if (!code.includes("function createRouter(")) return null;
        return CUTS.reduce((left, { was, becomes, times }) => {
          const pieces = left.split(was);
          if (pieces.length !== times + 1) {
            this.error(`Another router: «${was}» stands there ${pieces.length - 1} times`);
          }
          return pieces.join(becomes);
        }, code);
      },
    },
  };
}
