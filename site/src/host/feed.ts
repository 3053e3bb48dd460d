import { BRAND, escapeMarkup, LANGUAGE, type PostSummary } from "@volpe/contract";
import type { Services } from "@volpe/server";
import type { FastifyInstance } from "fastify";
import { FEED_PATH } from "../page/feed-path.ts";

type FeedOptions = { content: Pick<Services["content"], "posts">; publicUrl: string };

/** Serves the posts as RSS. */
export function registerFeed(app: FastifyInstance, { content, publicUrl }: FeedOptions): void {
  app.get(FEED_PATH, async (_request, reply) =>
    reply
      .headers({
        "content-type": "application/rss+xml; charset=utf-8",
        "cache-control": "public, max-age=600",
        "x-content-type-options": "nosniff",
      })
      .send(toFeed(content.posts(), publicUrl)),
  );
}

/** The posts as RSS 2.0, in the given order. */
export function toFeed(posts: readonly PostSummary[], origin: string): string {
  const latest = posts[0];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeMarkup(`Il blog di ${BRAND.name}`)}</title>`,
    `<link>${escapeMarkup(`${origin}/blog`)}</link>`,
    "<description>Bollette, prezzi, contratti: le cose da sapere, con i conti fatti.</description>",
    `<language>${LANGUAGE}</language>`,
    `<atom:link href="${escapeMarkup(origin + FEED_PATH)}" rel="self" type="application/rss+xml"/>`,
    ...(latest === undefined ? [] : [`<lastBuildDate>${toRfc822(latest.date)}</lastBuildDate>`]),
    ...posts.map((post) => toItem(post, origin)),
    "</channel></rss>",
  ].join("\n");
}

function toItem({ title, path, description, date, tags }: PostSummary, origin: string): string {
  const url = escapeMarkup(origin + path);
  return [
    "<item>",
    `<title>${escapeMarkup(title)}</title>`,
    `<link>${url}</link>`,
    `<guid isPermaLink="true">${url}</guid>`,
    `<pubDate>${toRfc822(date)}</pubDate>`,
    `<description>${escapeMarkup(description)}</description>`,
    ...tags.map((tag) => `<category>${escapeMarkup(tag)}</category>`),
    "</item>",
  ].join("");
}

/** A post has a date without a time, so it is dated to the morning. */
function toRfc822(day: string): string {
  return new Date(`${day}T07:00:00Z`).toUTCString();
}
