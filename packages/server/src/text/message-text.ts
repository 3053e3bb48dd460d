/** A message as it is stored: with its line breaks, but without invisible control characters. */
export function toMessageText(typed: string): string {
  return typed
    .replaceAll("\r\n", "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .trim();
}
