import { useState } from "react";
import { checkAttachments } from "./attachment-rules.ts";

export type Attachments = {
  files: readonly File[];
  /** Why what was picked last did not all go in. */
  refusals: readonly string[];
  add(picked: readonly File[]): void;
  remove(file: File): void;
};

/** The files picked so far, each checked as it comes. */
export function useAttachments(onChange: () => void): Attachments {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  return {
    files,
    refusals,
    add(picked) {
      if (picked.length > 0) {
        const checked = checkAttachments([
          ...files,
          ...picked.filter((file) => !files.some((known) => isSame(known, file))),
        ]);
        setFiles(checked.accepted);
        setRefusals(checked.refusals);
        onChange();
      }
    },
    remove(file) {
      setFiles(files.filter((known) => known !== file));
      setRefusals([]);
      onChange();
    },
  };
}

/** Picked twice is picked once. */
function isSame(one: File, other: File): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  );
}
