import type { SearchGroupName } from "@volpe/contract";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { toFoldedText, toJoined } from "./fold-words.ts";
import type { PostedDocument } from "./postings.ts";
import type { SearchDocument } from "./search-document.ts";
import { searchDocuments, searchSources, searchWords } from "./search-tables.ts";
import type { KnownWord } from "./vocabulary.ts";

/** How many rows go into one statement: PGlite works on the calling thread. */
export const BATCH_ROWS = 50;

export type FoundDocument = {
  group: SearchGroupName;
  path: string;
  title: string;
  subtitle: string;
  body: string;
  /** 0 and up. */
  score: number;
};

/**
 * The best of each group among these documents: so many from `offset` on. `tsquery` is in its own
 * notation; a document that no longer matches is left out.
 */
export async function findBestDocuments(
  db: Database,
  {
    ids,
    tsquery,
    offset,
    count,
  }: { ids: readonly number[]; tsquery: string; offset: number; count: number },
): Promise<FoundDocument[]> {
  if (ids.length === 0) {
    return [];
  }
  // A function of the database keeps its plan: planning took longer than weighing.
  const { rows } = await db.execute<FoundDocument>(
    sql`select * from search_best_documents(${sql.param(ids)}, ${tsquery}, ${offset}, ${count})`,
  );
  return rows;
}

/** Every document, best ranked first. */
export async function readRanking(db: Database): Promise<PostedDocument[]> {
  return await db
    .select({ id: searchDocuments.id, group: searchDocuments.group })
    .from(searchDocuments)
    .orderBy(searchDocuments.rank, searchDocuments.id);
}

/** What the dictionary made of these documents' words, by weight from A to D, by id. */
export async function readLexemes(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, string[][]>> {
  // A lexeme holds no blank: what is indexed are folded words.
  const { rows } = await db.execute<{ id: number; a: string; b: string; c: string; d: string }>(sql`
    select id,
      array_to_string(tsvector_to_array(ts_filter(words, '{a}')), ' ') as a,
      array_to_string(tsvector_to_array(ts_filter(words, '{b}')), ' ') as b,
      array_to_string(tsvector_to_array(ts_filter(words, '{c}')), ' ') as c,
      array_to_string(tsvector_to_array(ts_filter(words, '{d}')), ' ') as d
    from search_documents
    where id = any(${sql.param(ids)}::int[])`);
  const toList = (text: string) => (text === "" ? [] : text.split(" "));
  return new Map(rows.map(({ id, a, b, c, d }) => [id, [a, b, c, d].map(toList)]));
}

/** What the dictionary makes of a folded word; null where it carries no meaning. */
export async function findLexeme(db: Database, word: string): Promise<string | null> {
  const { rows } = await db.execute<{ lexeme: string | null }>(
    sql`select (tsvector_to_array(to_tsvector('volpe_italian', ${word})))[1] as lexeme`,
  );
  return rows[0]?.lexeme ?? null;
}

export type WordGuess = { lexeme: string | null; alike: string[] };

/** What the dictionary makes of a folded word, and the words of the index that look like it. */
export async function guessWord(db: Database, word: string): Promise<WordGuess> {
  // One row: on PGlite fifty take as long to read as to find.
  const { rows } = await db.execute<{ lexeme: string | null; alike: string | null }>(sql`
    select (tsvector_to_array(to_tsvector('volpe_italian', ${word})))[1] as lexeme,
      search_words_like(${word}) as alike`);
  const [found] = rows;
  return {
    lexeme: found?.lexeme ?? null,
    alike: [...new Set(found?.alike?.split(" ") ?? [])],
  };
}

export async function readWords(db: Database): Promise<KnownWord[]> {
  return await db
    .select({
      word: searchWords.word,
      lexeme: sql<string | null>`max(${searchWords.lexeme})`,
      shown: sql<string>`max(${searchWords.shown})`,
      titled: sql<boolean>`bool_or(${searchWords.titled})`,
      documents: sql<number>`sum(${searchWords.documents})::int`,
    })
    .from(searchWords)
    .groupBy(searchWords.word);
}

/** What was indexed last, by source. */
export async function readSourceVersions(db: Database): Promise<Map<string, string>> {
  const rows = await db.select().from(searchSources);
  return new Map(rows.map(({ source, version }) => [source, version]));
}

export async function storeSourceVersion(
  db: Database,
  row: { source: string; version: string; indexedAt: Date },
): Promise<void> {
  await db
    .insert(searchSources)
    .values(row)
    .onConflictDoUpdate({ target: searchSources.source, set: row });
}

export async function readDigests(db: Database, source: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ key: searchDocuments.key, digest: searchDocuments.digest })
    .from(searchDocuments)
    .where(eq(searchDocuments.source, source));
  return new Map(rows.map(({ key, digest }) => [key, digest]));
}

