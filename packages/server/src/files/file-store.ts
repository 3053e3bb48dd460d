import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { ATTACHMENT_MAX_BYTES, ATTACHMENT_REMEDIES, HOUR_MS } from "@volpe/contract";
import { AppError } from "../errors.ts";
import type { Config } from "../process/config.ts";
import { isSystemError } from "../process/system-error.ts";

/** A stored file that belongs to no message yet. */
export type StoredFile = {
  /** The shown name. */
  name: string;
  bytes: number;
  mediaType: string;
  /** The random name in the folder. */
  file: string;
  /** SHA-256 of the content in hex. */
  sha256: string;
};

/** Which files a folder takes. */
export type FileRules = {
  mediaTypes: readonly string[];
  maxBytes: number;
  /** The message for a file of another kind, after its name. */
  otherKind: string;
};

const ATTACHMENTS: FileRules = {
  mediaTypes: ["application/pdf", "image/png", "image/jpeg"],
  maxBytes: ATTACHMENT_MAX_BYTES,
  otherKind: "non è un PDF, un JPEG o un PNG: allega un file in uno di questi formati.",
};

const PART = ".part";
const FILE = /^[A-Za-z0-9_-]{22}(?:\.part)?$/;

/** Private files in a folder of `DATA_DIR`. Processes that share a database share the folder too. */
export type FileStore = {
  /**
   * Streams one file to the disk under a temporary name. Null for the empty part that a form
   * without a file sends. Throws `AppError` for the field `files` and then leaves nothing behind.
   */
  receive(name: string, content: Readable): Promise<StoredFile | null>;
  /** Moves uploads to their final names; call before inserting rows that refer to them. */
  keep(files: readonly StoredFile[]): Promise<void>;
  /** Deletes received or kept files. */
  remove(files: readonly string[]): Promise<void>;
  path(file: string): string;
  read(file: string): Readable;
  /** Deletes files, also unfinished ones, that a crash or an erasure left without a row. */
  sweep(now: Date, listKnown: ListKnown): Promise<void>;
};

/** Which of these files have a row. */
type ListKnown = (files: string[]) => Promise<ReadonlySet<string>>;

/** Longer than any upload needs before its row is stored. */
const FORGOTTEN_AFTER_MS = HOUR_MS;

export function createFileStore(
  { dataDir }: Pick<Config, "dataDir">,
  name: "tickets" | "bills" | "seller-papers",
  rules: FileRules = ATTACHMENTS,
): FileStore {
  const folder = join(dataDir, name);
  const path = (file: string) => join(folder, file);

  async function remove(files: readonly string[]) {
    for (const file of files) {
      await rm(path(file), { force: true });
      await rm(path(`${file}${PART}`), { force: true });
    }
  }

  return {
    path,
    remove,
    async receive(name, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = randomBytes(16).toString("base64url");
      const part = path(`${file}${PART}`);
      const handle = await open(part, "wx", 0o600);
      try {
        const { bytes, head, sha256 } = await copy(name, content, rules, (chunk) =>
          handle.appendFile(chunk),
        );
        const mediaType = findAccepted(head, rules);
        if (bytes > 0 && mediaType !== null) {
          await handle.sync();
          await handle.close();
          return { name: toAttachmentName(name, mediaType), bytes, mediaType, file, sha256 };
        }
        if (bytes > 0 || name !== "") {
          throw bytes > 0
            ? wrongKind(name, head, rules)
            : invalidFile(`«${toShownName(name)}» è vuoto: scegli un altro file.`);
        }
        await handle.close();
        await rm(part, { force: true });
        return null;
      } catch (error) {
        await handle.close();
        await rm(part, { force: true });
        throw error;
      }
    },
    async keep(files) {
      for (const { file } of files) {
        await rename(path(`${file}${PART}`), path(file));
      }
      if (files.length > 0) {
        await syncFolder(folder);
      }
    },
    read: (file) => createReadStream(path(file)),
    async sweep(now, listKnown) {
      const older: string[] = [];
      for (const name of await listFolder(folder)) {
        // The file may have been renamed or deleted in the meantime.
        const found = FILE.test(name) ? await stat(path(name)).catch(() => null) : null;
        if (found !== null && now.getTime() - found.mtimeMs > FORGOTTEN_AFTER_MS) {
          older.push(name.replace(PART, ""));
        }
      }
      const known = await listKnown(older);
      await remove(older.filter((file) => !known.has(file)));
    },
  };
}

