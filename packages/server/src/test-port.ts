import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A port that nobody listens on at this moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  await once(server.close(), "close");
  return port;
}
