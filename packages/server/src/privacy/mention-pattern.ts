/**
 * A regular expression for Postgres and JavaScript (flag `i`) that finds an address in a text, in
 * JSON and in a mail, but not inside a longer address: `anna@b.it` is not in `gianna@b.it` nor in
 * `anna@b.it.example`. Its one group is the text before the address.
 */
export function toMentionPattern(...emails: string[]): string {
  const escaped = emails.map((email) => email.replaceAll(/[^\p{L}\p{N}@]/gu, String.raw`\$&`));
  const literal = `(?:${escaped.join("|")})`;
  // JSON writes a line break as a backslash and a letter.
  const before = String.raw`(^|[^a-z0-9._%+-]|\\[nrt])`;
  const after = "(?=$|[^a-z0-9.-]|[.](?:$|[^a-z0-9]))";
  return `${before}${literal}${after}`;
}
