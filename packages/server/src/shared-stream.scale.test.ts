import { createServer } from "node:http";
import { createClient } from "redis";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createReadiness } from "./process/readiness.ts";
import { createSocketSide, keepStreamShort, type SocketSide, STREAM } from "./socket.ts";
import { toTestConfig } from "./test-config.ts";
import { startTestRedis, type TestRedis } from "./test-redis.ts";

const log = { error: () => undefined } as never;

let server: TestRedis;
let redis: ReturnType<typeof createClient>;
let side: SocketSide;
beforeAll(async () => {
  server = await startTestRedis();
  redis = createClient({ url: server.url });
  await redis.connect();
  const config = toTestConfig({ redisUrl: server.url });
  side = await createSocketSide(createServer(), { config, log, readiness: createReadiness() });
});
afterAll(async () => {
  await side.close();
  await redis.close();
  await server.stop();
});

const readStream = async () => JSON.stringify(await redis.xRange(STREAM, "-", "+"));

test("deletes what a person wrote from Redis", async () => {
  side.io.to("una stanza").emit("message", "Sono anna@esempio.it");
  await expect.poll(readStream).toContain("anna@esempio.it");
  // The process itself trims every few seconds.
  await expect.poll(() => redis.pTTL(STREAM), { timeout: 20_000 }).toBeGreaterThan(0);

  const stop = keepStreamShort(redis, { log, keptMs: 0, everyMs: 20 });
  await expect.poll(readStream, { timeout: 10_000 }).not.toContain("anna@esempio.it");
  stop();
});
