/**
 * The texts in UTF-8, written once. Fastify would measure a text's bytes first and encode it while
 * sending.
 */
export function toBytes(texts: readonly string[]): Buffer {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  // A UTF-16 unit takes at most three bytes.
  const bytes = Buffer.allocUnsafeSlow(length * 3);
  let end = 0;
  for (const text of texts) end += bytes.write(text, end);
  return bytes.subarray(0, end);
}
