import type { SheetLine } from "@volpe/contract";

/** One part of a document: a heading, then the given fields in this order. */
export type PaperSection = {
  title: string;
  paragraphs?: readonly string[];
  /** A table of two columns. */
  lines?: readonly SheetLine[];
  items?: readonly string[];
  closing?: string;
};

/** A document of a contract before it is drawn. */
export type Paper = {
  title: string;
  /** For example `Contratto AbC…, 22 novembre 2026`. */
  subtitle: string;
  createdAt: Date;
  sections: readonly PaperSection[];
};
