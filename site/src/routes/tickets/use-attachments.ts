import { useState } from "react";
import { checkAttachments, type RefusedFile } from "./attachment-rules.ts";

export type Attachments = {
  files: readonly File[];
  /** What was picked and cannot go along; the next choice takes its place. */
  refused: readonly RefusedFile[];
  /** How often the form was not sent because of `refused`. */
  halts: number;
  add(picked: readonly File[]): void;
  remove(file: File): void;
  /** Says that the form waits until something becomes of `refused`. */
  halt(): void;
  /** The form may go without `refused`. */
  leaveOut(): void;
};

/** The files picked so far, each checked as it comes. */
export function useAttachments(onChange: () => void): Attachments {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [halts, setHalts] = useState(0);

  function take(next: readonly File[]) {
    const checked = checkAttachments(next);
    setFiles(checked.accepted);
    setRefused(checked.refused);
    setHalts(0);
    onChange();
  }

  return {
    files,
    refused,
    halts,
    add(picked) {
      if (picked.length > 0) {
        take([...files, ...picked.filter((file) => !files.some((known) => isSame(known, file)))]);
      }
    },
    remove(file) {
      // One that was too many may have room now.
      const all = [...files, ...refused.map((one) => one.file)];
      take(all.filter((known) => known !== file));
    },
    halt: () => setHalts(halts + 1),
    leaveOut() {
      setRefused([]);
      setHalts(0);
    },
  };
}

/** Picked twice is picked once. */
function isSame(one: File, other: File): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  );
}
