import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";
import type { Font } from "fontkit";

const FONT_FILES = {
  title: "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff",
  text: "@fontsource/inter/files/inter-latin-400-normal.woff",
  strong: "@fontsource/inter/files/inter-latin-600-normal.woff",
} as const;

export type FontName = keyof typeof FONT_FILES;

const { resolve } = createRequire(import.meta.url);
let loaded: Promise<[name: string, font: Font][]> | null = null;

/** Loads the fonts of every document, each with its name. They are read once in a process. */
export function loadFonts(): Promise<[name: string, font: Font][]> {
  loaded ??= readFonts();
  return loaded;
}

async function readFonts(): Promise<[name: string, font: Font][]> {
  const { openSharedFont } = await import("./shared-font.ts");
  return Promise.all(
    Object.entries(FONT_FILES).map(
      async ([name, file]): Promise<[string, Font]> => [
        name,
        openSharedFont(toSfnt(await readFile(resolve(file)))),
      ],
    ),
  );
}

/** Sizes in bytes of a WOFF header and of an entry of its directory (WOFF 1.0, §3–4). */
const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;
/** The same sizes of an unpacked font (sfnt). */
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

/**
 * Unpacks the font inside a WOFF file. The PDF library would inflate it in JavaScript for each
 * document, which takes longer than drawing a page.
 */
export function toSfnt(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT_HEADER_BYTES + count * SFNT_ENTRY_BYTES);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const power = 2 ** Math.floor(Math.log2(count));
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
  const parts: Uint8Array[] = [head];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    const start = woff.readUInt32BE(entry + 4);
    const packedLength = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const packed = woff.subarray(start, start + packedLength);
    const table = packedLength < length ? inflateSync(packed) : packed;
    const at = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES;
    // The first four bytes are the tag, the others the checksum.
    woff.copy(head, at, entry, entry + 4);
    woff.copy(head, at + 4, entry + 16, entry + 20);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(length, at + 12);
    const padding = (4 - (length % 4)) % 4;
    parts.push(table, Buffer.alloc(padding));
    offset += length + padding;
  }
  return Buffer.concat(parts);
}
