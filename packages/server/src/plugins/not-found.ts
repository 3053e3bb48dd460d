import fastifyPlugin from "fastify-plugin";
import { AppError } from "../errors.ts";

/**
 * The API's own answer to an unknown path. A route rather than a not-found handler: the site's
 * catch-all page would take the request first.
 */
export const notFound = fastifyPlugin(
  async (app) => {
    app.route({
      method: ["GET", "POST", "PUT", "PATCH", "DELETE"],
      url: "/*",
      schema: { hide: true },
      handler: ({ originalUrl: url }) => {
        const [path] = url.split("?");
        throw new AppError("not-found", { message: `Non c’è niente all’indirizzo ${path}.` });
      },
    });
  },
  { name: "not-found", dependencies: ["errors"] },
);
