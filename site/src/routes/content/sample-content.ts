import type { Faq, FaqSummary, Post, PostSummary } from "@volpe/contract";

/** Posts and answers for tests. */
export function createPostSummary(changes: Partial<PostSummary> = {}): PostSummary {
  return {
    slug: "potenza",
    path: "/blog/potenza",
    title: "Tre kilowatt bastano",
    description: "Quanto costa salire di potenza, e quando serve davvero farlo.",
    date: "2026-09-01",
    updated: "2026-09-01",
    tipology: null,
    tags: ["luce", "potenza"],
    readingMinutes: 4,
    ...changes,
  };
}

export function createPost(changes: Partial<Post> = {}): Post {
  return {
    ...createPostSummary(),
    blocks: [{ kind: "paragraph", spans: [{ text: "Il primo capoverso." }] }],
    sources: [],
    related: [],
    ...changes,
  };
}

export function createFaqSummary(changes: Partial<FaqSummary> = {}): FaqSummary {
  return {
    slug: "pun",
    path: "/faqs/pun",
    question: "Che cos’è il PUN?",
    description: "Il prezzo all’ingrosso dell’elettricità in Italia.",
    group: "prezzi",
    date: "2026-09-01",
    updated: "2026-09-01",
    tipology: "luce",
    tags: ["prezzi"],
    ...changes,
  };
}

export function createFaq(changes: Partial<Faq> = {}): Faq {
  return {
    ...createFaqSummary(),
    blocks: [{ kind: "paragraph", spans: [{ text: "È un indice." }] }],
    sources: [],
    related: [],
    ...changes,
  };
}
