/**
 * Regular expression with one group, what stands before, for Postgres and for JavaScript with `i`, that finds an address in a text, in
 * JSON and in a mail, and never as part of a longer one: `anna@b.it` is not in `gianna@b.it`, nor in
 * `anna@b.it.example`.
 */
export function toMentionPattern(...emails: string[]): string {
  const escaped = emails.map((email) => email.replaceAll(/[^\p{L}\p{N}@]/gu, String.raw`\$&`));
  const literal = `(?:${escaped.join("|")})`;
  // A line break within JSON is written as a backslash and a letter.
  const before = String.raw`(^|[^a-z0-9._%+-]|\\[nrt])`;
  const after = "(?=$|[^a-z0-9.-]|[.](?:$|[^a-z0-9]))";
  return `${before}${literal}${after}`;
}
