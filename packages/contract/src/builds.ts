import Type, { type Static } from "typebox";

/** `builds/latest.json`. */
export const LatestBuild = Type.Object({ id: Type.String(), time: Type.String() });
export type LatestBuild = Static<typeof LatestBuild>;

/** `builds/meta/{id}.json`: `time` is ISO 8601, `redirects` maps a path to the path that replaces it. */
export const BuildManifest = Type.Object({
  id: Type.String(),
  time: Type.String(),
  redirects: Type.Record(Type.String(), Type.String()),
});
export type BuildManifest = Static<typeof BuildManifest>;

/** The last reload after a failed chunk, stored for the browser's session. */
export const ChunkReload = Type.Object({
  path: Type.String(),
  /** Epoch milliseconds. */
  time: Type.Number(),
});
export type ChunkReload = Static<typeof ChunkReload>;