export type IndexedDocument = SearchDocument & { digest: string };

/** Stores at most BATCH_ROWS documents, each in the place of the one it had. */
export async function storeDocuments(
  db: Database,
  source: string,
  batch: readonly IndexedDocument[],
): Promise<void> {
  await db
    .insert(searchDocuments)
    .values(
      batch.map(({ codes, keywords, ...document }) => ({
        ...document,
        source,
        words: sql`
          setweight(to_tsvector('volpe_italian', ${toFoldedText(`${document.title} ${toJoined(document.title)} ${codes}`)}), 'A') ||
          setweight(to_tsvector('volpe_italian', ${toFoldedText(document.subtitle)}), 'B') ||
          setweight(to_tsvector('volpe_italian', ${toFoldedText(keywords)}), 'C') ||
          setweight(to_tsvector('volpe_italian', ${toFoldedText(document.body)}), 'D')`,
      })),
    )
    .onConflictDoUpdate({
      target: [searchDocuments.source, searchDocuments.key],
      set: {
        group: sql`excluded."group"`,
        path: sql`excluded.path`,
        title: sql`excluded.title`,
        subtitle: sql`excluded.subtitle`,
        body: sql`excluded.body`,
        rank: sql`excluded.rank`,
        digest: sql`excluded.digest`,
        words: sql`excluded.words`,
      },
    });
}

export async function dropDocuments(
  db: Database,
  source: string,
  keys: readonly string[],
): Promise<void> {
  await db
    .delete(searchDocuments)
    .where(and(eq(searchDocuments.source, source), inArray(searchDocuments.key, [...keys])));
}

export type IndexedWord = Omit<KnownWord, "lexeme">;

export async function readSourceWords(db: Database, source: string): Promise<IndexedWord[]> {
  return await db
    .select({
      word: searchWords.word,
      shown: searchWords.shown,
      titled: searchWords.titled,
      documents: searchWords.documents,
    })
    .from(searchWords)
    .where(eq(searchWords.source, source));
}

/** Stores folded words, each in the place of what was told of it. */
export async function storeWords(
  db: Database,
  source: string,
  batch: readonly IndexedWord[],
): Promise<void> {
  await db
    .insert(searchWords)
    .values(
      batch.map((word) => ({
        ...word,
        source,
        lexeme: sql`(tsvector_to_array(to_tsvector('volpe_italian', ${word.word})))[1]`,
      })),
    )
    .onConflictDoUpdate({
      target: [searchWords.source, searchWords.word],
      set: {
        shown: sql`excluded.shown`,
        titled: sql`excluded.titled`,
        documents: sql`excluded.documents`,
      },
    });
}

export async function dropWords(
  db: Database,
  source: string,
  words: readonly string[],
): Promise<void> {
  await db
    .delete(searchWords)
    .where(and(eq(searchWords.source, source), inArray(searchWords.word, [...words])));
}

/** Without it the planner takes every word for a rare one. */
export async function analyseSearch(db: Database): Promise<void> {
  await db.execute(sql`analyze search_documents, search_words`);
}
