import { createHash } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { type ContentDocument, toTitle } from "./content-document.ts";
import type { ContentFault } from "./content-fault.ts";
import { switchContent } from "./content-repository.ts";
import { type ContentFile, linksOf, readDocument } from "./read-document.ts";

export type ContentOutcome =
  | { status: "switched"; posts: number; faqs: number }
  /** Nothing was changed. */
  | { status: "kept"; faults: ContentFault[] };

/** Puts a whole set of documents in the place of the last, or leaves the last where one is at fault. */
export async function importContent(
  { db, clock }: { db: Database; clock: Clock },
  { files, origin }: { files: readonly ContentFile[]; origin: "bundled" | "imported" },
): Promise<ContentOutcome> {
  const readings = files.map(readDocument);
  const documents = readings.flatMap(({ document }) => document ?? []);
  const faults = readings.flatMap((reading) => reading.faults);
  faults.push(...findDeadLinks(documents, files), ...findTwins(documents));
  if (files.length === 0) {
    faults.push({ file: ".", line: 1, message: "Nella cartella non ci sono documenti." });
  }
  if (faults.length > 0) {
    return { status: "kept", faults };
  }
  await switchContent(db, { origin, digest: toDigest(files), documents, importedAt: clock.now() });
  const posts = documents.filter(({ kind }) => kind === "post").length;
  return { status: "switched", posts, faqs: documents.length - posts };
}

/** Tells two sets of files apart. */
export function toDigest(files: readonly ContentFile[]): string {
  const hash = createHash("sha256");
  for (const { name, text } of [...files].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    hash.update(JSON.stringify([name, text]));
  }
  return hash.digest("hex");
}

/** Links to posts and answers that are in no file, with the line on which they stand. */
function findDeadLinks(
  documents: readonly ContentDocument[],
  files: readonly ContentFile[],
): ContentFault[] {
  // A file at fault is told of by itself: the links to it are not.
  const known = new Set(files.map(({ name }) => `/${name.replace(/\.md$/, "")}`));
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  return documents.flatMap((document) =>
    linksOf(document).flatMap((href) => {
      const path = href.replace(/[?#].*$/, "");
      if (!/^\/(blog|faqs)\/./.test(path) || known.has(path)) {
        return [];
      }
      const file = `${document.path.slice(1)}.md`;
      const lines = texts.get(file)?.split("\n") ?? [];
      const line = lines.findIndex((text) => text.includes(`](${href})`)) + 1;
      return [{ file, line: Math.max(1, line), message: `«${path}» non è fra i documenti.` }];
    }),
  );
}

/** Two pages of the same title: a reader and a search engine cannot tell them apart. */
function findTwins(documents: readonly ContentDocument[]): ContentFault[] {
  const first = new Map<string, ContentDocument>();
  return documents.flatMap((document) => {
    const title = toTitle(document).toLowerCase();
    const twin = first.get(title);
    first.set(title, twin ?? document);
    const file = `${document.path.slice(1)}.md`;
    return twin === undefined
      ? []
      : [{ file, line: 1, message: `Il titolo è già di ${twin.path.slice(1)}.md.` }];
  });
}
