import { LANGUAGE } from "@volpe/contract";
import { ANNOUNCEMENTS_ID } from "../page/announce.ts";
import { Html } from "./html.ts";
import { type PageState, STATE_ELEMENT_ID } from "./hydration.ts";

type DocumentParts = {
  /** Title, metas and links. */
  head: string | Html;
  /** Scripts and style sheets of the page's modules. */
  assets: string;
  body: readonly (string | Html)[];
  /** schema.org objects. */
  structuredData?: readonly object[];
  /** The state that the browser's entry reads; JSON values only. */
  state: PageState;
  /** Parts of the state that the browser gets as null. */
  drawn?: ReadonlySet<unknown>;
};

/** The start of every document. */
const START = `<!doctype html><html lang="${LANGUAGE}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="color-scheme" content="light dark"><meta name="theme-color" content="#FBF8F3" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#141311" media="(prefers-color-scheme: dark)"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">`;

/**
 * The bytes of the document. Its parts are not joined first, because V8 stores so long a text as a
 * separate object, and making it takes several times longer than writing the parts as bytes.
 */
export function toDocument({
  head,
  assets,
  body,
  state,
  structuredData = [],
  drawn,
}: DocumentParts): Buffer {
  const scripts = `${assets}${structuredData.map(toLinkedData).join("")}</head><body><p class="v-hidden" id="${ANNOUNCEMENTS_ID}" role="status"></p><div id="root">`;
  const end = `</div><script type="application/json" id="${STATE_ELEMENT_ID}">${toInertJson(drawn?.size ? withoutDrawn(state, drawn) : state)}</script></body></html>`;
  return toBytes([START, head, scripts, ...body, end]);
}

function toLinkedData(value: object): string {
  return `<script type="application/ld+json">${toInertJson(value)}</script>`;
}

// `<` alone could close the script or open a comment in it (HTML §4.12.1.3).
function toInertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/**
 * The value with null in place of each part that was drawn. Copies only objects that contain such a
 * part. `JSON.stringify` with a function would call the function for every number and text.
 */
function withoutDrawn(value: object, drawn: ReadonlySet<unknown>): object | null {
  if (drawn.has(value)) return null;
  let left: Record<string, unknown> | unknown[] | undefined;
  for (const key in value) {
    const part: unknown = value[key as keyof typeof value];
    if (typeof part !== "object" || part === null) continue;
    const withoutPart = withoutDrawn(part, drawn);
    if (withoutPart === part) continue;
    left ??= Array.isArray(value) ? [...value] : { ...value };
    Object.assign(left, { [key]: withoutPart });
  }
  return left ?? value;
}

/**
 * Pages are written into this buffer first, because the length of a text in UTF-8 is not known
 * before. A new buffer of the longest possible length for each page would be requested from the
 * system.
 */
let draft = Buffer.allocUnsafeSlow(512 * 1024);

/**
 * The texts in UTF-8, written once. Fastify would measure a text's bytes first and encode it while
 * sending.
 */
export function toBytes(parts: readonly (string | Html)[]): Buffer {
  // A UTF-16 unit takes at most three bytes.
  const length = parts.reduce(
    (sum, part) => sum + (part instanceof Html ? part.bytes.length : part.length * 3),
    0,
  );
  if (length > draft.length) draft = Buffer.allocUnsafeSlow(length);
  let end = 0;
  for (const part of parts) {
    end += part instanceof Html ? draft.write(part.bytes, end, "latin1") : draft.write(part, end);
  }
  return Buffer.from(draft.subarray(0, end));
}
