import {
  blocksToText,
  type ContentSource,
  FaqFrontMatter,
  PostFrontMatter,
  type TextSpan,
  type Tipology,
} from "@volpe/contract";
import { Check } from "typebox/value";
import type { ContentDocument } from "./content-document.ts";
import { checkFrontMatter, parseFrontMatter } from "./front-matter.ts";
import { parseBlocks, toSafeHref } from "./markdown-blocks.ts";

/** `name` is the path below the content folder, as `blog/quota-fissa.md`. */
export type ContentFile = { name: string; text: string };

/**
 * A fault that prevents the import of a content folder; `message` is Italian and ends with a full
 * stop.
 */
export type ContentFault = {
  /** Path below the folder, as `blog/quota-fissa.md`. */
  file: string;
  /** Counted from 1. */
  line: number;
  message: string;
};

const FILE = /^(blog|faqs)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;
const WORDS_A_MINUTE = 200;

/** Reads one file; `document` is null if `faults` is not empty. */
export function readDocument({ name, text }: ContentFile): {
  document: ContentDocument | null;
  faults: ContentFault[];
} {
  const faults: ContentFault[] = [];
  const report = (line: number, message: string) => faults.push({ file: name, line, message });
  const [, folder, slug = ""] = FILE.exec(name) ?? [];
  if (folder === undefined || slug.length > 120) {
    report(1, "Il nome del file è l’indirizzo: lettere minuscole senza accenti, cifre e trattini.");
    return { document: null, faults };
  }
  const front = parseFrontMatter(text);
  const { values, faults: wrong } =
    front.faults.length > 0
      ? { values: {}, faults: front.faults }
      : checkFrontMatter(front, folder === "blog" ? PostFrontMatter : FaqFrontMatter);
  for (const { line, message } of wrong) {
    report(line, message);
  }
  const blocks = parseBlocks(front.body, (line, message) =>
    report(line + front.bodyLine - 1, message),
  );
  if (blocks.length === 0 && faults.length === 0) {
    report(front.bodyLine, "Sotto l’intestazione non c’è testo.");
  }
  const sourceLine = front.fields.get("sources")?.line ?? 1;
  const sources = toSources(values, (index, message) => report(sourceLine + index + 1, message));
  if (faults.length > 0) {
    return { document: null, faults };
  }
  const rest = { slug, path: `/${folder}/${slug}`, blocks, sources };
  return { document: toDocument(values, rest), faults };
}

function toDocument(
  values: unknown,
  rest: Pick<ContentDocument, "slug" | "path" | "blocks" | "sources">,
): ContentDocument {
  if (Check(PostFrontMatter, values)) {
    const words = blocksToText(rest.blocks).split(/\s+/).length;
    const readingMinutes = Math.max(1, Math.round(words / WORDS_A_MINUTE));
    return { kind: "post", title: values.title, readingMinutes, ...toSubject(values), ...rest };
  }
  if (Check(FaqFrontMatter, values)) {
    const { question, group } = values;
    return { kind: "faq", question, group, ...toSubject(values), ...rest };
  }
  throw new Error("checked front matter is of neither kind");
}

type Subject = Pick<PostFrontMatter, "description" | "date" | "updated" | "tags"> & {
  tipology?: Tipology;
};

function toSubject({ description, date, updated, tags, tipology = undefined }: Subject) {
  return { description, date, updated, tags, tipology: tipology ?? null };
}

function toSources(
  { sources = [] }: Record<string, string | string[]>,
  report: (index: number, message: string) => void,
): ContentSource[] {
  return [sources].flat().map((source, index) => {
    const [name = "", address] = source.split(" | ");
    const url = address === undefined ? null : toSafeHref(address);
    if (address !== undefined && !url?.startsWith("http")) {
      report(index, `L’indirizzo della fonte «${name}» non è http o https.`);
    }
    return { name: name.trim(), url };
  });
}

/** Every address that a document links to. */
export function linksOf({ blocks }: ContentDocument): string[] {
  const spans: TextSpan[] = blocks.flatMap((block) => {
    switch (block.kind) {
      case "heading":
        return [];
      case "list":
        return block.items.flat();
      case "table":
        return [block.head, ...block.rows].flat(2);
      default:
        return block.spans;
    }
  });
  return spans.flatMap(({ href }) => href ?? []);
}
