import { LANGUAGE } from "@volpe/contract";
import { type PageState, STATE_ELEMENT_ID } from "./hydration.ts";

type DocumentParts = {
  /** What the page hoisted: title, metas, links. */
  head: string;
  /** Scripts and style sheets of the page's modules. */
  assets: string;
  body: string;
  /** schema.org objects. */
  structuredData?: readonly object[];
  /** What the browser's entry takes up; JSON values only. */
  state: PageState;
};

export function toDocument({
  head,
  assets,
  body,
  state,
  structuredData = [],
}: DocumentParts): string {
  return `<!doctype html><html lang="${LANGUAGE}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="color-scheme" content="light dark"><meta name="theme-color" content="#FBF8F3" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#141311" media="(prefers-color-scheme: dark)"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">${head}${assets}${structuredData.map(toLinkedData).join("")}</head><body><div id="root">${body}</div><script type="application/json" id="${STATE_ELEMENT_ID}">${toInertJson(state)}</script></body></html>`;
}

function toLinkedData(value: object): string {
  return `<script type="application/ld+json">${toInertJson(value)}</script>`;
}

// `<` alone could close the script or open a comment in it (HTML §4.12.1.3).
function toInertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
