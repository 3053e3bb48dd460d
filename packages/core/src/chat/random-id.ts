/**
 * A UUID of version 4. `crypto.randomUUID` is missing on partners' pages without https.
 *
 * @example
 * const { length } = createRandomId(); // 36
 */
export function createRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Prototype.js replaces `Array.from` by a function without its second parameter.
  const hex = [...bytes]
    .map((byte, index) => {
      const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
      return marked.toString(16).padStart(2, "0");
    })
    .join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/**
 * Creates 128 random bits in base64url: 22 characters.
 *
 * @example
 * const { length } = createRandomKey(); // 22
 */
export function createRandomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
