import type { SearchGroupName } from "@volpe/contract";

/** The address of a search, of one group where one is named. */
export function toSearchPath(query: string, group: SearchGroupName | null = null): string {
  const search = new URLSearchParams({ q: query, ...(group && { gruppo: group }) });
  return `/search?${search}`;
}
