const HOST = /^https?:\/\/(?:www\.)?([^/?#:]+)/i;

/**
 * The name under which a link to a site shows it: the host without `www.`.
 *
 * @example
 * toHostName("https://www.enel.it/luce") // "enel.it"
 */
export function toHostName(url: string): string {
  return HOST.exec(url)?.[1]?.toLowerCase() ?? url;
}
