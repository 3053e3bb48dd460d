import { type ApiRequest, createBrowsingCalls, orElse } from "@volpe/core";
import { findEmbeddedPage } from "../../embed/embedded-page.ts";
import { toSiteUrl } from "./site-url.ts";

const SLUG = /^[\w.-]+$/;

/** How many offers an element takes at most, and whether it takes cars. */
export type OfferChoice = { most: number; takesCars: boolean };

/**
 * Reads the offers that were typed or pasted. `slugs` joins them by commas, as an element takes them;
 * `error` says what is wrong with the others. The address of an offer's page becomes its slug. The
 * address of a car has no slug, so its path is kept, which the host understands too.
 */
export function readOffers(
  text: string,
  { origin, most, takesCars }: OfferChoice & { origin: string },
): { slugs: string; error?: string } {
  const found = text
    .split(/[\s,]+/)
    .filter((each) => each !== "")
    .map((each) => ({ each, slug: findOffer(each, { origin, takesCars }) }));
  const slugs = [...new Set(found.flatMap(({ slug }) => slug ?? []))];
  const wrong = found.find(({ slug }) => slug === null)?.each;
  const error = wrong === undefined ? toManyError(slugs.length, most) : toWrongError(wrong, origin);
  return { slugs: slugs.slice(0, most).join(), ...(error !== undefined && { error }) };
}

function toManyError(count: number, most: number): string | undefined {
  if (count <= most) return undefined;
  return most === 1 ? "Scegli una sola offerta." : `Al massimo ${most} offerte.`;
}

function toWrongError(text: string, origin: string): string {
  return isCar(text, origin)
    ? "Di un’auto qui non basta l’indirizzo: puoi mostrarla con il widget «Offerte»."
    : `«${text}» non è la scheda di un’offerta di Volpe: aprila e incolla il suo indirizzo.`;
}

/**
 * Finds which of the slugs, joined by commas, belong to no offer. Returns none if the host does not
 * answer, and never asks about the path of a car.
 */
export async function findUnknownOffers(
  slugs: string,
  request: ApiRequest,
): Promise<readonly string[]> {
  const asked = slugs.split(",").filter((slug) => slug !== "" && !slug.startsWith("/"));
  if (asked.length === 0) return [];
  const items = await orElse(createBrowsingCalls(request).viewedItems(asked), null);
  return items === null ? [] : asked.filter((asked) => items.every(({ slug }) => slug !== asked));
}

/** Says which of the offers are not in the catalogue; undefined if all are. */
export function toUnknownError(unknown: readonly string[]): string | undefined {
  const names = unknown.map((slug) => `«${slug}»`).join(", ");
  switch (unknown.length) {
    case 0:
      return undefined;
    case 1:
      return `Non conosco l’offerta ${names}: apri la sua scheda e incolla l’indirizzo.`;
    default:
      return `Non conosco le offerte ${names}: apri le loro schede e incolla gli indirizzi.`;
  }
}

function findOffer(
  text: string,
  { origin, takesCars }: { origin: string; takesCars: boolean },
): string | null {
  if (!text.includes("/")) {
    return SLUG.test(text) ? text : null;
  }
  const path = toSiteUrl(text, origin)?.pathname ?? "";
  const page = findEmbeddedPage(path);
  switch (page?.kind) {
    case "item":
      return page.slug;
    case "car":
      return takesCars ? path : null;
    default:
      return null;
  }
}

function isCar(text: string, origin: string): boolean {
  return findEmbeddedPage(toSiteUrl(text, origin)?.pathname ?? "")?.kind === "car";
}
