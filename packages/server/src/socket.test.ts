import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, createConnection } from "node:net";
import { text } from "node:stream/consumers";
import { io as connect, type Socket } from "socket.io-client";
import { afterEach, expect, test, vi } from "vitest";
import { silentLog } from "./process/log.ts";
import { createReadiness } from "./process/readiness.ts";
import type { VolpeServer } from "./server.ts";
import { createSocketSide } from "./socket.ts";
import { toTestConfig } from "./test-config.ts";
import { createTestServer } from "./test-server.ts";

const servers: VolpeServer[] = [];
const clients: Socket[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) {
    client.disconnect();
  }
  for (const server of servers.splice(0)) {
    await server.close();
  }
});

async function start() {
  const server = await createTestServer();
  servers.push(server);
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const io = await server.attachSocket(server.app.server);
  const { port } = server.app.server.address() as AddressInfo;
  return { server, io, origin: `http://127.0.0.1:${port}` };
}

function open(origin: string): Socket {
  const client = connect(origin, { reconnection: false, forceNew: true, auth: { resuming: true } });
  clients.push(client);
  return client;
}

const connected = (client: Socket) => vi.waitFor(() => expect(client.connected).toBe(true));

test("answers pages of any origin at /socket.io without credentials", async () => {
  const { origin } = await start();
  await connected(open(origin));
  const reply = await fetch(`${origin}/socket.io/?EIO=4&transport=polling`, {
    headers: { origin: "https://affiliato.example" },
  });
  expect(reply.status).toBe(200);
  expect(reply.headers.get("access-control-allow-origin")).toBe("*");
  expect(reply.headers.has("access-control-allow-credentials")).toBe(false);
});

test("disconnects after a message larger than any answer", async () => {
  const { io, origin } = await start();
  const client = open(origin);
  await connected(client);
  await vi.waitFor(() => expect(client.io.engine.transport.name).toBe("websocket"));
  client.emit("message", "x".repeat(70_000));
  await vi.waitFor(() => expect(client.connected).toBe(false));
  await connected(open(origin));
  expect(io.engine.clientsCount).toBe(1);
});

/** What the server answers to a WebSocket's handshake. */
async function upgrade(origin: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = createConnection({ host: hostname, port: Number(port) });
  socket.write(
    `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==\r\n\r\n`,
  );
  return await text(socket);
}

test("limits the connections of one address", async () => {
  const { io, origin } = await start();
  const handshake = () => fetch(`${origin}/socket.io/?EIO=4&transport=polling`);
  for (let count = 0; count < 200; count += 1) {
    expect((await handshake()).status).toBe(200);
  }
  const refused = await handshake();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"]);
  expect(refused.headers.get("access-control-allow-origin")).toBe("*");
  expect(await upgrade(origin)).toMatch(/^HTTP\/1\.1 429 Too Many Requests\r\nRetry-After: 5\r\n/);
  io.disconnectSockets(true);
  io.engine.close();
  expect((await handshake()).status).toBe(200);
});

test("ends its connections when the server closes", async () => {
  const { server, origin } = await start();
  const client = open(origin);
  await connected(client);
  await server.close();
  await vi.waitFor(() => expect(client.connected).toBe(false));
});

test("refuses new connections once it closes", async () => {
  const httpServer = createServer();
  const side = await createSocketSide(httpServer, {
    config: toTestConfig(),
    log: silentLog,
    readiness: createReadiness(),
  });
  await once(httpServer.listen(0, "127.0.0.1"), "listening");
  const { port } = httpServer.address() as AddressInfo;
  await side.close();
  const reply = await fetch(`http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`);
  expect(reply.status).toBe(503);
  httpServer.close();
});
