import { DAY_MS } from "@volpe/contract";
import fastifyPlugin from "fastify-plugin";
import { noteUntrustedProxy } from "../limits/untrusted-proxy.ts";
import { createAddressReader, isPrivateAddress } from "../process/visitor-address.ts";
import type { Services } from "../services.ts";

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
  async (
    app,
    { config: { trustProxy }, clock, limits }: Pick<Services, "clock" | "config" | "limits">,
  ) => {
    const read = createAddressReader(trustProxy);
    app.decorateRequest("visitorAddress", {
      getter() {
        return read(this.raw);
      },
    });
    if (trustProxy !== false) return;
    let warnedAtMs = Number.NEGATIVE_INFINITY;
    app.addHook("onRequest", async ({ raw, headers, log }) => {
      const isForwarded = headers["x-forwarded-for"] ?? headers.forwarded;
      if (isForwarded === undefined || !isPrivateAddress(raw.socket.remoteAddress ?? "")) return;
      const nowMs = clock.now().getTime();
      if (nowMs - warnedAtMs < DAY_MS) return;
      warnedAtMs = nowMs;
      log.warn(UNTRUSTED_PROXY);
      await noteUntrustedProxy(limits).catch((error) => log.warn(error, "proxy not noted"));
    });
  },
  { name: "visitor-address" },
);

/** Behind a proxy that is not trusted, all visitors share the limits of one. */
const UNTRUSTED_PROXY =
  "requests come through a proxy, but TRUST_PROXY is off: every visitor counts as the same one. Set TRUST_PROXY to the proxy's address, and let the proxy send X-Forwarded-For";
