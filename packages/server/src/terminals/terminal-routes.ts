import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { TerminalQuery } from "@volpe/contract";
import { productRoutes } from "../products/product-routes.ts";
import type { Services } from "../services.ts";

/** `GET /terminals`, `/terminals/compare`, `/terminals/{slug}`. */
export function terminalRoutes(services: Pick<Services, "products">): FastifyPluginAsyncTypebox {
  return productRoutes(services, {
    tipology: "pos",
    folder: "terminals",
    what: "POS terminals",
    query: TerminalQuery,
  });
}
