import fastifyPlugin from "fastify-plugin";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";

/**
 * Refuses the calls of pages whose origin is off. A preflight is answered before, so that the page's
 * script can read the refusal.
 */
export const originGuard = fastifyPlugin(
  async (app, { origins }: Pick<Services, "origins">) => {
    app.addHook("onRequest", async ({ headers }) => {
      if (origins.isOff(headers.origin)) {
        throw new AppError("origin-off");
      }
    });
  },
  { name: "origin-guard", dependencies: ["cross-origin", "errors"] },
);
