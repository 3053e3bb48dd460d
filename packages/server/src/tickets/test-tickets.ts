import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestAccount, signInForTest } from "../accounts/sessions/test-session.ts";
import { listQueuedMails } from "../mail/test-queued-mails.ts";
import type { VolpeServer } from "../server.ts";
import { callApi } from "../test-call.ts";
import { createTestServer, TEST_NOW } from "../test-server.ts";

export const PDF = Buffer.from("%PDF-1.7\nuna bolletta");
export const PNG = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.alloc(100)]);

export type TestFile = { name: string; content: Buffer; type?: string };
type QueuedMail = {
  to: string;
  kind: string;
  subject: string;
  text: string;
  messageId: string;
};

/** A logged-in person and what they can do with tickets. */
export type TestPerson = Awaited<ReturnType<typeof createPerson>>;

/** The real server with its own data folder and people. */
export async function startTestTickets() {
  const dataDir = mkdtempSync(join(tmpdir(), "volpe-tickets-"));
  let now = TEST_NOW;
  const server = await createTestServer({
    config: { dataDir, operatorEmail: "op@volpe.example" },
    clock: { now: () => now },
  });
  return {
    ...server,
    dataDir,
    pass(ms: number) {
      now = new Date(now.getTime() + ms);
    },
    person: (email: string) => createPerson(server, email),
    mails: (): Promise<QueuedMail[]> => listQueuedMails(server.services),
    async close() {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function createPerson({ app, services }: VolpeServer, email: string) {
  const account = await createTestAccount(services, { email });
  const headers = await signInForTest(services, account.id);
  const call = (method: "GET" | "POST", path: string, body?: object) =>
    callApi(app, `${method} ${path}`, { headers, body });
  const send = (path: string, fields: Record<string, string>, files: TestFile[] = []) => {
    const form = toForm(fields, files);
    return callApi(app, `POST ${path}`, {
      headers: { ...headers, ...form.headers },
      body: form.payload,
    });
  };
  return {
    account,
    headers,
    get: (path: string) => call("GET", path),
    post: (path: string, payload: object = {}) => call("POST", path, payload),
    open: (fields: Record<string, string> = {}, files?: TestFile[]) =>
      send("/tickets", { ...toFields(), subject: "La mia bolletta", rate: "", ...fields }, files),
    reply: (slug: string, fields: Record<string, string> = {}, files?: TestFile[]) =>
      send(`/tickets/${slug}/messages`, { ...toFields(), ...fields }, files),
  };
}

const toFields = () => ({ id: randomUUID(), message: "Che cos’è la quota fissa?" });

/** A multipart body as a browser sends it, fields first. */
export function toForm(fields: Record<string, string>, files: readonly TestFile[]) {
  const boundary = `form-${randomUUID()}`;
  const parts = [
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      ),
    ),
    ...files.flatMap(({ name, content, type = "application/octet-stream" }) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
      ),
      content,
      Buffer.from("\r\n"),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ];
  return {
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat(parts),
  };
}
