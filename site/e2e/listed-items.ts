import type { BrowserContext } from "@playwright/test";
import type { HostProcess } from "./host-process.ts";

export type Listed = { slug: string; name: string; path: string };

/** The first entries of a list of the API, for example of `vehicles` or `offers?tipology=luce`. */
export async function listItems(host: HostProcess, list: string): Promise<Listed[]> {
  const reply = await fetch(`${host.url}/api/v1/${list}`);
  const { data } = (await reply.json()) as { data: { items?: Listed[]; offers?: Listed[] } };
  return data.items ?? data.offers ?? [];
}

/** Stores a list in a cookie of the browser. */
export async function keepList(
  context: BrowserContext,
  { url, name, slugs }: { url: string; name: string; slugs: readonly string[] },
): Promise<void> {
  await context.addCookies([{ name, value: encodeURIComponent(JSON.stringify(slugs)), url }]);
}

/** The cookie as text; null if it does not exist. */
export async function readCookie(context: BrowserContext, name: string): Promise<string | null> {
  const cookie = (await context.cookies()).find((other) => other.name === name);
  return cookie === undefined ? null : decodeURIComponent(cookie.value);
}
