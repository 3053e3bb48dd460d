/**
 * Whether a person opens the page, in a tab of its own. Another site's page may also ask for it as a
 * picture, in a frame or by a script. Older browsers do not say what they want it for.
 */
export function isOpened({ method, headers }: Request): boolean {
  const target = headers.get("sec-fetch-dest") ?? "document";
  // What our service worker passes on for a navigation has lost its target, but not its mode.
  const isPassedOn = target === "empty" && headers.get("sec-fetch-mode") === "navigate";
  return method === "GET" && (target === "document" || isPassedOn);
}
