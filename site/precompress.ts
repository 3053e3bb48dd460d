import { readdir, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** File types that are not compressed already. */
const COMPRESSIBLE = /\.(css|js|json|svg|webmanifest)$/;

/** Writes `.br` and `.gz` beside each file, so that the host need not compress. */
export function precompress(): Plugin {
  return {
    name: "volpe-precompress",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
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
