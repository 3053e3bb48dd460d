import type { PostSummary } from "@volpe/contract";
import { toBreadcrumbs, toItemList } from "../structured-data/linked-data.ts";

/** The posts that the page lists, and where it stands in the site. */
export function structuredData({ posts }: { posts: PostSummary[] }, origin: string): object[] {
  const items = posts.map(({ title, path }) => ({ name: title, path }));
  return [
    toBreadcrumbs(origin, [["Blog", "/blog"]]),
    toItemList(origin, items, { name: "Articoli" }),
  ];
}
