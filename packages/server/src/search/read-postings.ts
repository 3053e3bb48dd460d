import { setImmediate } from "node:timers/promises";
import type { Database } from "../db/database.ts";
import { createPostings, type Postings } from "./postings.ts";
import { readLexemes, readRanking } from "./search-repository.ts";

/** Four bytes each, and as many again while they are read; 6,600 documents have 137,000. */
const MOST_POSTINGS = 5_000_000;
/** So many documents are read at once: PGlite works on the calling thread. */
const BATCH_DOCUMENTS = 300;

/**
 * Reads which lexemes each document has. Past `most`, the documents ranked last are left out and
 * `isWhole` is false.
 */
export async function readPostings(
  db: Database,
  most = MOST_POSTINGS,
): Promise<{ postings: Postings; isWhole: boolean }> {
  const documents = await readRanking(db);
  const lexemes = new Map<string, number[]>();
  let count = 0;
  let start = 0;
  for (; start < documents.length && count < most; start += BATCH_DOCUMENTS) {
    const batch = documents.slice(start, start + BATCH_DOCUMENTS).map(({ id }) => id);
    const read = await readLexemes(db, batch);
    for (const [index, id] of batch.entries()) {
      count += post(lexemes, start + index, read.get(id) ?? []);
    }
    await setImmediate();
  }
  const packed = new Map<string, Uint32Array>();
  for (const [lexeme, places] of lexemes) {
    packed.set(lexeme, Uint32Array.from(places));
  }
  return {
    postings: createPostings(documents.slice(0, start), packed),
    isWhole: start >= documents.length,
  };
}

/** Each lexeme once, where it stands best. How many were new. */
function post(
  lexemes: Map<string, number[]>,
  place: number,
  byWeight: readonly (readonly string[])[],
): number {
  let count = 0;
  for (const [weight, found] of byWeight.entries()) {
    for (const lexeme of found) {
      const postings = lexemes.get(lexeme) ?? [];
      if ((postings.at(-1) ?? -1) >>> 2 !== place) {
        postings.push(place * 4 + weight);
        lexemes.set(lexeme, postings);
        count += 1;
      }
    }
  }
  return count;
}
