import { inflateRawSync } from "node:zlib";
import { ImportError } from "./import-error.ts";

/** The export's largest sheet is some megabytes; more than this is not one. */
const MAX_ENTRY_BYTES = 40 * 1024 * 1024;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;

/**
 * Reads one file out of a zip (APPNOTE 6.3, stored or deflated, no zip64); `wanted` is tried on each
 * name. Null when there is none. Throws ImportError for a damaged archive or a bomb.
 */
export function readZipEntry(
  zip: Buffer,
  wanted: (name: string) => boolean,
  file: string,
): Buffer | null {
  try {
    const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
    if (end < 0 || zip.readUInt32LE(end) !== END_OF_DIRECTORY) {
      throw new RangeError("no end of central directory");
    }
    let at = zip.readUInt32LE(end + 16);
    for (let entry = zip.readUInt16LE(end + 10); entry > 0; entry -= 1) {
      if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) {
        throw new RangeError("no directory entry");
      }
      const nameLength = zip.readUInt16LE(at + 28);
      const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
      if (wanted(name)) {
        return readEntry(zip, at);
      }
      at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    }
    return null;
  } catch (cause) {
    throw new ImportError(
      `${file}: l’archivio zip è danneggiato o troppo grande. Scaricalo di nuovo e riprova.`,
      { cause },
    );
  }
}

function readEntry(zip: Buffer, directoryAt: number): Buffer {
  const method = zip.readUInt16LE(directoryAt + 10);
  const compressed = zip.readUInt32LE(directoryAt + 20);
  const local = zip.readUInt32LE(directoryAt + 42);
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const bytes = zip.subarray(start, start + compressed);
  if (bytes.length !== compressed) {
    throw new RangeError("entry beyond the end");
  }
  if (method === 0) {
    return bytes;
  }
  if (method !== 8) {
    throw new RangeError(`compression ${method}`);
  }
  return inflateRawSync(bytes, { maxOutputLength: MAX_ENTRY_BYTES });
}
