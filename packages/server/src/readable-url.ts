/**
 * What a page is asked with is read leniently: a NUL in its query, which the API refuses, is left out.
 * A path that cannot be decoded would be refused before any page could answer it, and one with a
 * control character in it names nothing: a database takes no NUL. Escaped once more it is a path
 * like any other, unknown, and gets the 404 that every unknown path gets.
 */
export function toReadableUrl(url: string): string {
  if (!url.includes("%")) {
    return url;
  }
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  const asked = url.slice(path.length);
  const query = path.startsWith("/api/") ? asked : asked.replaceAll("%00", "");
  return (isReadable(path) ? path : path.replaceAll("%", "%25")) + query;
}

function isReadable(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch (error) {
    if (error instanceof URIError) {
      return false;
    }
    throw error;
  }
}
