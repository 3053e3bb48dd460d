import { Socket } from "node:net";
import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Capacity } from "../limits/capacity.ts";

/**
 * Addresses that monitoring asks while the process is overloaded. Pages (every other address) have
 * a separate queue.
 */
const UNCOUNTED = /^\/(?:healthz|readyz|metrics|\*)$/;
/** Bodies of this kind arrive as slowly as the visitor's connection, and have separate limits. */
const UPLOAD = /^multipart\//;

/**
 * Refuses requests from the network with 503 and `Retry-After` while the process works on too many,
 * so that it answers the accepted ones soon. A request counts from when it was read until its
 * answer is ready; the speed of a visitor's connection does not matter.
 */
export const shedding = fastifyPlugin(
  async (app, { capacity }: { capacity: Capacity }) => {
    const releases = new WeakMap<FastifyRequest, () => void>();
    const isCounted = ({ raw, routeOptions, headers }: FastifyRequest) =>
      raw.socket instanceof Socket &&
      !UNCOUNTED.test(routeOptions.url ?? "") &&
      !UPLOAD.test(headers["content-type"] ?? "");

    // This runs after the body was read.
    app.addHook("preValidation", async (request, reply) => {
      if (!isCounted(request)) {
        return;
      }
      await capacity.admit(
        request.method === "GET" || request.method === "HEAD" ? "read" : "write",
      );
      const release = capacity.take();
      releases.set(request, release);
      reply.raw.once("close", release);
    });
    app.addHook("onSend", async (request) => releases.get(request)?.());
  },
  { name: "shedding" },
);
