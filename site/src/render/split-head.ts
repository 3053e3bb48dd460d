// React escapes `<` and `>` in attributes and text, so a tag ends at its first `>`.
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** `renderToString` puts what it hoists before a fragment's own markup; it belongs in the head. */
export function splitHead(markup: string): { head: string; body: string } {
  const head = HOISTED.exec(markup)?.[0] ?? "";
  return { head, body: markup.slice(head.length) };
}
