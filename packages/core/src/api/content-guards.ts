import type { ContentBlock, Faq, FaqSummary, Post, PostSummary, TextSpan } from "@volpe/contract";
import {
  type Guard,
  isFlag,
  isInteger,
  isListOf,
  isNullable,
  isOneOf,
  isOptional,
  isShape,
  isText,
} from "../guard/guard.ts";
import { isTipology } from "./offer-guards.ts";

const isTexts = isListOf(isText);
const isSpans = isListOf(
  isShape<TextSpan>({
    text: isText,
    strong: isOptional(isFlag),
    em: isOptional(isFlag),
    code: isOptional(isFlag),
    href: isOptional(isText),
  }),
);

type BlockOf<Kind> = Extract<ContentBlock, { kind: Kind }>;

const isLevel: Guard<2 | 3> = (value): value is 2 | 3 => value === 2 || value === 3;
const isParagraph = isShape<BlockOf<"paragraph">>({ kind: isOneOf("paragraph"), spans: isSpans });
const isQuote = isShape<BlockOf<"quote">>({ kind: isOneOf("quote"), spans: isSpans });
const isHeading = isShape<BlockOf<"heading">>({
  kind: isOneOf("heading"),
  level: isLevel,
  id: isText,
  text: isText,
});
const isList = isShape<BlockOf<"list">>({
  kind: isOneOf("list"),
  ordered: isFlag,
  items: isListOf(isSpans),
});
const isTable = isShape<BlockOf<"table">>({
  kind: isOneOf("table"),
  head: isListOf(isSpans),
  rows: isListOf(isListOf(isSpans)),
});
const isBlock: Guard<ContentBlock> = (value): value is ContentBlock =>
  isParagraph(value) || isHeading(value) || isList(value) || isQuote(value) || isTable(value);

const summary = {
  slug: isText,
  path: isText,
  description: isText,
  date: isText,
  updated: isText,
  tipology: isNullable(isTipology),
  tags: isTexts,
};
const postSummary = { ...summary, title: isText, readingMinutes: isInteger };
const faqSummary = {
  ...summary,
  question: isText,
  group: isOneOf("bolletta", "prezzi", "contratto", "gas", "noleggio", "pos", "internet", "volpe"),
};
const body = {
  blocks: isListOf(isBlock),
  sources: isListOf(isShape<Post["sources"][number]>({ name: isText, url: isNullable(isText) })),
  related: isListOf(isShape<Post["related"][number]>({ path: isText, title: isText })),
};

export const isPostSummary = isShape<PostSummary>(postSummary);
export const isFaqSummary = isShape<FaqSummary>(faqSummary);
export const isPost = isShape<Post>({ ...postSummary, ...body });
export const isFaq = isShape<Faq>({ ...faqSummary, ...body });
