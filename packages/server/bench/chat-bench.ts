import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Server } from "socket.io";
import { io as connect } from "socket.io-client";
import { attachAssistant } from "../src/chat/assistant-socket.ts";
import { createMessageRate } from "../src/chat/message-rate.ts";
import { openDatabase } from "../src/db/database.ts";
import { migrateDatabase } from "../src/db/migrate.ts";
import { withFakeOffers } from "../src/interview/fake-catalogue.ts";
import { silentLog } from "../src/process/log.ts";
import { startServices } from "../src/running-services.ts";
import { toTestConfig } from "../src/test-config.ts";
import { QUICK, toPercentile } from "./bench-options.ts";

/* Measures replies per second and their latency against a bare Socket.IO echo in the same run,
   on PGlite or, if DATABASE_URL is set, on Postgres: `node packages/server/bench/chat-bench.ts
   [--quick]`. Visitors and server share the process, for the echo too, so only the ratios count.
   Every reply of the assistant is a committed transaction; the echo stores nothing. */
const VISITORS = QUICK ? 2 : 40;
const ROUNDS = QUICK ? 1 : 6;
const ANSWERS = ["casa", "luce", "sì", "Milano", "A2A", "2.700", "3", "1.100"] as const;
const STEPS = [0, 10, 20, 30, 50, 60, 200, 210] as const;

const dataDir = mkdtempSync(join(tmpdir(), "volpe-chat-bench-"));
const databaseUrl = process.env.DATABASE_URL ?? null;

const echo = await measure((io) => {
  io.on("connection", (socket) => {
    socket.emit("message", "{}");
    socket.on("message", (payload: string, acknowledge: (reply: object) => void) => {
      acknowledge({ ok: true });
      socket.emit("message", payload);
    });
    socket.on("rewind", (payload: string, acknowledge: (reply: object) => void) => {
      acknowledge({ ok: true });
      socket.emit("message", payload);
    });
  });
});

const open = await openDatabase({ databaseUrl, dataDir, log: silentLog });
await migrateDatabase(open, silentLog);
const running = await startServices(open, {
  config: toTestConfig({ dataDir }),
  clock: { now: () => new Date() },
  log: silentLog,
  work: false,
});
const endless = createMessageRate({ burst: 1e9, perSecond: 1e9 });
const limits = { conversations: endless, byAddress: endless, bySocket: endless };
const catalogue = withFakeOffers(running.services.catalogue);
const services = { ...running.services, catalogue };
const chat = await measure((io) => attachAssistant(io, services, { limits }));
await running.close();
rmSync(dataDir, { recursive: true, force: true });

print(`echo`, echo);
print(`chat (${open.kind})`, chat);
console.log(
  `ratio: ${(chat.perSecond / echo.perSecond).toFixed(3)} of the echo's replies a second, ${(
    chat.p99 / echo.p99
  ).toFixed(1)} times its p99`,
);

type Measured = { perSecond: number; p50: number; p99: number };

async function measure(attach: (io: Server) => void): Promise<Measured> {
  const httpServer = createServer();
  const io = new Server(httpServer);
  attach(io);
  await new Promise<void>((resolve) => httpServer.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`;
  // Connects every conversation before the clock starts. The first one of each visitor warms up.
  const visitors = await Promise.all(
    Array.from({ length: VISITORS }, () =>
      Promise.all(Array.from({ length: 1 + ROUNDS }, () => connectVisitor(url))),
    ),
  );
  await Promise.all(visitors.map(([first]) => first?.talk([])));
  const latencies: number[] = [];
  const startedMs = performance.now();
  await Promise.all(
    visitors.map(async ([, ...conversations]) => {
      for (const { talk } of conversations) {
        await talk(latencies);
      }
    }),
  );
  const seconds = (performance.now() - startedMs) / 1000;
  await io.close();
  for (const { leave } of visitors.flat()) {
    leave();
  }
  const at = (share: number) => toPercentile(latencies, share);
  return { perSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99) };
}

/** A conversation in which a visitor answers every question and then goes back to the first. */
async function connectVisitor(url: string) {
  const socket = connect(url, { transports: ["websocket"] });
  let onMessage: () => void = () => undefined;
  socket.on("message", () => onMessage());
  await new Promise<void>((resolve) => {
    onMessage = resolve;
  });

  async function ask(event: string, payload: object): Promise<void> {
    const replied = new Promise<void>((resolve) => {
      onMessage = resolve;
    });
    const acknowledgement = await socket.emitWithAck(event, JSON.stringify(payload));
    if (!acknowledgement.ok) {
      throw new Error(JSON.stringify(acknowledgement));
    }
    await replied;
  }

  const talk = async (latencies: number[]) => {
    for (const [index, text] of ANSWERS.entries()) {
      const startedMs = performance.now();
      const step = STEPS[index];
      await ask("message", { id: randomUUID(), owner: "user", step, messages: [text] });
      latencies.push(performance.now() - startedMs);
    }
    await ask("rewind", { id: randomUUID(), step: 0 });
  };
  return { talk, leave: () => socket.disconnect() };
}

function print(name: string, { perSecond, p50, p99 }: Measured): void {
  console.log(
    `${name}: ${perSecond.toFixed(0)} replies/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  );
}
