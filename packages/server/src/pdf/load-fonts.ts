import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "fontkit";
import { toSfnt } from "./sfnt-font.ts";

const FONT_FILES = {
  title: "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff",
  text: "@fontsource/inter/files/inter-latin-400-normal.woff",
  strong: "@fontsource/inter/files/inter-latin-600-normal.woff",
} as const;

export type FontName = keyof typeof FONT_FILES;

const { resolve } = createRequire(import.meta.url);
let loaded: Promise<[name: string, font: Font][]> | null = null;

/** The fonts of every document, each with its name. They are read once in a process. */
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
