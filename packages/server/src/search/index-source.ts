import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { collectWords } from "./collect-words.ts";
import type { SearchDocument, SearchSource } from "./search-document.ts";
import {
  BATCH_ROWS,
  dropDocuments,
  dropWords,
  type IndexedDocument,
  type IndexedWord,
  readDigests,
  readSourceVersions,
  readSourceWords,
  storeDocuments,
  storeSourceVersion,
  storeWords,
} from "./search-repository.ts";
import { withSynonyms } from "./synonyms.ts";

/** Another number where a document of the same words is to be indexed otherwise. */
const INDEX_SHAPE = 2;
/** Words are small rows. */
const BATCH_WORDS = 200;

/**
 * Brings the index up to a source: what did not change is not written, and nothing is missing
 * meanwhile. False where the source had not changed at all.
 */
export async function indexSource(
  { db, clock }: { db: Database; clock: Clock },
  source: SearchSource,
): Promise<boolean> {
  const version = `${INDEX_SHAPE}:${await source.version()}`;
  if ((await readSourceVersions(db)).get(source.name) === version) {
    return false;
  }
  const documents = (await source.list()).map(withSynonyms).map(withDigest);
  const digests = await readDigests(db, source.name);
  const changed = documents.filter(({ key, digest }) => digests.get(key) !== digest);
  for (const batch of toBatches(changed, BATCH_ROWS)) {
    await storeDocuments(db, source.name, batch);
    await setImmediate();
  }
  // The words before the documents go: a word that is known may find nothing, never the reverse.
  await indexWords(db, source.name, collectWords(documents));
  const kept = new Set(documents.map(({ key }) => key));
  const gone = [...digests.keys()].filter((key) => !kept.has(key));
  for (const batch of toBatches(gone, BATCH_ROWS)) {
    await dropDocuments(db, source.name, batch);
    await setImmediate();
  }
  await storeSourceVersion(db, { source: source.name, version, indexedAt: clock.now() });
  return true;
}

async function indexWords(
  db: Database,
  source: string,
  words: ReadonlyMap<string, IndexedWord>,
): Promise<void> {
  const stored = await readSourceWords(db, source);
  const held = new Map(stored.map((word) => [word.word, toTelling(word)]));
  const changed = [...words.values()].filter((word) => held.get(word.word) !== toTelling(word));
  for (const batch of toBatches(changed, BATCH_WORDS)) {
    await storeWords(db, source, batch);
    await setImmediate();
  }
  const gone = [...held.keys()].filter((word) => !words.has(word));
  for (const batch of toBatches(gone, BATCH_WORDS)) {
    await dropWords(db, source, batch);
    await setImmediate();
  }
}

function toTelling({ shown, titled, documents }: IndexedWord): string {
  return `${documents} ${titled} ${shown}`;
}

function withDigest(document: SearchDocument): IndexedDocument {
  const digest = createHash("sha256").update(JSON.stringify(Object.entries(document).sort()));
  return { ...document, digest: digest.digest("base64url").slice(0, 22) };
}

function toBatches<T>(rows: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}
