import type { ContentFile } from "./read-document.ts";

/** A content folder on this machine or on that of an admin command. Paths are relative to it. */
export type ContentFolder = {
  /** The names in a folder; null if it does not exist. */
  list(path: string): Promise<string[] | null>;
  read(path: string): Promise<string>;
};

const FOLDERS = ["blog", "faqs"];

/** Reads every document of a folder, sorted by name. */
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
