import { LANGUAGE } from "@volpe/contract";
import { ANNOUNCEMENTS_ID } from "../page/announce.ts";
import { type PageState, STATE_ELEMENT_ID } from "./hydration.ts";

type DocumentParts = {
  /** Title, metas and links. */
  head: string;
  /** Scripts and style sheets of the page's modules. */
  assets: string;
  body: readonly string[];
  /** schema.org objects. */
  structuredData?: readonly object[];
  /** The state that the browser's entry reads; JSON values only. */
  state: PageState;
  /** Parts of the state that the browser gets as null. */
  drawn?: ReadonlySet<unknown>;
};

/**
 * The parts of the document. They are not joined: so long a text is an object that V8 keeps apart, and
 * making it takes several times longer than writing the parts as bytes.
 */
export function toDocument({
  head,
  assets,
  body,
  state,
  structuredData = [],
  drawn,
}: DocumentParts): readonly string[] {
  const start = `<!doctype html><html lang="${LANGUAGE}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="color-scheme" content="light dark"><meta name="theme-color" content="#FBF8F3" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#141311" media="(prefers-color-scheme: dark)"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">${head}${assets}${structuredData.map(toLinkedData).join("")}</head><body><p class="v-hidden" id="${ANNOUNCEMENTS_ID}" role="status"></p><div id="root">`;
  const end = `</div><script type="application/json" id="${STATE_ELEMENT_ID}">${toInertJson(state, drawn)}</script></body></html>`;
  return [start, ...body, end];
}

function toLinkedData(value: object): string {
  return `<script type="application/ld+json">${toInertJson(value)}</script>`;
}

// `<` alone could close the script or open a comment in it (HTML §4.12.1.3).
function toInertJson(value: unknown, drawn?: ReadonlySet<unknown>): string {
  const leaveOut = (_key: string, part: unknown) => (drawn?.has(part) ? null : part);
  return JSON.stringify(value, drawn?.size ? leaveOut : undefined).replaceAll("<", "\\u003c");
}
