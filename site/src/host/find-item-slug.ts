import { ERRORS, type ProductSheet } from "@volpe/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type EmbeddedPage, findEmbeddedPage } from "../embed/embedded-page.ts";
import { toVisitorFetch } from "./visitor-client.ts";

/**
 * The slug of an item's page, "" for a list, null for a car that is not known. It is the API's answer
 * if that says nothing about the car, because the API is busy or fails.
 */
export async function findItemSlug(
  app: FastifyInstance,
  request: FastifyRequest,
  page: EmbeddedPage,
): Promise<string | null | Response> {
  switch (page.kind) {
    case "list":
      return "";
    case "item":
      return page.slug;
    case "car": {
      const path = `/api/v1/vehicles/${page.vehicle}/${page.variant}`;
      const answer = await toVisitorFetch(app, request)(path, {});
      if (isUnanswered(answer)) return answer;
      return answer.ok ? ((await answer.json()) as { data: ProductSheet }).data.slug : null;
    }
  }
}

const isUnanswered = ({ status }: Response) =>
  status >= 500 || status === ERRORS["too-many-requests"].status;

/**
 * Replaces the address of an offer's page, which people paste too, by the offer's slug. `chosen` is
 * a list of slugs and addresses, separated by commas. Returns the API's answer if one slug cannot be
 * looked up now.
 */
export async function toSlugs(
  app: FastifyInstance,
  request: FastifyRequest,
  chosen: string,
): Promise<string | Response> {
  const asked = chosen.split(",").map(async (each) => {
    const path = each.includes("/") ? URL.parse(each, "https://volpe.invalid")?.pathname : null;
    const page = path ? findEmbeddedPage(path) : null;
    return (page && (await findItemSlug(app, request, page))) || each;
  });
  const slugs = await Promise.all(asked);
  return slugs.find((slug) => slug instanceof Response) ?? slugs.join();
}
