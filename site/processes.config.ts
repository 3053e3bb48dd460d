import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { defineConfig, type Plugin } from "vite";

/**
 * Files next to a source (migrations, content, confined readers) are not moved, so a bundled module
 * must still know the location of its source.
 */
function keepSourcePlaces(): Plugin {
  return {
    name: "keep-source-places",
    transform: {
      filter: { id: /\.ts$/, code: "import.meta." },
      handler: (code, id) =>
        code
          .replaceAll("import.meta.dirname", JSON.stringify(dirname(id)))
          .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href)),
    },
  };
}

/** Packages that read files of their own folder, or that only development loads. */
const UNBUNDLED =
  /^(@electric-sql\/pglite|@napi-rs\/canvas|@node-rs\/argon2|pdfkit|tesseract\.js|unpdf|vite)(\/|$)/;

/**
 * Imports the packages of `UNBUNDLED` by their path, because the bundle is outside of the package
 * that declares them.
 */
function keepPackagesOutside(): Plugin {
  return {
    name: "keep-packages-outside",
    enforce: "pre",
    resolveId: {
      filter: { id: UNBUNDLED },
      async handler(id, importer) {
        const found = await this.resolve(id, importer, { skipSelf: true });
        return found && { id: found.id, external: "absolute" };
      },
    },
  };
}

/**
 * Writes characters outside of Latin-1 as escapes. V8 keeps a source with one such character at two
 * bytes each, and every process keeps all its sources in memory.
 */
function keepSourcesNarrow(): Plugin {
  return {
    name: "keep-sources-narrow",
    renderChunk: (code) =>
      code.replaceAll(
        /[^\0-\xff]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
      ),
  };
}

/** The programs of the server, and those that its tests start. */
export default defineConfig({
  plugins: [keepSourcePlaces(), keepPackagesOutside(), keepSourcesNarrow()],
  publicDir: false,
  build: {
    ssr: true,
    outDir: "dist/processes",
    // A stack trace names the functions, and a comment above each names its file.
    minify: false,
    rolldownOptions: {
      input: {
        host: "src/host.ts",
        admin: "../packages/server/src/admin/admin.ts",
        "read-pdf": "../packages/server/src/bills/confined/read-pdf.ts",
        "read-picture": "../packages/server/src/bills/confined/read-picture.ts",
        "no-network": "../packages/server/src/bills/confined/no-network.ts",
        "test-host": "../packages/server/src/test-host.ts",
        "test-sender": "../packages/server/src/mail/test-sender.ts",
        "test-writer": "../packages/server/src/db/test-writer.ts",
      },
      output: { keepNames: true },
    },
  },
  ssr: { noExternal: true },
});
