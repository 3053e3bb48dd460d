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
