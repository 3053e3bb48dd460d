import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_REMEDIES,
  ATTACHMENT_TYPES,
  type AttachmentType,
  HOUR_MS,
} from "@volpe/contract";
import { AppError } from "../errors.ts";
import type { Config } from "../process/config.ts";
import { orMissing } from "../process/system-error.ts";
import { toAttachmentName, toShownName } from "./attachment-name.ts";

/** A stored file that belongs to no message yet. */
export type StoredFile = {
  /** The shown name. */
  name: string;
  bytes: number;
  mediaType: AttachmentType;
  /** The random name in the folder. */
  file: string;
  /** SHA-256 of the content in hex. */
  sha256: string;
};

/** Why a file is not stored. */
type FileRefusal = "heic" | "office" | "other-kind" | "empty" | "too-large";

/** A file that was read to its end and not stored. */
export type RefusedFile = {
  /** The shown name. */
  name: string;
  bytes: number;
  /** SHA-256 of the content in hex. */
  sha256: string;
  refusal: FileRefusal;
  /** The Italian sentence about it, with its name. */
  message: string;
};

/** Which files a folder accepts. */
export type FileRules = {
  mediaTypes: readonly AttachmentType[];
  maxBytes: number;
  /** The message for a file of another kind, after its name. */
  otherKind: string;
};

const ATTACHMENTS: FileRules = {
  mediaTypes: ATTACHMENT_TYPES,
  maxBytes: ATTACHMENT_MAX_BYTES,
  otherKind: ATTACHMENT_REMEDIES["other-kind"],
};

/** The text after the name of a refused file. */
function toSentences({ maxBytes, otherKind }: FileRules): Readonly<Record<FileRefusal, string>> {
  return {
    ...ATTACHMENT_REMEDIES,
    "other-kind": otherKind,
    "too-large": `supera i ${maxBytes / 1024 / 1024} MB: scegli un file più piccolo.`,
  };
}

export const ATTACHMENT_SENTENCES = toSentences(ATTACHMENTS);

const PART = ".part";
const FILE = /^[A-Za-z0-9_-]{22}(?:\.part)?$/;

/**
 * Private files in a folder of `DATA_DIR`. Processes that share a database share the folder too.
 *
 * @example
 * const received = await files.receive("bolletta.pdf", content);
 * if (received !== null && "file" in received) {
 *   await files.keep([received]);
 *   files.read(received.file).pipe(reply.raw);
 * }
 */
export type FileStore = {
  /**
   * Streams one file to the disk under a temporary name, and reads it to its end even if it is
   * refused. Null for the empty part that a form without a file sends.
   */
  receive(name: string, content: Readable): Promise<StoredFile | RefusedFile | null>;
  /** Moves uploads to their final names; call before inserting rows that refer to them. */
  keep(files: readonly StoredFile[]): Promise<void>;
  /** Deletes received or kept files. */
  remove(files: readonly string[]): Promise<void>;
  path(file: string): string;
  read(file: string): Readable;
  /** Deletes files, also unfinished ones, that a crash or an erasure left without a row. */
  sweep(now: Date, listKnown: ListKnown): Promise<void>;
};

/** Finds the files that have a row. */
type ListKnown = (files: string[]) => Promise<ReadonlySet<string>>;

/** An upload never needs this long before its row is stored. */
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
      let isStored = false;
      try {
        const { bytes, sha256, kind } = await copy(content, rules, (chunk) =>
          handle.appendFile(chunk),
        );
        if ("mediaType" in kind) {
          const { mediaType } = kind;
          await handle.sync();
          isStored = true;
          return { name: toAttachmentName(name, mediaType), bytes, mediaType, file, sha256 };
        }
        const { refusal } = kind;
        const shown = toShownName(name);
        const message = `«${shown}» ${toSentences(rules)[refusal]}`;
        return bytes === 0 && name === "" ? null : { name: shown, bytes, sha256, refusal, message };
      } finally {
        await handle.close();
        if (!isStored) {
          await rm(part, { force: true });
        }
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
      for (const name of await orMissing(readdir(folder), [])) {
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

type Kind = { mediaType: AttachmentType } | { refusal: FileRefusal };

/** Writes nothing more once the file turns out to be of a wrong type or too large. */
async function copy(
  content: Readable,
  rules: FileRules,
  write: (chunk: Buffer) => Promise<void>,
): Promise<{ bytes: number; sha256: string; kind: Kind }> {
  const hash = createHash("sha256");
  let bytes = 0;
  let head = Buffer.alloc(0);
  let kind: Kind | null = null;
  // Leaving the loop would destroy the stream, and the form's next part would never come.
  for await (const chunk of content as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    hash.update(chunk);
    if (head.length < KIND_BYTES) {
      head = Buffer.concat([head, chunk.subarray(0, KIND_BYTES - head.length)]);
    }
    if (head.length === KIND_BYTES) {
      kind ??= toKind(head, rules);
    }
    if (kind !== null && "refusal" in kind) {
      continue;
    }
    if (bytes > rules.maxBytes) {
      kind = { refusal: "too-large" };
    } else {
      await write(chunk);
    }
  }
  return { bytes, sha256: hash.digest("hex"), kind: kind ?? toKind(head, rules) };
}

function toKind(head: Buffer, { mediaTypes }: FileRules): Kind {
  const mediaType = findMediaType(head);
  if (mediaType !== null && mediaTypes.includes(mediaType)) {
    return { mediaType };
  }
  if (head.length === 0) {
    return { refusal: "empty" };
  }
  const remedy = mediaTypes.includes("image/jpeg") ? findRemedy(head) : null;
  return { refusal: remedy ?? "other-kind" };
}

/** HEIF brands of photographs (ISO/IEC 23008-12 annex B); Word documents are zip files. */
function findRemedy(head: Buffer): "heic" | "office" | null {
  const start = head.toString("latin1");
  if (/^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(start)) {
    return "heic";
  }
  return start.startsWith("PK\u0003\u0004") ? "office" : null;
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

/** The first bytes of each type: ISO 32000-1 §7.5.2, ISO 10918-1 annex B, RFC 2083 §3.1. */
const STARTS: Readonly<Record<AttachmentType, readonly number[]>> = {
  "application/pdf": [0x25, 0x50, 0x44, 0x46, 0x2d],
  "image/jpeg": [0xff, 0xd8, 0xff],
  "image/png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** Number of first bytes that identify a file. */
const KIND_BYTES = 12;

/**
 * The media type of a file by its first bytes; null if it is not an accepted type. A declared type
 * is not trusted.
 */
export function findMediaType(head: Uint8Array): AttachmentType | null {
  const isOf = (type: AttachmentType) => STARTS[type].every((byte, index) => head[index] === byte);
  return ATTACHMENT_TYPES.find(isOf) ?? null;
}
