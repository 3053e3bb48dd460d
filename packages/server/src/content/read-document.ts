import {
  blocksToText,
  type ContentSource,
  FAQ_GROUPS,
  FaqFrontMatter,
  isCalendarDay,
  PostFrontMatter,
  type TextSpan,
  TIPOLOGIES,
  type Tipology,
} from "@volpe/contract";
import type { TObject } from "typebox";
import { Check } from "typebox/value";
import type { ContentDocument } from "./content-document.ts";
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

/** One `key: value` or a key with its list of `- item` lines below. */
type FrontMatterField = { value: string | string[]; line: number };

type FrontMatter = {
  fields: Map<string, FrontMatterField>;
  body: string;
  /** Line of the file on which the body begins, counted from 1. */
  bodyLine: number;
  faults: { line: number; message: string }[];
};

const FENCE = "---";
const FIELD = /^([a-z]+):(?: +(.*))?$/;
const ITEM = /^ *- +(.+)$/;

/**
 * Reads the plain subset of YAML that documents need: text and lists of text, never quoted. A value
 * is everything after the first colon, so a title may contain another colon.
 */
function parseFrontMatter(text: string): FrontMatter {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const fields = new Map<string, FrontMatterField>();
  const faults: FrontMatter["faults"] = [];
  const end = lines.indexOf(FENCE, 1);
  if (lines[0] !== FENCE || end < 0) {
    const message = "Il documento comincia con l’intestazione, tra due righe di tre trattini.";
    return { fields, body: "", bodyLine: 1, faults: [{ line: 1, message }] };
  }
  let list: string[] | null = null;
  for (const [index, line] of lines.slice(1, end).entries()) {
    const at = index + 2;
    const [, key, value = ""] = FIELD.exec(line) ?? [];
    const item = ITEM.exec(line)?.[1];
    if (key !== undefined) {
      if (fields.has(key)) {
        faults.push({ line: at, message: `«${key}» è scritto due volte.` });
      }
      list = value.trim() === "" ? [] : null;
      fields.set(key, { value: list ?? value.trim(), line: at });
    } else if (item !== undefined && list !== null) {
      list.push(item.trim());
    } else if (line.trim() !== "") {
      const message =
        "Riga non riconosciuta: scrivi «chiave: valore» oppure «- voce» sotto una chiave.";
      faults.push({ line: at, message });
    }
  }
  return { fields, body: lines.slice(end + 1).join("\n"), bodyLine: end + 2, faults };
}

/** What each field must be, in Italian. */
const HINTS: Readonly<Record<string, string>> = {
  title: "il titolo, da 8 a 110 caratteri",
  question: "la domanda, da 8 a 110 caratteri",
  group: `uno fra ${Object.keys(FAQ_GROUPS).join(", ")}`,
  description: "una o due frasi, da 40 a 190 caratteri",
  date: "il giorno della pubblicazione, come 2026-11-21",
  updated: "il giorno dell’ultima revisione, come 2026-11-21",
  tipology: `una fra ${TIPOLOGIES.join(", ")}`,
  tags: "da 1 a 6 voci in minuscolo, una per riga",
  sources: "una fonte per riga, come «nome» oppure «nome | https://indirizzo»",
};

/** Checks the fields against the schema. Each fault names the line of its field. */
function checkFrontMatter(
  { fields }: FrontMatter,
  { properties, required }: TObject,
): { values: Record<string, string | string[]>; faults: FrontMatter["faults"] } {
  const values: Record<string, string | string[]> = {};
  const faults: FrontMatter["faults"] = [];
  for (const [name, { value, line }] of fields) {
    const schema = properties[name];
    if (schema === undefined) {
      const known = Object.keys(properties).join(", ");
      faults.push({ line, message: `«${name}» non è fra i campi previsti: ${known}.` });
    } else if (!Check(schema, value) || !isDay(name, value)) {
      faults.push({ line, message: `«${name}» non va bene: serve ${HINTS[name]}.` });
    } else {
      values[name] = value;
    }
  }
  for (const name of required ?? []) {
    if (!fields.has(name)) {
      faults.push({ line: 1, message: `Manca «${name}»: ${HINTS[name]}.` });
    }
  }
  const { date, updated } = values;
  if (date !== undefined && updated !== undefined && updated < date) {
    const line = fields.get("updated")?.line ?? 1;
    faults.push({ line, message: "«updated» viene prima di «date»." });
  }
  return { values, faults };
}

/** Rejects days like the 31st of February, which the pattern accepts. */
function isDay(name: string, value: string | string[]): boolean {
  const isDate = name === "date" || name === "updated";
  return !isDate || typeof value !== "string" || isCalendarDay(value);
}
