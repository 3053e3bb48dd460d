import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildManifests } from "./build-manifests.ts";
import { CHUNK_GROUPS } from "./chunk-groups.ts";
import { directReact } from "./direct-react.ts";
import { precompress } from "./precompress.ts";
import { serverLinks } from "./server-links.ts";
import { staticJsx } from "./static-jsx.ts";

/**
 * The router's production files, without warnings: its package makes every bundler choose the
 * development files. Its other package is CommonJS for a server, which would read each function
 * through a getter at each call.
 */
function findRouterFiles() {
  const dom = createRequire(import.meta.url).resolve("react-router-dom");
  const folder = resolve(dirname(createRequire(dom).resolve("react-router")), "../production");
  return [
    { find: /^react-router-dom$/, replacement: resolve(dirname(dom), "index.mjs") },
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
  plugins: [
    react(),
    directReact(),
    serverLinks(),
    ...(isSsrBuild ? [staticJsx({ inlinesElements: true })] : []),
    buildManifests(),
    precompress(),
  ],
  // Files of `public/` are copied only to the client's folder.
  publicDir: isSsrBuild ? false : "public",
  resolve: { alias: command === "build" ? findRouterFiles() : [] },
  build: isSsrBuild
    ? { outDir: "dist/server", rolldownOptions: { input: "src/entry-server.tsx" } }
    : {
        outDir: "dist/client",
        manifest: true,
        // A list of each page's imports would be loaded on every page; instead a navigation finds
        // them in the page's own module. Without the polyfill an old browser does the same.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: "src/entry-boot.ts",
          // Lets the bundler drop an unused class that extends one of React's.
          treeshake: { propertyReadSideEffects: false },
          // The entry names the files of every page, so the names are only hashes, which saves 560
          // bytes of compressed script on each page. The manifest maps them.
          output: {
            codeSplitting: { groups: CHUNK_GROUPS },
            assetFileNames: "assets/[hash][extname]",
            chunkFileNames: "assets/[hash].js",
          },
        },
      },
  ssr: {
    // React outside the bundle with NODE_ENV unset would run in development mode, 3.7 times slower.
    noExternal: command === "build" ? true : [/^@volpe\//],
  },
  define: isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {},
}));
