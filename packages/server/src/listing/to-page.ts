import { PAGE_ENTRIES } from "@volpe/contract";

export type Page<Entry> = { entries: Entry[]; total: number; page: number; pages: number };

/** One page of a list, from 1; a page past the last is the last. */
export function toPage<Entry>(entries: readonly Entry[], asked: number): Page<Entry> {
  const total = entries.length;
  const pages = Math.max(1, Math.ceil(total / PAGE_ENTRIES));
  const page = Math.min(Math.max(1, asked), pages);
  return {
    entries: entries.slice((page - 1) * PAGE_ENTRIES, page * PAGE_ENTRIES),
    total,
    page,
    pages,
  };
}
