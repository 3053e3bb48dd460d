const HOST = /^https?:\/\/(?:www\.)?([^/?#:]+)/i;

/**
 * The name of a site in the text of a link to it: the host without `www.`.
 *
 * @example
 * toHostName("https://www.enel.it/luce") // "enel.it"
 */
export function toHostName(url: string): string {
  return HOST.exec(url)?.[1]?.toLowerCase() ?? url;
}
