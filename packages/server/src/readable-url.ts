/**
 * A target may contain its host (RFC 9112 §3.2.2). The host is ignored, because the site has one.
 */
const HOST_OF_TARGET = /^https?:\/\/[^/?#]*\/?/i;

/**
 * Makes a page's address readable. A target with a host becomes a path. A NUL in the query, which
 * the API rejects, is removed. A path that cannot be decoded or contains a control character is
 * escaped once more, so that it is an ordinary unknown path with the usual 404.
 */
export function toReadableUrl(target: string): string {
  const url = target.replace(HOST_OF_TARGET, "/");
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
