import type { AddressInfo } from "node:net";
import { createServer, readProcessConfig } from "@volpe/server";
import { createMount } from "../src/host/mount.ts";

/** The host's process with one route more: `/constant` answers a string. */
const mount = createMount({ development: false });
const server = await createServer(readProcessConfig(), {
  mount: async (app, services) => {
    app.get("/constant", () => "Ciao");
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
