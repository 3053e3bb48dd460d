import type { ProductSheet } from "@volpe/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type EmbeddedPage, findEmbeddedPage } from "../embed/embedded-page.ts";
import { toVisitorFetch } from "./visitor-client.ts";

/** The slug of an item's page, "" for a list, null for a car that is not known. */
export async function findItemSlug(
  app: FastifyInstance,
  request: FastifyRequest,
  page: EmbeddedPage,
): Promise<string | null> {
  switch (page.kind) {
    case "list":
      return "";
    case "item":
      return page.slug;
    case "car": {
      const path = `/api/v1/vehicles/${page.vehicle}/${page.variant}`;
      const answer = await toVisitorFetch(app, request)(path, {});
      return answer.ok ? ((await answer.json()) as { data: ProductSheet }).data.slug : null;
    }
  }
}

/**
 * Replaces the address of an offer's page, which people paste too, by the offer's slug. `chosen` is
 * a list of slugs and addresses, separated by commas.
 */
export async function toSlugs(
  app: FastifyInstance,
  request: FastifyRequest,
  chosen: string,
): Promise<string> {
  const slugs = chosen.split(",").map(async (each) => {
    const path = each.includes("/") ? URL.parse(each, "https://volpe.invalid")?.pathname : null;
    const page = path ? findEmbeddedPage(path) : null;
    return (page && (await findItemSlug(app, request, page))) || each;
  });
  return (await Promise.all(slugs)).join();
}
