import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import Type, { type Static } from "typebox";
import { Check } from "typebox/value";
import { isSystemError } from "../process/system-error.ts";
import type { Services } from "../services.ts";
import type { AdminCommand } from "./command.ts";
import { type CallerIo, type CommandCall, INTERRUPTED, runCommand } from "./run-command.ts";

// While a server holds a PGlite folder, it runs the operator's commands: `npm run admin` sends it
// the call through a socket in that folder. Each frame is one line of JSON.

export type AdminSocket = { close(): Promise<void> };

/** The caller's only frame. The caller disconnects to interrupt the command. */
const AdminCall = Type.Object({ args: Type.Array(Type.String()), folder: Type.String() });
type AdminCall = Static<typeof AdminCall>;

/** The frames of the server; `exit` is the last. */
const AdminAnswer = Type.Union([
  Type.Object({ out: Type.String() }),
  Type.Object({ err: Type.String() }),
  Type.Object({ exit: Type.Integer({ minimum: 0, maximum: 255 }) }),
]);
type AdminAnswer = Static<typeof AdminAnswer>;

/**
 * Accepts commands from every process that may write in `dataDir`. Call it only while this process
 * holds the database, because it replaces a socket that a dead process left behind.
 */
export async function listenForCommands(
  services: Services,
  commands?: readonly AdminCommand[],
): Promise<AdminSocket> {
  const { path, remove } = makeSocketPath(services.config.dataDir);
  const running = new Set<Socket>();
  const server = createServer((socket) => {
    running.add(socket);
    socket.once("close", () => running.delete(socket));
    // A broken connection is handled on `close`, which follows.
    socket.on("error", () => socket.destroy());
    onFrame(socket, (call) => {
      answer(services, socket, call, commands).catch((error: unknown) => {
        services.log.error({ err: error }, "command socket");
        socket.destroy();
      });
    });
  });
  // The mask gives only the owner access to the socket, from its creation on.
  const mask = process.umask(0o177);
  server.listen(path);
  process.umask(mask);
  await once(server, "listening");
  chmodSync(path, 0o600);
  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of running) {
        socket.destroy();
      }
      await closed;
      remove();
    },
  };
}

async function answer(
  services: Services,
  socket: Socket,
  call: unknown,
  commands: readonly AdminCommand[] | undefined,
): Promise<void> {
  if (!Check(AdminCall, call)) {
    socket.destroy();
    return;
  }
  const hungUp = new AbortController();
  socket.once("close", () => hungUp.abort());
  const io = {
    out: (out: string) => writeFrame(socket, { out }),
    err: (err: string) => writeFrame(socket, { err }),
    signal: hungUp.signal,
  };
  const exit = await runCommand(services, call, io, commands);
  writeFrame(socket, { exit });
  socket.end();
}

/**
 * Sends the command to the process that holds `dataDir`, prints its output and returns its exit
 * code. Returns null if no process listens there.
 */
export async function handOver(
  dataDir: string,
  { args, folder }: CommandCall,
  { out, err, signal }: CallerIo,
): Promise<number | null> {
  const path = findSocketPath(dataDir);
  // If the name is too long, a server would have written a note with a shorter one.
  if (Buffer.byteLength(path) > MAX_PATH_BYTES) {
    return null;
  }
  const socket = connect(path);
  try {
    await once(socket, "connect");
  } catch (error) {
    if (isSystemError(error, "ENOENT", "ECONNREFUSED")) {
      return null;
    }
    throw error;
  }
  const hangUp = () => socket.destroy();
  signal.addEventListener("abort", hangUp);
  // A broken connection is reported below, when the exit code is missing.
  socket.on("error", hangUp);
  let exit: number | null = null;
  onFrame(socket, (frame) => {
    if (!Check(AdminAnswer, frame)) {
      return;
    }
    if ("exit" in frame) {
      exit = frame.exit;
    } else if ("out" in frame) {
      out(frame.out);
    } else {
      err(frame.err);
    }
  });
  const closed = new Promise((resolve) => socket.once("close", resolve));
  writeFrame(socket, { args: [...args], folder });
  await closed;
  if (exit !== null) {
    return exit;
  }
  if (signal.aborted) {
    return INTERRUPTED;
  }
  err("Il server si è fermato prima di rispondere.");
  return 1;
}

function writeFrame(socket: Socket, frame: AdminCall | AdminAnswer): void {
  socket.write(`${JSON.stringify(frame)}\n`);
}

/** Calls `handle` with each frame from now on; with undefined for a line that is not JSON. */
function onFrame(socket: Socket, handle: (frame: unknown) => void): void {
  let rest = "";
  socket.setEncoding("utf8");
  socket.on("data", (chunk: string) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      handle(parseJson(line));
    }
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) {
      return undefined;
    }
    throw error;
  }
}

/** sun_path holds 104 bytes on macOS and 108 on Linux, including its final zero. */
const MAX_PATH_BYTES = 103;

/**
 * `dataDir/admin.sock`. If that name is too long, a private temporary folder is used, and a note in
 * `dataDir` contains its path.
 */
function makeSocketPath(dataDir: string): { path: string; remove(): void } {
  const path = join(dataDir, "admin.sock");
  const note = toNote(dataDir);
  rmSync(path, { force: true });
  rmSync(note, { force: true });
  if (Buffer.byteLength(path) <= MAX_PATH_BYTES) {
    return { path, remove: () => rmSync(path, { force: true }) };
  }
  const short = join(mkdtempSync(join(tmpdir(), "volpe-")), "admin.sock");
  writeFileSync(note, short, { mode: 0o600 });
  return {
    path: short,
    remove() {
      rmSync(note, { force: true });
      rmSync(dirname(short), { recursive: true, force: true });
    },
  };
}

/** The socket on which the server of `dataDir` listens, if one runs. */
export function findSocketPath(dataDir: string): string {
  try {
    return readFileSync(toNote(dataDir), "utf8");
  } catch (error) {
    if (isSystemError(error, "ENOENT")) {
      return join(dataDir, "admin.sock");
    }
    throw error;
  }
}

const toNote = (dataDir: string) => join(dataDir, "admin.sock.path");
