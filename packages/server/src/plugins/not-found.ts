import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { AppError } from "../errors.ts";

/**
 * The API's own answer to an unknown path. A route, for the site's catch-all page would take the
 * request before a not-found handler; and that too, for the methods that no route knows.
 */
export const notFound = fastifyPlugin(
  async (app) => {
    app.route({
      method: ["GET", "POST", "PUT", "PATCH", "DELETE"],
      url: "/*",
      schema: { hide: true },
      handler: refuse,
    });
    app.setNotFoundHandler(refuse);
  },
  { name: "not-found", dependencies: ["errors"] },
);

function refuse({ originalUrl: url }: FastifyRequest): never {
  const [path] = url.split("?");
  throw new AppError("not-found", { message: `Non c’è niente all’indirizzo ${path}.` });
}
