/**
 * The directives that the policy of another site's page needs for the elements, with their sources.
 * A page that forces polling needs no socket. The styles need none, because they are adopted sheets.
 */
export function toEmbedDirectives(
  hostOrigin: string,
  { hasSocket = true }: { hasSocket?: boolean } = {},
) {
  const socketOrigin = hostOrigin.replace(/^http/, "ws");
  return {
    "script-src": hostOrigin,
    "connect-src": hasSocket ? `${hostOrigin} ${socketOrigin}` : hostOrigin,
    "img-src": hostOrigin,
    "font-src": hostOrigin,
  };
}

/** The text of a policy: `script-src https://volpe.example; img-src https://volpe.example`. */
export function toPolicyText(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ");
}
