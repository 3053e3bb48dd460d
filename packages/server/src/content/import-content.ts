import { toRomeDay } from "@volpe/contract";
import type { ImportServices } from "../catalogue/snapshots/replace-snapshot.ts";
import {
  beginSnapshot,
  createStaging,
  sweepSnapshots,
  switchSnapshot,
} from "../catalogue/snapshots/staging-repository.ts";
import { toSha256 } from "../text/sha256.ts";
import { type ContentDocument, toTitle } from "./content-document.ts";
import { type ContentFault, type ContentFile, linksOf, readDocument } from "./read-document.ts";

/** The data that a content snapshot stores besides its documents. */
export type ContentDetails = {
  /** `bundled` comes with the program and is updated with it; `imported` is the operator's. */
  origin: "bundled" | "imported";
  /** Hash of the names and bytes of all files. */
  digest: string;
};

type ContentOutcome =
  | { status: "switched"; posts: number; faqs: number }
  /** Nothing was changed. */
  | { status: "kept"; faults: ContentFault[] };

/** A content folder on this machine or on that of an admin command. Paths are relative to it. */
type ContentFolder = {
  /** The names in a folder; null if it does not exist. */
  list(path: string): Promise<string[] | null>;
  read(path: string): Promise<string>;
};

/**
 * Replaces all posts and answers with those of `files`. Changes nothing if one file has a fault.
 *
 * @example
 * const outcome = await importContent(services, { files, origin: "imported" });
 */
export async function importContent(
  { db, client, clock }: ImportServices,
  { files, origin }: { files: readonly ContentFile[]; origin: ContentDetails["origin"] },
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
  const posts = documents.filter(({ kind }) => kind === "post").length;
  const outcome = { status: "switched", posts, faqs: documents.length - posts } as const;
  const now = clock.now();
  const details: ContentDetails = { origin, digest: toFilesDigest(files) };
  // Two imports at once run one after the other: only one of them can have a staging snapshot.
  await db.transaction(async (tx) => {
    const kind = "content";
    const dataDay = toRomeDay(now.getTime());
    const begun = { kind, demonstration: false, dataDay, createdAt: now } as const;
    const snapshotId = await beginSnapshot(tx, begun);
    const staging = createStaging(tx, { snapshotId, kind, now });
    for (const document of documents) {
      const key = document.path.slice(1);
      const toName = () => ({ slug: key, address: null });
      await staging.add({ key, part: null, data: document, toName });
    }
    await staging.flush();
    await switchSnapshot(tx, snapshotId, { kind, now, details, summary: outcome });
  });
  await sweepSnapshots(db, client);
  return outcome;
}

/** A hash of all names and texts, which identifies a set of files. */
export function toFilesDigest(files: readonly ContentFile[]): string {
  const sorted = [...files].sort((a, b) => (a.name < b.name ? -1 : 1));
  return toSha256(sorted.map(({ name, text }) => JSON.stringify([name, text])).join(""));
}

/** Finds links to posts and answers that no file has, with their lines. */
function findDeadLinks(
  documents: readonly ContentDocument[],
  files: readonly ContentFile[],
): ContentFault[] {
  // A file with a fault is already reported, so links to it are not.
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

/** Finds pages with the same title: readers and search engines cannot distinguish them. */
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
