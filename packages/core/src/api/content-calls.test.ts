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

test("posts and answers are read from their addresses, with every kind of block", async () => {
  const { client, sent } = createHostedClient(({ path }) => ({
    data: path.includes("/posts") ? POST : FAQ,
  }));
  await expect(createContentCalls(client.api.request).post("a/b")).resolves.toEqual(POST);
  await expect(createContentCalls(client.api.request).faq("a")).resolves.toEqual(FAQ);
  expect(sent.map(({ path }) => path)).toEqual(["/api/v1/posts/a%2Fb", "/api/v1/faqs/a"]);
});

test("lists are lists of summaries", async () => {
  const { client } = createHostedClient(({ path }) => ({
    data: path.endsWith("/posts") ? [POST] : [FAQ],
  }));
  await expect(createContentCalls(client.api.request).posts()).resolves.toEqual([POST]);
  await expect(createContentCalls(client.api.request).faqs()).resolves.toEqual([FAQ]);
});

test.each([
  { kind: "html", text: "<b>x</b>" },
  { kind: "heading", level: 1, id: "h", text: "h" },
  { kind: "table", head: [], rows: [[1]] },
])("a block that is none of the agreed kinds is a failure: %j", async (block) => {
  const { client } = createHostedClient(() => ({ data: { ...POST, blocks: [block] } }));
  await expect(createContentCalls(client.api.request).post("a")).rejects.toMatchObject({
    status: 502,
  });
});
