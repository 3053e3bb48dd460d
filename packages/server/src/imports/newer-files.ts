import { dayInName } from "./file-kind.ts";
import type { RecognisedFile } from "./import-files.ts";
import { KIND_LABELS, type SnapshotSource } from "./import-summary.ts";

/**
 * Leaves out the files that are older than what the last snapshot holds of the same kind, by the
 * days in their names; where a name tells none, the file is taken. Indices and operators merge.
 * `force` takes them all and says so.
 */
export function leaveOutOlder(
  files: readonly RecognisedFile[],
  last: readonly SnapshotSource[],
  { force }: { force: boolean },
): { files: RecognisedFile[]; warnings: string[]; forced: string[] } {
  const kept: RecognisedFile[] = [];
  const older: string[] = [];
  for (const file of files) {
    const newer = isMerged(file) ? undefined : findNewer(file, last);
    if (newer === undefined || force) {
      kept.push(file);
    }
    if (newer !== undefined) {
      const label = KIND_LABELS[file.kind];
      older.push(
        force
          ? `${file.name} è più vecchio di ${newer.file}, già importato (${label}).`
          : `${file.name}: lasciato da parte, ${newer.file} già importato contiene ${label} più recenti; --force lo prende lo stesso.`,
      );
    }
  }
  return { files: kept, warnings: force ? [] : older, forced: force ? older : [] };
}

function isMerged({ kind }: RecognisedFile): boolean {
  return kind === "indices" || kind === "operators";
}

function findNewer(
  { kind, day }: RecognisedFile,
  last: readonly SnapshotSource[],
): SnapshotSource | undefined {
  return last.find((source) => {
    const known = dayInName(source.file);
    return source.kind === kind && day !== null && known !== null && known > day;
  });
}
