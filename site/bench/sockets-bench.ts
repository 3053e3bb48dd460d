import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { io, type Socket } from "socket.io-client";
import { QUICK, requireBound } from "./quick.ts";
import { type Started, startBareSockets, startSite } from "./started-host.ts";

/**
 * Measures what each open socket of the assistant adds to the resident memory of the process that
 * serves, beside a bare Socket.IO server, and whether it is given back: crowds come one after the
 * other, and the later two together must not take what one takes. Every visitor has a conversation
 * and answered once. On PGlite, whose rows are in the process too, and on Postgres if DATABASE_URL
 * names a database.
 */
const SOCKETS = QUICK ? 20 : 2000;
/** The server allows fewer connections of one address than the whole crowd. */
const OF_ONE_ADDRESS = 100;
const AT_ONCE = 50;
const CEILING_KIB = 60;
const CROWDS = 4;
/** V8 collects garbage of an idle process within some seconds. */
const SETTLE_MS = QUICK ? 0 : 10_000;

const bare = await measure(await startBareSockets(), "bare Socket.IO");
const databaseUrl = process.env.DATABASE_URL ?? "";
for (const kind of databaseUrl === "" ? (["pglite"] as const) : (["pglite", "postgres"] as const)) {
  const folder = await mkdtemp(join(tmpdir(), "volpe-sockets-bench-"));
  const env = { DATA_DIR: folder, DATABASE_URL: kind === "postgres" ? databaseUrl : "" };
  try {
    const { kib, isGivenBack } = await measure(await startSite(env), kind);
    console.log(`${kind}: ${(kib / bare.kib).toFixed(1)} times the bare server's`);
    requireBound(kib <= CEILING_KIB && isGivenBack);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(site: Started, name: string) {
  try {
    // What the first visitors make the process load belongs to no socket.
    leave(await connectAll(site.origin, Math.min(SOCKETS, 200)));
    await delay(SETTLE_MS);
    const before = site.readMb();
    const during: number[] = [];
    for (let crowd = 0; crowd < CROWDS; crowd += 1) {
      const sockets = await connectAll(site.origin, SOCKETS);
      await delay(SETTLE_MS);
      during.push(site.readMb());
      leave(sockets);
      await delay(SETTLE_MS);
    }
    const [first = Number.NaN, second = Number.NaN] = during;
    const last = during.at(-1) ?? Number.NaN;
    const kib = ((first - before) * 1024) / SOCKETS;
    console.log(
      `${name}: ${before.toFixed(0)} MB, with ${SOCKETS} sockets ${first.toFixed(0)} MB, which is ${kib.toFixed(1)} KiB each; with further crowds ${during.map((mb) => mb.toFixed(0)).join(", ")} MB, without them ${site.readMb().toFixed(0)} MB`,
    );
    return { kib, isGivenBack: last - second <= first - before };
  } finally {
    await site.stop();
  }
}

async function connectAll(origin: string, count: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  let next = 0;
  const lane = async () => {
    for (let visitor = next++; visitor < count; visitor = next++) {
      sockets.push(await connectVisitor(origin, visitor));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return sockets;
}

/** A visitor who heard the greeting and gave the first answer. */
async function connectVisitor(origin: string, visitor: number): Promise<Socket> {
  const localAddress = `127.0.0.${2 + Math.floor(visitor / OF_ONE_ADDRESS)}`;
  const socket = io(origin, {
    transports: ["websocket"],
    forceNew: true,
    reconnection: false,
    agent: new Agent({ localAddress }) as never,
  });
  const hear = () => new Promise((resolve) => socket.once("message", resolve));
  const refused = new Promise((_, reject) => socket.once("connect_error", reject));
  await Promise.race([hear(), refused]);
  const replied = hear();
  const answer = { id: randomUUID(), owner: "user", step: 0, messages: ["casa"] };
  const acknowledgement = await socket.emitWithAck("message", JSON.stringify(answer));
  if (!acknowledgement.ok) {
    throw new Error(JSON.stringify(acknowledgement));
  }
  await replied;
  return socket;
}

function leave(sockets: readonly Socket[]): void {
  for (const socket of sockets) {
    socket.disconnect();
  }
}
