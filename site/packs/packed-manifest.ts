export type Manifest = {
  name: string;
  customElements?: string;
  publishConfig: { access: string; exports: Record<string, unknown> };
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
  [other: string]: unknown;
};

type Facts = {
  version: string;
  /** Packages that the built files import. */
  imports: string[];
};

/**
 * The manifest that npm gets: built exports, the version, and as dependencies what is imported and
 * not a part of the files. Throws if the sources' manifest lacks one.
 */
export function toPackedManifest(manifest: Manifest, { version, imports }: Facts): object {
  const { devDependencies: _, scripts: __, publishConfig, ...rest } = manifest;
  const { exports, ...published } = publishConfig;
  const peers = manifest.peerDependencies ?? {};
  const dependencies = imports
    .filter((name) => !Object.hasOwn(peers, name))
    .map((name) => {
      const wanted = manifest.dependencies[name];
      if (wanted === undefined || !/^\d/.test(wanted)) {
        throw new Error(`${manifest.name} imports ${name}, which npm could not install with it.`);
      }
      return [name, `^${wanted}`];
    });
  return {
    ...rest,
    version,
    sideEffects: false,
    exports,
    dependencies: Object.fromEntries(dependencies),
    publishConfig: published,
  };
}
