import Type, { type Static } from "typebox";
import { FAQ_GROUPS } from "./group-names.ts";
import { IsoDay } from "./iso-day.ts";
import { Nullable } from "./nullable.ts";
import { Tipology } from "./offers.ts";

const Tag = Type.String({ pattern: "^[a-zà-ù0-9]+( [a-zà-ù0-9]+)*$", maxLength: 40 });

export const FaqGroup = Type.Unsafe<keyof typeof FAQ_GROUPS>(
  Type.Enum(Object.keys(FAQ_GROUPS) as (keyof typeof FAQ_GROUPS)[]),
);
export type FaqGroup = keyof typeof FAQ_GROUPS;

const documentFields = {
  description: Type.String({ minLength: 40, maxLength: 190 }),
  date: IsoDay,
  updated: IsoDay,
  tipology: Type.Optional(Tipology),
  tags: Type.Array(Tag, { minItems: 1, maxItems: 6 }),
  /** Each source has the form `name` or `name | https://address`. */
  sources: Type.Optional(Type.Array(Type.String({ minLength: 3, maxLength: 300 }))),
};

/** The front matter of a post, in `blog/{slug}.md`. */
export const PostFrontMatter = Type.Object({
  title: Type.String({ minLength: 8, maxLength: 110 }),
  ...documentFields,
});
export type PostFrontMatter = Static<typeof PostFrontMatter>;

/** The front matter of an answer, in `faqs/{slug}.md`. */
export const FaqFrontMatter = Type.Object({
  question: Type.String({ minLength: 8, maxLength: 110 }),
  group: FaqGroup,
  ...documentFields,
});
export type FaqFrontMatter = Static<typeof FaqFrontMatter>;

/** A run of text with the same marks. `href` is http, https, mailto, or a path of the site. */
export const TextSpan = Type.Object({
  text: Type.String(),
  strong: Type.Optional(Type.Boolean()),
  em: Type.Optional(Type.Boolean()),
  code: Type.Optional(Type.Boolean()),
  href: Type.Optional(Type.String()),
});
export type TextSpan = Static<typeof TextSpan>;

const Spans = Type.Array(TextSpan);

/** A block of a document's body. It consists of values, so it cannot contain markup. */
export const ContentBlock = Type.Union([
  Type.Object({ kind: Type.Literal("paragraph"), spans: Spans }),
  Type.Object({
    kind: Type.Literal("heading"),
    level: Type.Union([Type.Literal(2), Type.Literal(3)]),
    /** Unique in its document. */
    id: Type.String(),
    text: Type.String(),
  }),
  Type.Object({
    kind: Type.Literal("list"),
    ordered: Type.Boolean(),
    items: Type.Array(Spans),
  }),
  Type.Object({ kind: Type.Literal("quote"), spans: Spans }),
  Type.Object({
    kind: Type.Literal("table"),
    head: Type.Array(Spans),
    rows: Type.Array(Type.Array(Spans)),
  }),
]);
export type ContentBlock = Static<typeof ContentBlock>;

export const ContentSource = Type.Object({
  name: Type.String(),
  url: Nullable(Type.String()),
});
export type ContentSource = Static<typeof ContentSource>;

/** A link to another post or answer. */
export const ContentLink = Type.Object({ path: Type.String(), title: Type.String() });
export type ContentLink = Static<typeof ContentLink>;

const summaryFields = {
  slug: Type.String(),
  /** Address on the site. */
  path: Type.String(),
  description: Type.String(),
  /** ISO dates. */
  date: Type.String(),
  updated: Type.String(),
  tipology: Nullable(Tipology),
  tags: Type.Array(Type.String()),
};

export const PostSummary = Type.Object({
  ...summaryFields,
  title: Type.String(),
  readingMinutes: Type.Integer(),
});
export type PostSummary = Static<typeof PostSummary>;

export const FaqSummary = Type.Object({
  ...summaryFields,
  question: Type.String(),
  group: FaqGroup,
});
export type FaqSummary = Static<typeof FaqSummary>;

const bodyFields = {
  blocks: Type.Array(ContentBlock),
  sources: Type.Array(ContentSource),
  /** At most four posts or answers on the most related subjects. */
  related: Type.Array(ContentLink),
};

/** `GET /posts/{slug}`. */
export const Post = Type.Object({ ...PostSummary.properties, ...bodyFields });
export type Post = Static<typeof Post>;

/** `GET /faqs/{slug}`. */
export const Faq = Type.Object({ ...FaqSummary.properties, ...bodyFields });
export type Faq = Static<typeof Faq>;
