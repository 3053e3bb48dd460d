import type { HydratesOn } from "../page-route.ts";

/** One entry of the client manifest that Vite writes. */
type ManifestChunk = { file: string; css?: string[]; imports?: string[] };
export type ClientManifest = Record<string, ManifestChunk>;

/** The tags that the modules drawn on a page need in the head, as HTML. */
export type PageAssets = (
  hydratesOn: HydratesOn,
  modules: readonly (string | undefined)[],
) => string;

/** The script that every page runs, and the application that it loads. */
const BOOT = "src/entry-boot.ts";
const APPLICATION = "src/entry-client.tsx";

/**
 * The application's style sheets come before those of the page, so that the order of the layers is
 * declared first. Scripts have a low priority: a page can be read without them, so style sheets and
 * fonts come first. The application's scripts are only named in `data-parts` if the page waits for a
 * touch, or may do so. The tags are computed once per set of modules.
 */
export function createPageAssets(manifest: ClientManifest): PageAssets {
  const known = new Map<string, string>();
  return (hydratesOn, modules) => {
    const key = [hydratesOn, ...modules].join(" ");
    const tags = known.get(key) ?? toTags(manifest, hydratesOn, modules);
    known.set(key, tags);
    return tags;
  };
}

function toTags(
  manifest: ClientManifest,
  hydratesOn: HydratesOn,
  modules: readonly (string | undefined)[],
): string {
  const boot = collectChunks(manifest, [BOOT]);
  const application = collectChunks(manifest, [APPLICATION, ...modules]);
  const styles = new Set(
    [manifest[APPLICATION], ...application, ...boot].flatMap((chunk) => chunk?.css ?? []),
  );
  const script = manifest[BOOT]?.file;
  const early = [...boot].map(({ file }) => file).filter((file) => file !== script);
  const late = [...application]
    .map(({ file }) => file)
    .filter((file) => file !== script && !early.includes(file));
  const preloaded = hydratesOn === "load" ? [...early, ...late] : early;
  const parts =
    hydratesOn === "load" ? "" : ` data-parts="${late.map((file) => `/${file}`).join(" ")}"`;
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...preloaded.map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`),
    `<script type="module" fetchpriority="low" src="/${script}"${parts}></script>`,
  ].join("");
}

function collectChunks(
  manifest: ClientManifest,
  keys: readonly (string | undefined)[],
  chunks = new Set<ManifestChunk>(),
): Set<ManifestChunk> {
  for (const key of keys) {
    const chunk = key === undefined ? undefined : manifest[key];
    if (chunk === undefined || chunks.has(chunk)) continue;
    collectChunks(manifest, chunk.imports ?? [], chunks);
    chunks.add(chunk);
  }
  return chunks;
}
