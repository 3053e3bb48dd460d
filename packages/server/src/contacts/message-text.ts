/** A message as it is kept: its lines, without the control characters that nobody can see. */
export function toMessageText(typed: string): string {
  return typed
    .replaceAll("\r\n", "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .trim();
}
