/** What a file holds, recognised by its content. */
export type FileKind =
  | "offers-electricity"
  | "offers-gas"
  | "offers-dual"
  | "placet-electricity"
  | "placet-gas"
  | "parameters-electricity"
  | "parameters-gas"
  | "indices"
  | "operators";

/** Where a part of a snapshot comes from. */
export type SnapshotSource = {
  kind: FileKind;
  /** The file's own name, without folders. */
  file: string;
  /** Day in the file's name, ISO; null where the name tells none. */
  day: string | null;
  /** True where this import did not bring it and the last snapshot's was kept. */
  carriedOver: boolean;
};

/** What an import did, stored with its snapshot and printed at its end. */
export type ImportSummary = {
  read: number;
  taken: number;
  refused: number;
  setAside: number;
  carriedOver: number;
  closed: number;
  warnings: string[];
  /** Gates that `--force` passed, in words. */
  forced: string[];
  seconds: number;
};
