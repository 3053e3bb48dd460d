import type { SearchGroupName } from "@volpe/contract";
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Everything that can be found, one row each. */
export const searchDocuments = pgTable(
  "search_documents",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** Which list of documents it comes from, and its key there. */
    source: text("source").notNull(),
    key: text("key").notNull(),
    group: text("group").$type<SearchGroupName>().notNull(),
    path: text("path").notNull(),
    title: text("title").notNull(),
    subtitle: text("subtitle").notNull(),
    body: text("body").notNull(),
    /** Among equals the lower comes first. */
    rank: integer("rank").notNull(),
    /** Of all of the above: what did not change is not written again. */
    digest: text("digest").notNull(),
    /** Title and codes weigh A, subtitle B, other words C, the text D. */
    words: tsvector("words").notNull(),
  },
  (table) => [
    uniqueIndex("search_documents_source_key").on(table.source, table.key),
    index("search_documents_group_rank").on(table.group, table.rank),
    // What waits in a pending list is read from end to end by every search.
    index("search_documents_words").using("gin", table.words).with({ fastupdate: false }),
  ],
);

/** Each word of each source, folded, with what the dictionary makes of it; null for a stop word. */
export const searchWords = pgTable(
  "search_words",
  {
    source: text("source").notNull(),
    word: text("word").notNull(),
    lexeme: text("lexeme"),
    /** As it is written, accents and capitals included. */
    shown: text("shown").notNull(),
    /** It stands in a title, not only in texts. */
    titled: boolean("titled").notNull(),
    /** How many documents of the source have it. */
    documents: integer("documents").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.word] }),
    index("search_words_trigrams")
      .using("gin", table.word.op("gin_trgm_ops"))
      .with({ fastupdate: false }),
  ],
);

/** What of each source was indexed last. */
export const searchSources = pgTable("search_sources", {
  source: text("source").primaryKey(),
  version: text("version").notNull(),
  indexedAt: timestamp("indexed_at", { withTimezone: true }).notNull(),
});
