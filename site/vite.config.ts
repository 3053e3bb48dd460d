import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildManifests } from "./build-manifests.ts";
import { precompress } from "./precompress.ts";

/**
 * Few requests and long lives: what stays over releases, and what more than one page uses. The
 * assistant is a chunk of its own, loaded when it is opened.
 */
const CHUNK_GROUPS = [
  { name: "vendor", test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 },
  {
    name: "site",
    test: /\/(contract|core|ui|site)\/src\/(?!assistant\/)/,
    minShareCount: 2,
    priority: 1,
  },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), buildManifests(), precompress()],
  // The files of `public/` go to the browser's folder alone.
  publicDir: isSsrBuild ? false : "public",
  build: isSsrBuild
    ? { outDir: "dist/server", rolldownOptions: { input: "src/entry-server.tsx" } }
    : {
        outDir: "dist/client",
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: "src/entry-client.tsx",
          output: { codeSplitting: { groups: CHUNK_GROUPS } },
        },
      },
  ssr: {
    // React outside the bundle with NODE_ENV unset would run in development mode, 3.7 times slower.
    noExternal: command === "build" ? true : [/^@volpe\//],
  },
  define: isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {},
}));
