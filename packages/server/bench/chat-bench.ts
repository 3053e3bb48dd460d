import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatTyped } from "@volpe/contract";
import { Server } from "socket.io";
import { io as connect } from "socket.io-client";
import { importOffers } from "../src/catalogue/energy/import/import-offers.ts";
import { attachAssistant } from "../src/chat/assistant-socket.ts";
import { createMessageRate } from "../src/chat/message-rate.ts";
import type { OpenDatabase } from "../src/db/database.ts";
import { migrateDatabase } from "../src/db/migrate.ts";
import { openDatabase } from "../src/db/open-database.ts";
import { withFakeOffers } from "../src/interview/fake-catalogue.ts";
import { silentLog } from "../src/process/log.ts";
import { startServices } from "../src/running-services.ts";
import { toTestConfig } from "../src/test-config.ts";
import { QUICK, toPercentile } from "./bench-options.ts";
import { toDaysFiles, toImportFiles, writePortalFile } from "./portal-file.ts";

/* Measures replies per second and their latency against a bare Socket.IO echo, on PGlite and, if
   DATABASE_URL names an empty database, on Postgres, with five offers and with 6,000: `node
   packages/server/bench/chat-bench.ts [--quick]`. Visitors and server share the process, for the
   echo too, and the two take turns, so only the ratios count. Every reply of the assistant was
   committed; the echo stores nothing. Ends with 1 if Postgres, with five offers, does not reach
   the goal. */
const VISITORS = QUICK ? 2 : 40;
const ROUNDS = QUICK ? 1 : 6;
const OFFERS = QUICK ? 20 : 6000;
const GOAL = { rate: 0.15, p99: 8 };
const STEPS = [0, 10, 20, 30, 50, 60, 200, 210] as const;
const COMUNI = ["Milano", "Torino", "Bologna", "Firenze", "Genova", "Verona", "Padova", "Bari"];
const SUPPLIERS = ["A2A", "Enel", "Sorgenia", "Edison", "Iren", "Acea", "Hera"];

/** Conversations differ in their answers, so that no cached result serves two of them. */
function toAnswers(conversation: number): string[] {
  const comune = COMUNI[conversation % COMUNI.length] ?? "";
  const supplier = SUPPLIERS[conversation % SUPPLIERS.length] ?? "";
  const [consumptionKwh, spendEur] = [2200 + ((conversation * 7) % 700), 700 + conversation];
  return ["casa", "luce", "sì", comune, supplier, formatTyped(consumptionKwh), "3", `${spendEur}`];
}

const databaseUrl = process.env.DATABASE_URL || null;
for (const url of databaseUrl === null ? [null] : [databaseUrl, null]) {
  const dataDir = mkdtempSync(join(tmpdir(), "volpe-chat-bench-"));
  const open = await openDatabase({ databaseUrl: url, dataDir, log: silentLog });
  await measureOn(open, dataDir);
  rmSync(dataDir, { recursive: true, force: true });
}

async function measureOn(open: OpenDatabase, dataDir: string): Promise<void> {
  await migrateDatabase(open, silentLog);
  const running = await startServices(open, {
    config: toTestConfig({ dataDir }),
    clock: { now: () => new Date() },
    log: silentLog,
    work: false,
  });
  const { services } = running;
  const endless = createMessageRate({ burst: 1e9, perSecond: 1e9 });
  const limits = { conversations: endless, byAddress: endless, bySocket: endless };
  const few = { ...services, catalogue: withFakeOffers(services.catalogue) };
  const ratios = await compare(`${open.kind}, 5 offers`, (io) =>
    attachAssistant(io, few, { limits }),
  );
  const isReached = ratios.rate >= GOAL.rate && ratios.p99 <= GOAL.p99;
  if (open.kind === "postgres" && !QUICK && !isReached) {
    console.error(`the goal is ${GOAL.rate} of the echo's rate and ${GOAL.p99} times its p99`);
    process.exitCode = 1;
  }

  const file = join(dataDir, "PO_Offerte_E_MLIBERO_20261121.xml");
  await writePortalFile(file, OFFERS);
  await importOffers(services, { files: toImportFiles(toDaysFiles(file)) });
  await services.catalogue.reload();
  await compare(`${open.kind}, ${OFFERS} offers`, (io) =>
    attachAssistant(io, services, { limits }),
  );
  await running.close();
}

