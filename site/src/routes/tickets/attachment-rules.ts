import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_MAX } from "@volpe/contract";
import { formatQuantity } from "@volpe/ui";

/** For the browser's own dialog. */
export const ACCEPTED_TYPES = "application/pdf,image/jpeg,image/png";
export const ATTACHMENT_LIMITS = `Fino a ${ATTACHMENTS_MAX} file, PDF, JPEG o PNG, 10 MB ciascuno.`;

/** By its name, for a browser may know no type; the API looks at what is inside. */
const ACCEPTED_NAME = /\.(pdf|jpe?g|png)$/i;
const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

type Picked = Pick<File, "name" | "size" | "type">;

/** A file that stays out, and how to mend it. */
export type RefusedFile<T = File> = { file: T; words: string };

/** Which files can go along, and of each other one why it cannot. */
export function checkAttachments<T extends Picked>(
  files: readonly T[],
): { accepted: T[]; refused: RefusedFile<T>[] } {
  const accepted: T[] = [];
  const refused: RefusedFile<T>[] = [];
  for (const file of files) {
    const refusal = findRefusal(file);
    if (refusal !== null) {
      refused.push({ file, words: refusal });
    } else if (accepted.length === ATTACHMENTS_MAX) {
      const words = `«${file.name}» è di troppo: vanno bene fino a ${ATTACHMENTS_MAX} file.`;
      refused.push({ file, words });
    } else {
      accepted.push(file);
    }
  }
  return { accepted, refused };
}

/** The files of a form: a field that was left alone sends one without a name. */
export function readFiles(form: FormData): File[] {
  return form
    .getAll("files")
    .filter((entry): entry is File => entry instanceof File)
    .filter(({ name, size }) => name !== "" || size > 0);
}

/** `380 kB`, `2,4 MB`. */
export function formatBytes(bytes: number): string {
  return bytes < MEGABYTE
    ? formatQuantity(Math.ceil(bytes / KILOBYTE), "kB")
    : formatQuantity(Math.round((bytes * 10) / MEGABYTE) / 10, "MB");
}

function findRefusal({ name, size, type }: Picked): string | null {
  if (!(ACCEPTED_NAME.test(name) || ACCEPTED_TYPES.split(",").includes(type))) {
    return `«${name}» non va bene: servono PDF, JPEG o PNG.`;
  }
  if (size === 0) {
    return `«${name}» è vuoto: controlla il file.`;
  }
  if (size > ATTACHMENT_MAX_BYTES) {
    return `«${name}» pesa ${formatBytes(size)}: il limite è 10 MB. Riducilo, o dividilo in due.`;
  }
  return null;
}
