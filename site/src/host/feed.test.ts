import Fastify from "fastify";
import { expect, test } from "vitest";
import { createPostSummary } from "../routes/content/sample-content.ts";
import { registerFeed, toFeed } from "./feed.ts";

const ORIGIN = "https://volpe.example";

test("lists a post with an absolute address and an RSS date", () => {
  const feed = toFeed([createPostSummary({ slug: "uno", path: "/blog/uno" })], ORIGIN);
  expect(feed).toContain("<link>https://volpe.example/blog/uno</link>");
  expect(feed).toContain("<pubDate>Tue, 01 Sep 2026 07:00:00 GMT</pubDate>");
  expect(feed).toContain('href="https://volpe.example/blog/feed.xml" rel="self"');
});

test("lists the posts in their order, as new as the first", () => {
  const posts = ["tre", "uno", "due"].map((slug, index) =>
    createPostSummary({ slug, path: `/blog/${slug}`, date: `2026-09-0${3 - index}` }),
  );
  const feed = toFeed(posts, ORIGIN);
  const paths = [...feed.matchAll(/<item>.*?<link>([^<]*)/g)].map(([, link]) => link);
  expect(paths).toEqual(["tre", "uno", "due"].map((slug) => `${ORIGIN}/blog/${slug}`));
  expect(feed).toContain("<lastBuildDate>Thu, 03 Sep 2026 07:00:00 GMT</lastBuildDate>");
});

test("escapes titles in the feed", () => {
  const feed = toFeed([createPostSummary({ title: `Luce & gas <"perché"> l'anno` })], ORIGIN);
  expect(feed).toContain("<title>Luce &amp; gas &lt;&quot;perché&quot;&gt; l&#39;anno</title>");
});

test("serves a feed without items before the first post", async () => {
  const app = Fastify();
  registerFeed(app, { content: { posts: () => [] }, publicUrl: ORIGIN });
  const answer = await app.inject("/blog/feed.xml");
  expect(answer.headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
  expect(answer.body).not.toContain("<item>");
});
