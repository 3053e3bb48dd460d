import fastifyPlugin from "fastify-plugin";
import type { Config } from "../config.ts";
import { createAddressReader } from "../visitor-address.ts";

declare module "fastify" {
  interface FastifyRequest {
    /**
     * Where the visitor is, as limits count it. A page's own calls pass it on by `inject`'s
     * `remoteAddress`, which nothing that comes over a socket can set.
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
  },
  { name: "visitor-address" },
);