async function compare(name: string, attach: (io: Server) => void) {
  const sides = { echo: await openSide(attachEcho), chat: await openSide(attach) };
  for (let round = 0; round < ROUNDS; round += 1) {
    await sides.echo.run();
    await sides.chat.run();
  }
  const [echo, chat] = [sides.echo.read(), sides.chat.read()];
  for (const [side, { perSecond, p50, p99, cpuMs }] of Object.entries({ echo, chat })) {
    console.log(
      `${side}: ${perSecond.toFixed(0)} replies/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${cpuMs.toFixed(2)} ms of a processor each`,
    );
  }
  const ratios = { rate: chat.perSecond / echo.perSecond, p99: chat.p99 / echo.p99 };
  console.log(
    `${name}: ${ratios.rate.toFixed(3)} of the echo's replies a second, ${ratios.p99.toFixed(1)} times its p99, ${(chat.cpuMs / echo.cpuMs).toFixed(1)} times its processor`,
  );
  await sides.echo.close();
  await sides.chat.close();
  return ratios;
}

function attachEcho(io: Server): void {
  io.on("connection", (socket) => {
    socket.emit("message", "{}");
    for (const event of ["message", "rewind"]) {
      socket.on(event, (payload: string, acknowledge: (reply: object) => void) => {
        acknowledge({ ok: true });
        socket.emit("message", payload);
      });
    }
  });
}

/** A server with its visitors, who connect before the clock starts and walk once to warm up. */
async function openSide(attach: (io: Server) => void) {
  const httpServer = createServer();
  const io = new Server(httpServer);
  attach(io);
  await new Promise<void>((resolve) => httpServer.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`;
  const visitors = await Promise.all(
    Array.from({ length: VISITORS }, (_, visitor) =>
      Promise.all(
        Array.from({ length: 1 + ROUNDS }, (_, round) =>
          connectVisitor(url, toAnswers(visitor + VISITORS * round)),
        ),
      ),
    ),
  );
  await Promise.all(visitors.map(([first]) => first?.talk([])));
  const latencies: number[] = [];
  let round = 0;
  let wallMs = 0;
  let cpuMs = 0;
  return {
    /** Every visitor walks through one conversation. */
    async run() {
      round += 1;
      const startedMs = performance.now();
      const before = process.cpuUsage();
      await Promise.all(visitors.map((conversations) => conversations[round]?.talk(latencies)));
      const { user, system } = process.cpuUsage(before);
      wallMs += performance.now() - startedMs;
      cpuMs += (user + system) / 1000;
    },
    read() {
      const at = (share: number) => toPercentile(latencies, share);
      const count = latencies.length;
      return {
        perSecond: (count * 1000) / wallMs,
        cpuMs: cpuMs / count,
        p50: at(0.5),
        p99: at(0.99),
      };
    },
    async close() {
      await io.close();
      for (const { leave } of visitors.flat()) {
        leave();
      }
    },
  };
}

/** A conversation in which a visitor gives these answers and then goes back to the first question. */
async function connectVisitor(url: string, answers: readonly string[]) {
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
    for (const [index, text] of answers.entries()) {
      const startedMs = performance.now();
      const step = STEPS[index];
      await ask("message", { id: randomUUID(), owner: "user", step, messages: [text] });
      latencies.push(performance.now() - startedMs);
    }
    await ask("rewind", { id: randomUUID(), step: 0 });
  };
  return { talk, leave: () => socket.disconnect() };
}
