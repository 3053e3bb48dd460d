/**
 * Pages are written here first, because nobody knows how long a text is in UTF-8. Memory of the
 * longest possible length for each page would have to be asked of the system each time.
 */
let draft = Buffer.allocUnsafeSlow(512 * 1024);

/**
 * The texts in UTF-8, written once. Fastify would measure a text's bytes first and encode it while
 * sending.
 */
export function toBytes(texts: readonly string[]): Buffer {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  // A UTF-16 unit takes at most three bytes.
  if (length * 3 > draft.length) draft = Buffer.allocUnsafeSlow(length * 3);
  let end = 0;
  for (const text of texts) end += draft.write(text, end);
  return Buffer.from(draft.subarray(0, end));
}