/** Throws as soon as the file turns out to be of a wrong type or too large. */
async function copy(
  name: string,
  content: Readable,
  rules: FileRules,
  write: (chunk: Buffer) => Promise<void>,
): Promise<{ bytes: number; head: Buffer; sha256: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  let head = Buffer.alloc(0);
  for await (const chunk of content as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > rules.maxBytes) {
      throw invalidFile(
        `«${toShownName(name)}» supera i ${rules.maxBytes / 1024 / 1024} MB: scegli un file più piccolo.`,
      );
    }
    if (head.length < KIND_BYTES) {
      head = Buffer.concat([head, chunk.subarray(0, KIND_BYTES - head.length)]);
      if (head.length === KIND_BYTES && findAccepted(head, rules) === null) {
        throw wrongKind(name, head, rules);
      }
    }
    hash.update(chunk);
    await write(chunk);
  }
  return { bytes, head, sha256: hash.digest("hex") };
}

function findAccepted(head: Uint8Array, { mediaTypes }: FileRules): string | null {
  const mediaType = findMediaType(head);
  return mediaType !== null && mediaTypes.includes(mediaType) ? mediaType : null;
}

function wrongKind(name: string, head: Buffer, { mediaTypes, otherKind }: FileRules): AppError {
  const remedy = mediaTypes.includes("image/jpeg") ? findRemedy(head) : null;
  return invalidFile(`«${toShownName(name)}» ${remedy ?? otherKind}`);
}

/** HEIF brands of photographs (ISO/IEC 23008-12 annex B); Word documents are zip files. */
function findRemedy(head: Buffer): string | null {
  const start = head.toString("latin1");
  if (/^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(start)) {
    return ATTACHMENT_REMEDIES.heic;
  }
  return start.startsWith("PK\u0003\u0004") ? ATTACHMENT_REMEDIES.office : null;
}

export function invalidFile(message: string): AppError {
  return new AppError("invalid-field", { field: "files", message });
}

// A rename is durable once the folder is synced.
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function listFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isSystemError(error) && error.code === "ENOENT") {
      return [];
    }
    throw error;
  }
}

const KINDS: readonly { mediaType: string; start: readonly number[] }[] = [
  // ISO 32000-1 §7.5.2, RFC 2083 §3.1, ISO 10918-1 annex B.
  { mediaType: "application/pdf", start: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { mediaType: "image/png", start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { mediaType: "image/jpeg", start: [0xff, 0xd8, 0xff] },
];

/** Number of first bytes that identify a file. */
const KIND_BYTES = 12;

/**
 * The media type of a file by its first bytes; null if it is not an accepted type. A declared type
 * is not trusted.
 */
export function findMediaType(head: Uint8Array): string | null {
  const kind = KINDS.find(({ start }) => start.every((byte, index) => head[index] === byte));
  return kind?.mediaType ?? null;
}

const NAME_MAX = 120;

/**
 * The stored and shown name of a file: its last part, without characters of a path, a header or a
 * terminal command, and with the extension of its content.
 */
export function toAttachmentName(given: string, mediaType: string): string {
  const [endings, plain] = ENDINGS[mediaType] ?? [/(?!)/, ""];
  const clean = toVisible(toLastPart(given))
    // Characters that file systems forbid.
    .replaceAll('"', "'")
    .replaceAll(/[<>:|?*]/g, " ")
    .replaceAll(/\s+/g, " ")
    .replace(/^[.\s]+/, "")
    .trim();
  const stem = clean.replace(/\.[a-z0-9]{1,5}$/i, "");
  const ending = endings.exec(clean)?.[0] ?? plain;
  const short = [...(stem === "" ? "allegato" : stem)].slice(0, NAME_MAX - ending.length).join("");
  return `${short.trim()}${ending}`;
}

const ENDINGS: Readonly<Record<string, readonly [RegExp, string]>> = {
  "application/pdf": [/\.pdf$/i, ".pdf"],
  "image/png": [/\.png$/i, ".png"],
  "image/jpeg": [/\.jpe?g$/i, ".jpg"],
};

/** The name shown in an error: as typed, without invisible characters. */
export function toShownName(given: string): string {
  return [...toVisible(toLastPart(given))].slice(0, NAME_MAX).join("").trim();
}

function toLastPart(given: string): string {
  return decodeFormName(given).split(/[/\\]/).at(-1) ?? "";
}

/** Undoes what a browser escapes in a form's names (HTML standard, «Multipart form data»). */
function decodeFormName(given: string): string {
  return given.replaceAll(/%(?:22|0D|0A)/gi, decodeURIComponent);
}

// Control and format characters: a right-to-left override shows `fdp.exe` as `exe.pdf`.
function toVisible(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, " ")
    .replaceAll(/\s+/g, " ");
}
