import { ERRORS, type ErrorEnvelope } from "@volpe/contract";
import fastifyPlugin from "fastify-plugin";

const REFUSAL: ErrorEnvelope = {
  errors: [{ code: "bad-request", message: ERRORS["bad-request"].message }],
};

/** Refuses a request with two Host headers (RFC 9112 §3.2): Node would silently use the first. */
export const oneHost = fastifyPlugin(
  async (app) => {
    app.addHook("onRequest", async ({ raw: { rawHeaders } }, reply) => {
      const hosts = rawHeaders.filter(
        (name, index) => index % 2 === 0 && name.toLowerCase() === "host",
      );
      return hosts.length > 1
        ? reply.code(400).header("connection", "close").send(REFUSAL)
        : undefined;
    });
  },
  { name: "one-host" },
);
