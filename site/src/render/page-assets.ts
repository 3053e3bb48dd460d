/** One entry of the client manifest that Vite writes. */
export type ManifestChunk = { file: string; css?: string[]; imports?: string[] };
export type ClientManifest = Record<string, ManifestChunk>;

/** The tags that a page's module, and others drawn with it, need in the head, as HTML. */
export type PageAssets = (module: string | undefined, ...others: string[]) => string;

const ENTRY = "src/entry-client.tsx";

/**
 * The entry's style sheets come before those of the page, so that the order of the layers is
 * declared first. Scripts have a low priority: a page can be read without them, so style sheets and
 * fonts come first. The tags are computed once per set of modules.
 */
export function createPageAssets(manifest: ClientManifest): PageAssets {
  const known = new Map<string, string>();
  return (module, ...others) => {
    const modules = [module ?? "", ...others];
    const key = modules.join(" ");
    const tags = known.get(key) ?? toTags(manifest, modules);
    known.set(key, tags);
    return tags;
  };
}

function toTags(manifest: ClientManifest, modules: readonly string[]): string {
  const chunks = new Set<ManifestChunk>();
  for (const key of [ENTRY, ...modules]) {
    collectChunks(manifest, key, chunks);
  }
  const entry = manifest[ENTRY];
  const styles = new Set([entry, ...chunks].flatMap((chunk) => chunk?.css ?? []));
  const scripts = [...chunks].filter((chunk) => chunk !== entry).map(({ file }) => file);
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`),
    `<script type="module" fetchpriority="low" src="/${entry?.file}"></script>`,
  ].join("");
}

function collectChunks(manifest: ClientManifest, key: string, chunks: Set<ManifestChunk>): void {
  const chunk = manifest[key];
  if (chunk === undefined || chunks.has(chunk)) {
    return;
  }
  for (const imported of chunk.imports ?? []) {
    collectChunks(manifest, imported, chunks);
  }
  chunks.add(chunk);
}
