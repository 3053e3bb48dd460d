import type { PostSummary } from "@volpe/contract";

/**
 * The subjects of the posts with their number of posts: the most frequent first, then
 * alphabetically.
 */
export function countTags(posts: readonly PostSummary[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap(({ tags }) => tags)) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, "it"));
}

/** Path of the posts of one subject. */
export function toTagPath(tag: string): string {
  return `/blog?${new URLSearchParams({ tema: tag })}`;
}
