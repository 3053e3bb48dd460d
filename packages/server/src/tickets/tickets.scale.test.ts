import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TICKET_EVENT, TICKET_NAMESPACE } from "@volpe/contract";
import { io as connect, type Socket } from "socket.io-client";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestAccount, signInForTest } from "../accounts/sessions/test-session.ts";
import { type OpenDatabase, toPostgresDatabase } from "../db/database.ts";
import { readTestConfig } from "../process/config.ts";
import { silentLog } from "../process/log.ts";
import { createServices } from "../services.ts";
import { toTestConfig } from "../test-config.ts";
import { createEmptyDatabase, type EmptyDatabase } from "../test-empty-database.ts";
import { startProcess } from "../test-process.ts";

const { redisUrl } = readTestConfig();
const sessionSecret = "0123456789abcdef0123456789abcdef";
const dataDir = mkdtempSync(join(tmpdir(), "volpe-tickets-"));
const ENV = { OPEN_DATA_DAILY: "off", LOG_LEVEL: "silent", PORT: "0" };
let hosts: ReturnType<typeof startProcess>[] = [];
let urls: string[] = [];
let database: EmptyDatabase;
let open: OpenDatabase;
let headers: { authorization: string };
let socket: Socket;

/** A process of its own; all processes share Postgres, Redis and the data folder. */
function start(file: string, args: string[] = []) {
  return startProcess(file, {
    args,
    env: {
      ...ENV,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      REDIS_URL: redisUrl ?? "",
      SESSION_SECRET: sessionSecret,
    },
  });
}

async function startHost(): Promise<string> {
  const host = start("test-host.ts");
  hosts.push(host);
  return (await host.line("ready")).replace("ready ", "");
}

beforeAll(async () => {
  database = await createEmptyDatabase();
  urls = [await startHost(), await startHost()];
  open = toPostgresDatabase(database.url);
  const clock = { now: () => new Date() };
  const config = toTestConfig({ sessionSecret });
  const services = createServices({ config, clock, log: silentLog, open });
  headers = await signInForTest(services, (await createTestAccount(services)).id);
  const token = headers.authorization.replace("Bearer ", "");
  socket = connect(`${urls[1]}${TICKET_NAMESPACE}`, { auth: { token } });
  await vi.waitFor(() => expect(socket.connected).toBe(true), { timeout: 10_000 });
}, 120_000);
afterAll(async () => {
  socket.close();
  for (const host of hosts) {
    host.child.kill("SIGTERM");
  }
  await Promise.all(hosts.map(({ ended }) => ended));
  hosts = [];
  await open.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

async function write(path: string, fields: Record<string, string>) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ id: randomUUID(), ...fields })) {
    form.append(field, value);
  }
  form.append("files", new File(["%PDF-1.7\n"], "a.pdf"));
  const reply = await fetch(`${urls[0]}/api/v1${path}`, { method: "POST", headers, body: form });
  const { data } = (await reply.json()) as { data: { slug: string; message: string } };
  return data;
}

async function read(slug: string, url = urls[1]) {
  const reply = await fetch(`${url}/api/v1/tickets/${slug}`, { headers });
  const { data } = (await reply.json()) as {
    data: { number: string; lastMessage: string; messages: { attachments: { id: string }[] }[] };
  };
  return data;
}

test("a message or answer at one process is signalled once at the other", async () => {
  const heard: unknown[] = [];
  socket.on(TICKET_EVENT, (text: string) => heard.push(JSON.parse(text)));
  const first = await write("/tickets", { subject: "Una domanda", message: "Quale?", rate: "" });
  await vi.waitFor(() => expect(heard).toEqual([first]), { timeout: 10_000 });

  const { number, messages } = await read(first.slug);
  const file = messages[0]?.attachments[0]?.id;
  const saved = await fetch(`${urls[1]}/api/v1/tickets/${first.slug}/attachments/${file}`, {
    headers,
  });
  expect(await saved.text()).toBe("%PDF-1.7\n");

  const { code, out } = await start("admin/admin.ts", ["tickets", "reply", number, "Questa."])
    .ended;
  expect({ code, out }).toEqual({ code: 0, out: `Risposta mandata: ${number} ha una risposta.\n` });
  const { lastMessage } = await read(first.slug);
  const answer = { slug: first.slug, message: lastMessage };
  await vi.waitFor(() => expect(heard).toEqual([first, answer]), { timeout: 10_000 });
}, 60_000);

test("signals arrive again after the connection was cut", async () => {
  const heard: string[] = [];
  socket.on(TICKET_EVENT, (text: string) => heard.push(text));
  await database.breakConnections("volpe-signals");
  await vi.waitFor(
    async () => {
      await write("/tickets", { subject: "Una domanda", message: "Quale?", rate: "" });
      expect(heard).not.toEqual([]);
    },
    { timeout: 10_000, interval: 1000 },
  );
}, 30_000);

test("a message sent to both processes at once is stored once", async () => {
  const id = randomUUID();
  const send = (url: string | undefined) => {
    const form = new FormData();
    const fields = { id, subject: "Una volta", message: "Sola", rate: "" };
    for (const [field, value] of Object.entries(fields)) {
      form.append(field, value);
    }
    return fetch(`${url}/api/v1/tickets`, { method: "POST", headers, body: form });
  };
  const replies = await Promise.all([0, 1, 0, 1].map((at) => send(urls[at])));
  const bodies = await Promise.all(replies.map((reply) => reply.json()));
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
});
