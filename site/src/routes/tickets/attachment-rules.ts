import {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_REMEDIES,
  ATTACHMENT_TYPES,
  ATTACHMENTS_MAX,
  BILL_PAGES_MAX,
  formatQuantity,
} from "@volpe/contract";

/** The `accept` attribute of the browser's file dialog. */
export const ACCEPTED_TYPES = ATTACHMENT_TYPES.join(",");
/** The same for a photograph taken with the device. */
export const PHOTO_TYPES = ATTACHMENT_TYPES.filter((type) => type.startsWith("image/")).join(",");
const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/**
 * The file name is checked too, because a browser may not know the type; the API checks the
 * content.
 */
const ACCEPTED_NAME = /\.(pdf|jpe?g|png)$/i;

const FILE_MAX = `${ATTACHMENT_MAX_BYTES / MEGABYTE} MB`;
const FILES = `Fino a ${ATTACHMENTS_MAX} file, PDF, JPEG o PNG, ${FILE_MAX} ciascuno`;
export const ATTACHMENT_LIMITS = `${FILES}.`;
export const BILL_LIMITS = `${FILES} e ${BILL_PAGES_MAX} pagine.`;

type Picked = Pick<File, "name" | "size" | "type">;

/** A refused file, and how to correct it. */
export type RefusedFile<T = File> = { file: T; words: string };

/** Splits files into accepted ones and refused ones with the reason. */
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

/** The files of a form. An empty file field sends one file without a name, which is ignored. */
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

function toRemedy(name: string): string {
  if (/\.hei[cf]$/i.test(name)) {
    return ATTACHMENT_REMEDIES.heic;
  }
  const isOffice = /\.(?:docx?|odt|zip)$/i.test(name);
  return ATTACHMENT_REMEDIES[isOffice ? "office" : "other-kind"];
}

function findRefusal({ name, size, type }: Picked): string | null {
  if (!(ACCEPTED_NAME.test(name) || ATTACHMENT_TYPES.some((accepted) => accepted === type))) {
    return `«${name}» ${toRemedy(name)}`;
  }
  if (size === 0) {
    return `«${name}» ${ATTACHMENT_REMEDIES.empty}`;
  }
  if (size > ATTACHMENT_MAX_BYTES) {
    // A file just above the limit would seem to be within it if its size were rounded down.
    const shown = formatBytes(Math.max(size, ATTACHMENT_MAX_BYTES + MEGABYTE / 10));
    return `«${name}» pesa ${shown}: il limite è ${FILE_MAX}. Riducilo, o dividilo in due.`;
  }
  return null;
}
