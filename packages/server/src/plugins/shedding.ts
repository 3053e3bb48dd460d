import { Socket } from "node:net";
import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Capacity } from "../limits/capacity.ts";

/**
 * Monitoring asks these while the process has too much to do. Pages (every other address)
 * have a queue of their own.
 */
const UNCOUNTED = /^\/(?:healthz|readyz|metrics|\*)$/;
/** Their bodies arrive for as long as the visitor's connection takes, and have limits of their own. */
const UPLOAD = /^multipart\//;

/**
 * Refuses requests of the network with 503 and `Retry-After` while the process works on too many, so
 * that those it has taken are answered soon. A request counts from when it was read until its answer
 * is ready; how fast a visitor sends or reads has no part in it.
 */
export const shedding = fastifyPlugin(
  async (app, { capacity }: { capacity: Capacity }) => {
    const held = new WeakMap<FastifyRequest, () => void>();
    const isCounted = ({ raw, routeOptions, headers }: FastifyRequest) =>
      raw.socket instanceof Socket &&
      !UNCOUNTED.test(routeOptions.url ?? "") &&
      !UPLOAD.test(headers["content-type"] ?? "");

    // After the body was read.
    app.addHook("preValidation", async (request, reply) => {
      if (!isCounted(request)) {
        return;
      }
      await capacity.admit(
        request.method === "GET" || request.method === "HEAD" ? "read" : "write",
      );
      const release = capacity.take();
      held.set(request, release);
      reply.raw.once("close", release);
    });
    app.addHook("onSend", async (request) => held.get(request)?.());
  },
  { name: "shedding" },
);
