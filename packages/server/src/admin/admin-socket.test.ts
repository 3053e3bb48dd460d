import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { VolpeServer } from "../server.ts";
import { createTestServer } from "../test-server.ts";
import { type AdminSocket, listenForCommands } from "./admin-socket.ts";
import { findSocketPath } from "./admin-socket-path.ts";
import type { AdminCommand } from "./command.ts";
import { handOver } from "./hand-over.ts";

const { slow } = vi.hoisted(() => ({ slow: { ended: "" } }));
vi.mock("./commands.ts", () => {
  const command: AdminCommand = {
    name: "slow",
    usage: "",
    summary: "",
    async run(_services, _args, io) {
      io.out("begun");
      await new Promise((resolve) => io.signal.addEventListener("abort", resolve));
      slow.ended = "aborted";
      throw new Error("aborted");
    },
  };
  return { findCommand: (name: string) => (name === "slow" ? command : undefined) };
});

let dataDir = "";
let server: VolpeServer;
let socket: AdminSocket;
beforeEach(async () => {
  slow.ended = "";
  dataDir = mkdtempSync(join(tmpdir(), "volpe-admin-"));
  server = await createTestServer({ config: { dataDir } });
  socket = await listenForCommands(server.services);
});
afterEach(async () => {
  await socket.close();
  await server.close();
  rmSync(dataDir, { recursive: true });
});

function start(args: string[]) {
  const lines: string[] = [];
  const caller = new AbortController();
  const io = {
    out: (text: string) => lines.push(text),
    err: (text: string) => lines.push(`! ${text}`),
    signal: caller.signal,
  };
  return { lines, caller, exit: handOver(dataDir, { args, folder: "/" }, io) };
}

test("prints while the command still runs, and ends the command when the caller goes", async () => {
  const call = start(["slow"]);
  await vi.waitFor(() => expect(call.lines).toEqual(["begun"]));
  call.caller.abort();
  expect(await call.exit).toBe(130);
  await vi.waitFor(() => expect(slow.ended).toBe("aborted"));
});

test("tells a caller of a newer version that it does not know the command", async () => {
  const call = start(["newer"]);
  expect(await call.exit).toBe(2);
  expect(call.lines).toEqual(["! Il comando «newer» non esiste in questa versione."]);
});

test("tells the caller when the server stops in the middle", async () => {
  const call = start(["slow"]);
  await vi.waitFor(() => expect(call.lines).toEqual(["begun"]));
  await socket.close();
  expect(await call.exit).toBe(1);
  expect(call.lines).toEqual(["begun", "! Il server si è fermato prima di rispondere."]);
});

test("finds nobody once the server is gone", async () => {
  await socket.close();
  expect(await start(["slow"]).exit).toBeNull();
});

test("hangs up on whoever does not speak its language", async () => {
  const stranger = connect(findSocketPath(dataDir));
  await once(stranger, "connect");
  stranger.write("GET / HTTP/1.1\r\n");
  stranger.resume();
  await once(stranger, "close");
});
