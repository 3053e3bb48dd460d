/**
 * A path that cannot be decoded would be refused before any page could answer it. Escaped once more
 * it is a path like any other, unknown, and gets the 404 that every unknown path gets.
 */
export function toReadableUrl(url: string): string {
  if (!url.includes("%")) {
    return url;
  }
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  return isDecodable(path) ? url : path.replaceAll("%", "%25") + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch (error) {
    if (error instanceof URIError) {
      return false;
    }
    throw error;
  }
}
