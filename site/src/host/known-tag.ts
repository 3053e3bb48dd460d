import { hash } from "node:crypto";

/** The ETag of a text. It is weak, because compression changes the bytes. */
export function toTag(text: string | Buffer): string {
  return `W/"${hash("sha256", text, "base64url").slice(0, 22)}"`;
}

/**
 * Whether `If-None-Match` names the tag. Compares without the weak prefix (RFC 9110, §13.1.2), which
 * a recompressing proxy may strip.
 */
export function isKnownTag(condition: string | undefined, tag: string): boolean {
  const toBare = (text: string) => text.trim().replace(/^W\//, "");
  const known = condition?.split(",").map(toBare) ?? [];
  return known.includes(toBare(tag)) || known.includes("*");
}
