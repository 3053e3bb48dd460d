import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Server } from "socket.io";
import { createServer } from "../src/server.ts";
import { toTestConfig } from "../src/test-config.ts";
import { QUICK } from "./bench-options.ts";

/* Measures what each open socket of the assistant adds to the memory of its process, against a bare
   Socket.IO server, and how much of it stays after the visitors left: `node
   packages/server/bench/sockets-bench.ts [--quick]`, on Postgres if DATABASE_URL names an empty
   database. Every visitor has a conversation and answered once. The figures are those of the heap
   and of buffers after a collection of garbage; the visitors are another process. */
const SOCKETS = QUICK ? 20 : 2000;
const CROWDS = 3;
const CEILING_KIB = 60;
/** A server keeps a left conversation in memory for a moment, because its visitor may come back. */
const LEFT_KIB = 6;
const VISITORS = join(import.meta.dirname, "socket-visitors.ts");

let crowds = 0;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

const bare = createHttpServer();
const io = new Server(bare);
io.on("connection", (socket) => {
  socket.emit("message", "{}");
  socket.on("message", (payload: string, acknowledge: (reply: object) => void) => {
    acknowledge({ ok: true });
    socket.emit("message", payload);
  });
});
await new Promise<void>((resolve) => bare.listen(0, "127.0.0.1", resolve));
const echo = await measure("bare Socket.IO", bare.address() as AddressInfo);
await io.close();

const folder = await mkdtemp(join(tmpdir(), "volpe-sockets-bench-"));
const databaseUrl = process.env.DATABASE_URL || null;
const server = await createServer(toTestConfig({ dataDir: folder, databaseUrl }));
await server.app.listen({ port: 0, host: "127.0.0.1" });
await server.attachSocket(server.app.server);
try {
  const name = databaseUrl === null ? "PGlite" : "Postgres";
  const { kib, leftKib } = await measure(name, server.app.server.address() as AddressInfo);
  console.log(`${name}: ${(kib / echo.kib).toFixed(1)} times the bare server's`);
  if (!QUICK && (kib > CEILING_KIB || leftKib > LEFT_KIB)) {
    console.error(`at most ${CEILING_KIB} KiB a socket, of which ${LEFT_KIB} may stay`);
    process.exitCode = 1;
  }
} finally {
  await server.close();
  await rm(folder, { recursive: true, force: true });
}

/** Prints the largest memory of a socket over the crowds, and the average that a socket left. */
async function measure(name: string, { port }: AddressInfo) {
  // The first visitors make the process load code that belongs to no socket.
  await (await startCrowd(port, Math.min(SOCKETS, 200))).leave();
  const before = await readKib();
  const each: number[] = [];
  for (let crowd = 0; crowd < CROWDS; crowd += 1) {
    const without = await readKib();
    const { leave } = await startCrowd(port, SOCKETS);
    each.push(((await readKib()) - without) / SOCKETS);
    await leave();
  }
  const leftKib = ((await readKib()) - before) / SOCKETS / CROWDS;
  const kib = Math.max(...each);
  console.log(
    `${name}: ${SOCKETS} sockets take ${kib.toFixed(1)} KiB each, and leave ${leftKib.toFixed(1)} KiB`,
  );
  return { kib, leftKib };
}

async function startCrowd(port: number, count: number) {
  crowds += 1;
  const args = [VISITORS, `http://127.0.0.1:${port}`, String(count), String(crowds)];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  const ended = once(child, "exit");
  await Promise.race([
    once(child.stdout, "data"),
    ended.then(([code]) => {
      throw new Error(`the visitors ended with ${code}`);
    }),
  ]);
  return {
    async leave() {
      child.stdin.end();
      await ended;
    },
  };
}

async function readKib(): Promise<number> {
  await delay(QUICK ? 50 : 1000);
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024;
}
