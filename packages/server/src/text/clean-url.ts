import { cleanText } from "./clean-text.ts";

/**
 * Reads an http(s) address; the scheme may be missing in the data. Anything else (another scheme, a
 * password inside, a host without a dot) is dropped: null.
 */
export function cleanUrl(raw: string): string | null {
  const text = cleanText(raw, 2000).replaceAll(" ", "");
  if (text === "") {
    return null;
  }
  // `host:port/…` without a scheme has a digit after the colon; `javascript:…` does not.
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text);
  const url = URL.parse(hasScheme ? text : `https://${text.replace(/^\/+/, "")}`);
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) {
    return null;
  }
  if (url.username !== "" || url.password !== "" || !/\.[a-z0-9-]{2,}$/i.test(url.hostname)) {
    return null;
  }
  return url.href.length <= 500 ? url.href : null;
}
