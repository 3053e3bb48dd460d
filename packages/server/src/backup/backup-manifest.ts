import Type, { type Static } from "typebox";

const Sha256 = Type.String({ pattern: "^[0-9a-f]{64}$" });

/** `manifest.json` of a backup: its content, and the hashes that show that it is complete. */
export const BackupManifest = Type.Object({
  format: Type.Literal(1),
  /** The release of Volpe that wrote it. */
  version: Type.String(),
  createdAt: Type.String(),
  /** The hashes of the applied migrations, in their order. */
  migrations: Type.Array(Type.String()),
  /** The version of the job queue's tables. */
  queueVersion: Type.Integer(),
  /** Differs for another session secret, without which sealed fields cannot be read. */
  secretMark: Type.String(),
  tables: Type.Array(
    Type.Object({
      name: Type.String({ pattern: "^(public|jobs)\\.[a-z0-9_]+$" }),
      columns: Type.Array(Type.String({ pattern: "^[a-z0-9_]+$" })),
      rows: Type.Integer({ minimum: 0 }),
      sha256: Sha256,
    }),
  ),
  sequences: Type.Array(
    Type.Object({
      name: Type.String({ pattern: "^public\\.[a-z0-9_]+$" }),
      last: Type.String({ pattern: "^\\d+$" }),
    }),
  ),
  files: Type.Array(
    Type.Object({
      path: Type.String({
        pattern: "^(seller-papers|tickets|releases)(/[A-Za-z0-9_-][A-Za-z0-9._-]*){1,4}$",
      }),
      bytes: Type.Integer({ minimum: 0 }),
      sha256: Sha256,
    }),
  ),
});
export type BackupManifest = Static<typeof BackupManifest>;

export const MANIFEST = "manifest.json";
export const toTablePath = (table: string) => `tables/${table}.ndjson`;
export const toFilePath = (path: string) => `files/${path}`;

/**
 * The folders of `DATA_DIR` in a backup, with their subfolders. Bills and mails written as files
 * are left out.
 */
export const BACKUP_FOLDERS = ["seller-papers", "tickets", "releases"] as const;
