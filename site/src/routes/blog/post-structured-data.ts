import { BRAND, LANGUAGE, type Post } from "@volpe/contract";
import { toBreadcrumbs } from "../structured-data/linked-data.ts";

/** schema.org `Article`, whose author is the company that runs the site. */
export function structuredData({ post }: { post: Post }, origin: string): object[] {
  const company = { "@type": "Organization", name: BRAND.name, url: `${origin}/` };
  const url = origin + post.path;
  return [
    toBreadcrumbs(origin, [
      ["Blog", "/blog"],
      [post.title, post.path],
    ]),
    {
      "@context": "https://schema.org",
      "@type": "Article",
      headline: post.title,
      description: post.description,
      image: `${origin}/og${post.path}.png`,
      datePublished: post.date,
      dateModified: post.updated,
      inLanguage: LANGUAGE,
      keywords: post.tags.join(", "),
      mainEntityOfPage: url,
      url,
      author: company,
      publisher: company,
    },
  ];
}
