import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildManifests } from "./build-manifests.ts";
import { leanRouter } from "./lean-router.ts";
import { precompress } from "./precompress.ts";

/**
 * Few requests and long lives: what stays over releases, what stands on every page, and what lists
 * are made of. Many small files would weigh more, for each is packed on its own. What only some
 * pages need, or nobody before a click, is in none of the groups.
 */
const CHUNK_GROUPS = [
  {
    name: "vendor",
    test: /node_modules\/(react|react-dom|scheduler|react-router|valtio|proxy-compare|js-cookie)\//,
    priority: 3,
  },
  {
    name: "site",
    test: /\/site\/src\/(layout|search|routes\/favourites|[^/]+$)|\/ui\/src\/icon\/(?!assistant-)|\/core\/src\/(guard|session|cookies\/(?!header-)|consent\/cookie-choice\.ts|lists|storage|api\/(envelope|api-error|offline|request|transport|errors|frontend)|chat\/(chat-state|wake-signals))|\/contract\/src\/(general-errors|limits|cookies|brand|consent-version|site-menu|empty-)/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "lists",
    test: /\/site\/src\/routes\/(listing\/(?!comparison-)|offers\/(?!offer-calls)|places\/(follow-place|placed-path|place-field)|forms\/segmented-choice)|\/ui\/src\/(offer|figures)\//,
    minShareCount: 3,
    priority: 1,
  },
];

/**
 * The router's production files, which carry no warnings: its package leads every bundler to the
 * development ones.
 */
function findRouterFiles() {
  const fromDom = createRequire(createRequire(import.meta.url).resolve("react-router-dom"));
  const folder = resolve(dirname(fromDom.resolve("react-router")), "../production");
  return [
    { find: /^react-router$/, replacement: `${folder}/index.mjs` },
    { find: /^react-router\/dom$/, replacement: `${folder}/dom-export.mjs` },
  ].map((alias) => {
    if (!existsSync(alias.replacement)) {
      throw new Error(`The router has no production file: ${alias.replacement}`);
    }
    return alias;
  });
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), leanRouter(), buildManifests(), precompress()],
  // The files of `public/` go to the browser's folder alone.
  publicDir: isSsrBuild ? false : "public",
  resolve: { alias: command === "build" ? findRouterFiles() : [] },
  build: isSsrBuild
    ? { outDir: "dist/server", rolldownOptions: { input: "src/entry-server.tsx" } }
    : {
        outDir: "dist/client",
        manifest: true,
        // The names of what each page imports would weigh on every page: a navigation finds them in
        // the page's own module. Without the polyfill an old browser does just that at first.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: "src/entry-client.tsx",
          // A class that extends React's is left out where nothing uses it.
          treeshake: { propertyReadSideEffects: false },
          output: { codeSplitting: { groups: CHUNK_GROUPS } },
        },
      },
  ssr: {
    // React outside the bundle with NODE_ENV unset would run in development mode, 3.7 times slower.
    noExternal: command === "build" ? true : [/^@volpe\//],
  },
  define: isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {},
}));
