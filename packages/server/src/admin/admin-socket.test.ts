import { once } from "node:events";
import { connect } from "node:net";
import { beforeEach, expect, test, vi } from "vitest";
import { createTestFolder } from "../test-folder.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { findSocketPath, handOver, listenForCommands } from "./admin-socket.ts";
import type { AdminCommand } from "./command.ts";

let ended = "";
const slow: AdminCommand = {
  name: "slow",
  usage: "",
  summary: "",
  async run(_services, _args, io) {
    io.out("begun");
    await new Promise((resolve) => io.signal.addEventListener("abort", resolve));
    ended = "aborted";
    throw new Error("aborted");
  },
};

const folder = setUp("test", createTestFolder);
beforeEach(() => {
  ended = "";
});
const server = setUp("test", () => createTestServer({ config: { dataDir: folder.path } }));
const socket = setUp("test", () => listenForCommands(server.services, [slow]));

function start(args: string[]) {
  const lines: string[] = [];
  const caller = new AbortController();
  const io = {
    out: (text: string) => lines.push(text),
    err: (text: string) => lines.push(`! ${text}`),
    signal: caller.signal,
  };
  return { lines, caller, exit: handOver(folder.path, { args, folder: "/" }, io) };
}

test("interrupts the command when the caller disconnects", async () => {
  const call = start(["slow"]);
  await vi.waitFor(() => expect(call.lines).toEqual(["begun"]));
  call.caller.abort();
  expect(await call.exit).toBe(130);
  await vi.waitFor(() => expect(ended).toBe("aborted"));
});

test("refuses a command that only a newer version knows", async () => {
  const call = start(["newer"]);
  expect(await call.exit).toBe(2);
  expect(call.lines).toEqual(["! Il comando «newer» non esiste in questa versione."]);
});

test("tells the caller that the server stopped before the answer", async () => {
  const call = start(["slow"]);
  await vi.waitFor(() => expect(call.lines).toEqual(["begun"]));
  await socket.close();
  expect(await call.exit).toBe(1);
  expect(call.lines).toEqual(["begun", "! Il server si è fermato prima di rispondere."]);
});

test("answers null if no server listens", async () => {
  await socket.close();
  expect(await start(["slow"]).exit).toBeNull();
});

test("hangs up on a caller that sends no JSON", async () => {
  const stranger = connect(findSocketPath(folder.path));
  await once(stranger, "connect");
  stranger.write("GET / HTTP/1.1\r\n");
  stranger.resume();
  await once(stranger, "close");
});
