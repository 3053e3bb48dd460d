/** Encodes as js-cookie does, so that a cookie has one spelling on server and browser. */
export function encodeCookie(value: string): string {
  return encodeURIComponent(value).replace(
    /%(2[346BF]|3[AC-F]|40|5[BDE]|60|7[BCD])/g,
    decodeURIComponent,
  );
}

/** Returns the text unchanged if it cannot be decoded. */
export function decodeCookie(text: string): string {
  const bare = text.startsWith('"') ? text.slice(1, -1) : text;
  try {
    return decodeURIComponent(bare);
  } catch (error) {
    if (error instanceof URIError) {
      return bare;
    }
    throw error;
  }
}
