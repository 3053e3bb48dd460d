import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import { type BuildManifest, type LatestBuild, OLDEST_BROWSERS } from "@volpe/contract";
import { type ConfigEnv, defineConfig, type Plugin } from "vite";
import { CHUNK_GROUPS } from "./chunk-groups.ts";
import { serverLinks } from "./server-links.ts";
import { REDIRECTS } from "./src/redirects.ts";
import { staticJsx } from "./static-jsx.ts";

const require = createRequire(import.meta.url);

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
        target: [...OLDEST_BROWSERS.site],
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

/**
 * The router's production files, without warnings: the package `react-router` makes every bundler
 * choose the development files. The package `react-router-dom` is CommonJS for a server, which
 * would read each function through a getter at each call.
 */
function findRouterFiles() {
  const dom = require.resolve("react-router-dom");
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

/** The production files that the entries of React's package choose at run time, below its folder. */
const REACT_FILES: Readonly<Record<string, string>> = {
  react: "cjs/react.production.js",
  "react/jsx-runtime": "cjs/react-jsx-runtime.production.js",
};
const DIRECT = "\0direct:";

/**
 * Gives the site's modules React's functions as constants. React's packages are CommonJS, and a
 * bundler reads each function through a getter at each call, which takes a twentieth of a page's
 * rendering.
 */
function directReact(): Plugin {
  return {
    name: "volpe-direct-react",
    enforce: "pre",
    apply: "build",
    resolveId(id, _importer, options) {
      const isRequired = "kind" in options && options.kind === "require-call";
      return id in REACT_FILES && !isRequired ? DIRECT + id : null;
    },
    load(id) {
      const name = id.startsWith(DIRECT) ? id.slice(DIRECT.length) : "";
      const file = REACT_FILES[name];
      if (file === undefined) return null;
      const path = resolve(dirname(require.resolve(name)), file);
      const names = Object.keys(require(path)).filter((key) => key !== "default");
      return [
        `import whole from ${JSON.stringify(path)};`,
        `export const { ${names.join(", ")} } = whole;`,
        "export default whole;",
      ].join("\n");
    },
  };
}

const isClientBuild = (_config: unknown, { command, isSsrBuild }: ConfigEnv) =>
  command === "build" && isSsrBuild !== true;

/**
 * Writes `builds/latest.json` and `builds/meta/{id}.json` at the site's root. The id is a hash of
 * the build's content, so the same sources give the same id.
 */
function buildManifests(): Plugin {
  return {
    name: "volpe-build-manifests",
    apply: isClientBuild,
    generateBundle(_options, bundle) {
      const content = [...Object.keys(bundle).toSorted(), JSON.stringify(REDIRECTS)].join("\n");
      const id = hash("sha256", content).slice(0, 16);
      const time = new Date().toISOString();
      const manifest: BuildManifest = { id, time, redirects: REDIRECTS };
      const latest: LatestBuild = { id, time };
      const emit = (fileName: string, value: object) =>
        this.emitFile({ type: "asset", fileName, source: JSON.stringify(value) });
      emit(`builds/meta/${id}.json`, manifest);
      emit("builds/latest.json", latest);
    },
  };
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** File types that are not compressed already. */
const COMPRESSIBLE = /\.(css|js|json|svg|webmanifest)$/;

/** Writes `.br` and `.gz` next to each file, so that the host need not compress. */
function precompress(): Plugin {
  return {
    name: "volpe-precompress",
    apply: isClientBuild,
    // Runs last, after the files of `public/` are copied.
    async closeBundle() {
      const folder = this.environment.config.build.outDir;
      const root = this.environment.config.root;
      const files = await readdir(`${root}/${folder}`, { recursive: true });
      const chosen = files.filter((file) => COMPRESSIBLE.test(file) && !file.startsWith(".vite"));
      await Promise.all(chosen.map((file) => compressFile(`${root}/${folder}/${file}`)));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const [brotli, gzipped] = await Promise.all([compressBrotli(content), compressGzip(content)]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}
