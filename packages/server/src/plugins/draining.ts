import fastifyPlugin from "fastify-plugin";
import type { Readiness } from "../process/readiness.ts";

/**
 * While the process drains, each answer ends its connection, so that the next request of a balancer
 * or a browser goes to another process.
 */
export const draining = fastifyPlugin(
  async (app, { readiness }: { readiness: Readiness }) => {
    app.addHook("onSend", async (_request, reply) => {
      if (readiness.isMissing("closing")) {
        reply.header("connection", "close");
      }
    });
  },
  { name: "draining" },
);
