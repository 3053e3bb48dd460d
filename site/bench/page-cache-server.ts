import type { AddressInfo } from "node:net";
import { createServer, readProcessConfig } from "@volpe/server";
import { createMount } from "../src/host/mount.ts";

/** The host's process with an additional route: `/constant/N` answers the same N bytes. */
const constants = new Map<number, Buffer>();
const mount = createMount({ development: false });
const server = await createServer(readProcessConfig(), {
  mount: async (app, services) => {
    app.get<{ Params: { bytes: string } }>("/constant/:bytes", ({ params }) => {
      const bytes = Number(params.bytes);
      const body = constants.get(bytes) ?? Buffer.alloc(bytes, "a");
      constants.set(bytes, body);
      return body;
    });
    await mount(app, services);
  },
});
await server.app.listen({ port: 0, host: "127.0.0.1" });
process.send?.((server.app.server.address() as AddressInfo).port);
process.on("message", () => process.send?.(process.memoryUsage().rss));
process.on("disconnect", async () => {
  await server.close();
  process.exit(0);
});
