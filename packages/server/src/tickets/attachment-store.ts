import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { ATTACHMENT_MAX_BYTES } from "@volpe/contract";
import type { Config } from "../config.ts";
import { AppError } from "../errors.ts";
import { isSystemError } from "../system-error.ts";
import { findMediaType, KIND_BYTES } from "./attachment-kind.ts";
import { toAttachmentName, toShownName } from "./attachment-name.ts";

/** A file that lies in the folder and belongs to no message yet. */
export type StoredFile = {
  /** As it is shown. */
  name: string;
  bytes: number;
  mediaType: string;
  /** Its random name in the folder. */
  file: string;
};

const PART = ".part";
const FILE = /^[A-Za-z0-9_-]{22}(?:\.part)?$/;

/** Private files below `DATA_DIR/tickets`, which processes that share a database share too. */
export type AttachmentStore = {
  /**
   * Streams one file to the disk, under a name that does not count yet. Null for the empty part
   * that a form without a file sends. Throws `AppError` on `files`, with nothing left behind.
   */
  receive(name: string, content: Readable): Promise<StoredFile | null>;
  /** Gives the files the names that count, to last before whoever refers to them is stored. */
  keep(files: readonly StoredFile[]): Promise<void>;
  /** Removes what was received or kept. */
  remove(files: readonly string[]): Promise<void>;
  path(file: string): string;
  read(file: string): Readable;
  /** Names of files not touched since; unfinished ones too. */
  listOlder(than: Date): Promise<string[]>;
};

export function createAttachmentStore({ dataDir }: Pick<Config, "dataDir">): AttachmentStore {
  const folder = join(dataDir, "tickets");
  const path = (file: string) => join(folder, file);

  return {
    path,
    async receive(name, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = randomBytes(16).toString("base64url");
      const part = path(`${file}${PART}`);
      const handle = await open(part, "wx", 0o600);
      try {
        const { bytes, head } = await copy(name, content, (chunk) => handle.appendFile(chunk));
        const mediaType = findMediaType(head);
        if (bytes > 0 && mediaType !== null) {
          await handle.sync();
          await handle.close();
          return { name: toAttachmentName(name, mediaType), bytes, mediaType, file };
        }
        if (bytes > 0 || name !== "") {
          throw bytes > 0
            ? refuseKind(name)
            : refuse(`«${toShownName(name)}» è vuoto: scegli un altro file.`);
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
    async remove(files) {
      for (const file of files) {
        await rm(path(file), { force: true });
        await rm(path(`${file}${PART}`), { force: true });
      }
    },
    read: (file) => createReadStream(path(file)),
    async listOlder(than) {
      const older: string[] = [];
      for (const name of await listFolder(folder)) {
        // It may have been renamed or removed meanwhile.
        const found = FILE.test(name) ? await stat(path(name)).catch(() => null) : null;
        if (found !== null && found.mtime < than) {
          older.push(name.replace(PART, ""));
        }
      }
      return older;
    },
  };
}

/** Refuses as soon as it is known that the file is none of ours, or too large. */
async function copy(
  name: string,
  content: Readable,
  write: (chunk: Buffer) => Promise<void>,
): Promise<{ bytes: number; head: Buffer }> {
  let bytes = 0;
  let head = Buffer.alloc(0);
  for await (const chunk of content as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > ATTACHMENT_MAX_BYTES) {
      throw refuse(
        `«${toShownName(name)}» supera i ${ATTACHMENT_MAX_BYTES / 1024 / 1024} MB: scegli un file più piccolo.`,
      );
    }
    if (head.length < KIND_BYTES) {
      head = Buffer.concat([head, chunk.subarray(0, KIND_BYTES - head.length)]);
      if (head.length === KIND_BYTES && findMediaType(head) === null) {
        throw refuseKind(name);
      }
    }
    await write(chunk);
  }
  return { bytes, head };
}

function refuseKind(name: string): AppError {
  return refuse(
    `«${toShownName(name)}» non è un PDF, un JPEG o un PNG: allega un file in uno di questi formati.`,
  );
}

export function refuse(message: string): AppError {
  return new AppError("invalid-field", { field: "files", message });
}

// A rename lasts once its folder is written.
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
