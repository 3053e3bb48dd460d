import type { Faq, Post } from "@volpe/contract";
import { expect, test } from "vitest";
import { createContentCalls } from "./content-calls.ts";
import { createHostedClient } from "./fake-host.ts";

const SUBJECT = {
  slug: "a",
  description: "d",
  date: "2026-09-01",
  updated: "2026-09-01",
  tipology: null,
  tags: ["t"],
  blocks: [
    { kind: "heading", level: 2, id: "h", text: "h" },
    { kind: "paragraph", spans: [{ text: "x", strong: true, href: "/faqs" }] },
    { kind: "list", ordered: false, items: [[{ text: "x" }]] },
    { kind: "quote", spans: [{ text: "x", em: true }] },
    { kind: "table", head: [[{ text: "x" }]], rows: [[[{ text: "1", code: true }]]] },
  ],
  sources: [{ name: "s", url: null }],
  related: [{ path: "/faqs/b", title: "b" }],
} satisfies Partial<Post>;
const POST: Post = { ...SUBJECT, path: "/blog/a", title: "T", readingMinutes: 4 };
const FAQ: Faq = { ...SUBJECT, path: "/faqs/a", question: "Q", group: "gas" };

test("reads a post and an answer from their addresses", async () => {
  const { client, sent } = createHostedClient(({ path }) => ({
    data: path.includes("/posts") ? POST : FAQ,
  }));
  await expect(createContentCalls(client.api.request).post("a/b")).resolves.toEqual(POST);
  await expect(createContentCalls(client.api.request).faq("a")).resolves.toEqual(FAQ);
  expect(sent.map(({ path }) => path)).toEqual(["/api/v1/posts/a%2Fb", "/api/v1/faqs/a"]);
});

test("reads the lists of posts and of answers", async () => {
  const { client } = createHostedClient(({ path }) => ({
    data: path.endsWith("/posts") ? [POST] : [FAQ],
  }));
  await expect(createContentCalls(client.api.request).posts()).resolves.toEqual([POST]);
  await expect(createContentCalls(client.api.request).faqs()).resolves.toEqual([FAQ]);
});
