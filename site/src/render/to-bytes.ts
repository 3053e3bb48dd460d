import { Html } from "./html.ts";

/**
 * Pages are written here first, because nobody knows how long a text is in UTF-8. Memory of the
 * longest possible length for each page would have to be asked of the system each time.
 */
let draft = Buffer.allocUnsafeSlow(512 * 1024);

/**
 * The texts in UTF-8, written once. Fastify would measure a text's bytes first and encode it while
 * sending.
 */
export function toBytes(parts: readonly (string | Html)[]): Buffer {
  // A UTF-16 unit takes at most three bytes.
  const length = parts.reduce(
    (sum, part) => sum + (part instanceof Html ? part.bytes.length : part.length * 3),
    0,
  );
  if (length > draft.length) draft = Buffer.allocUnsafeSlow(length);
  let end = 0;
  for (const part of parts) {
    end += part instanceof Html ? draft.write(part.bytes, end, "latin1") : draft.write(part, end);
  }
  return Buffer.from(draft.subarray(0, end));
}
