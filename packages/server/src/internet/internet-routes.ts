import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { InternetQuery } from "@volpe/contract";
import { productRoutes } from "../products/product-routes.ts";
import type { Services } from "../services.ts";

/** `GET /internet`, `/internet/compare`, `/internet/{slug}`. */
export function internetRoutes(services: Pick<Services, "products">): FastifyPluginAsyncTypebox {
  return productRoutes(services, {
    tipology: "internet",
    folder: "internet",
    what: "Internet lines",
    query: InternetQuery,
  });
}
