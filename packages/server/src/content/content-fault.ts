/** What keeps a content folder from being imported; `message` is Italian and ends with a full stop. */
export type ContentFault = {
  /** Path below the folder, as `blog/quota-fissa.md`. */
  file: string;
  /** Counted from 1. */
  line: number;
  message: string;
};

/** One fault on one line, as editors understand it. */
export function toFaultLine({ file, line, message }: ContentFault): string {
  return `${file}:${line}: ${message}`;
}
