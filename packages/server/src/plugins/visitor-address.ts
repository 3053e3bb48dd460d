import fastifyPlugin from "fastify-plugin";
import type { Config } from "../process/config.ts";
import { createAddressReader, isPrivateAddress } from "../process/visitor-address.ts";

declare module "fastify" {
  interface FastifyRequest {
    /**
     * The visitor's address as limits count it. A page passes it on with the `remoteAddress` of
     * `inject`, which no network request can set.
     */
    readonly visitorAddress: string;
  }
}

export const visitorAddress = fastifyPlugin(
  async (app, { trustProxy }: Pick<Config, "trustProxy">) => {
    const read = createAddressReader(trustProxy);
    app.decorateRequest("visitorAddress", {
      getter() {
        return read(this.raw);
      },
    });
    let mayWarn = trustProxy === false;
    app.addHook("onRequest", async ({ raw, headers, log }) => {
      if (
        mayWarn &&
        headers["x-forwarded-for"] !== undefined &&
        isPrivateAddress(raw.socket.remoteAddress ?? "")
      ) {
        mayWarn = false;
        log.warn(UNTRUSTED_PROXY);
      }
    });
  },
  { name: "visitor-address" },
);

/** Behind a proxy that is not trusted, all visitors share the limits of one. */
const UNTRUSTED_PROXY =
  "requests come through a proxy, but TRUST_PROXY is off: every visitor counts as the same one. Set TRUST_PROXY to the proxy's address";
