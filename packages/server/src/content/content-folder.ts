import type { ContentFile } from "./read-document.ts";

/** A content folder, wherever it stands: paths are below it, with a slash. */
export type ContentFolder = {
  /** The names in a folder, or null where there is none. */
  list(path: string): Promise<string[] | null>;
  read(path: string): Promise<string>;
};

const FOLDERS = ["blog", "faqs"];

/** Every document of a folder, in the order of their names. */
export async function readContentFolder(folder: ContentFolder): Promise<ContentFile[]> {
  const files: ContentFile[] = [];
  for (const name of FOLDERS) {
    const names = (await folder.list(name)) ?? [];
    for (const file of names.filter((entry) => entry.endsWith(".md")).sort()) {
      files.push({ name: `${name}/${file}`, text: await folder.read(`${name}/${file}`) });
    }
  }
  return files;
}
