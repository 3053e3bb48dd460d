import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { AppError } from "../errors.ts";

/**
 * Answers unknown API paths. It is a route, because the site's catch-all page would match the
 * request before a not-found handler. The handler serves methods that have no route.
 */
export const notFound = fastifyPlugin(
  async (app) => {
    app.route({
      method: ["GET", "POST", "PUT", "PATCH", "DELETE"],
      url: "/*",
      schema: { hide: true },
      handler: answerNotFound,
    });
    app.setNotFoundHandler(answerNotFound);
  },
  { name: "not-found", dependencies: ["errors"] },
);

function answerNotFound({ originalUrl: url }: FastifyRequest): never {
  const [path] = url.split("?");
  throw new AppError("not-found", { message: `Non c’è niente all’indirizzo ${path}.` });
}
