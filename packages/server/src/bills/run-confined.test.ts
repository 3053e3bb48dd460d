import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toTestConfig } from "../test-config.ts";
import { createBillReader } from "./bill-reader.ts";
import { runConfined, toConfinedFlags } from "./run-confined.ts";

const { programsDir } = toTestConfig();

/** The outcome of each attempt, in a process with the options of a reader. */
async function attempt(attempts: Record<string, string>): Promise<Record<string, string>> {
  const script = `
    const ends = {};
    const attempts = { ${Object.entries(attempts)
      .map(([name, code]) => `${JSON.stringify(name)}: async () => { ${code} }`)
      .join(", ")} };
    for (const [name, run] of Object.entries(attempts)) {
      ends[name] = await run().then(() => "done", (error) => error.code ?? error.message);
    }
    console.log(JSON.stringify(ends));`;
  const child = spawn(
    process.execPath,
    [...toConfinedFlags({ programsDir, heapMaxMb: 64 }), "--input-type=module", "--eval", script],
    { env: {}, stdio: ["ignore", "pipe", "inherit"] },
  );
  let text = "";
  for await (const chunk of child.stdout) {
    text += chunk;
  }
  return JSON.parse(text);
}

describe("a confined process", () => {
  const host = createServer((_request, response) => response.end("reached"));
  let ends: Record<string, string> = {};
  beforeAll(async () => {
    await new Promise<void>((settle) => host.listen(0, "127.0.0.1", settle));
    const { port } = host.address() as AddressInfo;
    ends = await attempt({
      "read a file": `await (await import("node:fs/promises")).readFile("/etc/hostname");`,
      "write a file": `await (await import("node:fs/promises")).writeFile("/tmp/volpe-confined", "x");`,
      "start a process": `(await import("node:child_process")).spawnSync("true");`,
      "start a thread": `new (await import("node:worker_threads")).Worker("1", { eval: true });`,
      "run a string": `new Function("return 1")();`,
      "see the environment": `if (Object.keys(process.env).length === 0) throw new Error("none");`,
      fetch: `await fetch("http://127.0.0.1:${port}/");`,
      "request over HTTP": `await new Promise((ok, no) => import("node:http").then(({ get }) => get("http://127.0.0.1:${port}/", ok).on("error", no)).catch(no));`,
      "open a socket": `(await import("node:net")).connect(${port}, "127.0.0.1");`,
      "look up a name": `await (await import("node:dns/promises")).lookup("volpe.example");`,
      "send a datagram": `(await import("node:dgram")).createSocket("udp4");`,
    });
  });
  afterAll(() => void host.close());

  test.each([
    ["read a file", "ERR_ACCESS_DENIED"],
    ["write a file", "ERR_ACCESS_DENIED"],
    ["start a process", "ERR_ACCESS_DENIED"],
    ["start a thread", "ERR_ACCESS_DENIED"],
    ["run a string", "Code generation from strings disallowed for this context"],
    ["see the environment", "none"],
    ["fetch", expect.stringMatching(/no network|fetch failed/)],
    ["request over HTTP", "this process has no network"],
    ["open a socket", "this process has no network"],
    ["look up a name", "this process has no network"],
    ["send a datagram", "this process has no network"],
  ])("cannot %s", (attempted, end) => {
    expect(ends[attempted]).toEqual(end);
  });
});

/** A page whose content grows a thousandfold when unpacked. */
function toBomb(): Buffer {
  const content = deflateSync(Buffer.alloc(400_000_000, "BT (kWh) Tj ET\n"), { level: 9 });
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R >>",
  ];
  const head = objects.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`).join("");
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n${head}4 0 obj\n<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`,
    ),
    content,
    Buffer.from("\nendstream\nendobj\ntrailer << /Root 1 0 R /Size 5 >>\n%%EOF"),
  ]);
}

test("kills the reader of a file that unpacks without end", async () => {
  const outcome = await createBillReader({ programsDir, billSeconds: 5 }).readPdf(() =>
    Readable.from([toBomb()]),
  );
  expect(outcome).toMatchObject({ status: "failed", problem: "too-heavy" });
});

test("kills a reader that takes too long", async () => {
  const silent = new Readable({ read: () => undefined });
  const result = await runConfined(silent, {
    module: "read-pdf",
    programsDir,
    timeoutMs: 200,
    memoryMaxBytes: 1e9,
    heapMaxMb: 64,
  });
  expect(result).toEqual({ status: "killed", reason: "time" });
});

test("reports a process that cannot start as killed for its memory", async () => {
  const { execPath } = process;
  process.execPath = "/nowhere/node";
  try {
    const result = await runConfined(Readable.from(["x"]), {
      module: "read-pdf",
      programsDir,
      timeoutMs: 1_000,
      memoryMaxBytes: 1e9,
      heapMaxMb: 64,
    });
    expect(result).toEqual({ status: "killed", reason: "memory" });
  } finally {
    process.execPath = execPath;
  }
});

test("refuses a file beyond the queue with a time to retry", async () => {
  const reader = createBillReader(toTestConfig(), { pdf: { timeoutMs: 50 } });
  const silent = () => new Readable({ read: () => undefined });
  const waiting = Array.from({ length: 9 }, () => reader.readPdf(silent));
  await expect(reader.readPdf(silent)).rejects.toMatchObject({
    code: "unavailable",
    retryAfterSeconds: 10,
  });
  await Promise.all(waiting);
});
