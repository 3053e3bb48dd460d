import type { AuthSession } from "@volpe/contract";
import { sql } from "drizzle-orm";
import { beforeEach } from "vitest";
import type { OutgoingMail } from "../mail/delivery.ts";
import { listQueuedMails } from "../mail/test-queued-mails.ts";
import type { VolpeServer } from "../server.ts";
import { callApi, type TestCall } from "../test-call.ts";
import { createTestServer, TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import type { AccountRequest } from "./account-requests.ts";
import { answerAccountRequest } from "./answer-account-request.ts";

export const PASSWORD = "un gatto verde sul tetto";

/** Starts a server for each test of a file, with a clock that the test moves. */
export function setUpAccounts() {
  let now = TEST_NOW;
  beforeEach(() => {
    now = TEST_NOW;
  });
  const server = setUp("test", () => createTestServer({ clock: { now: () => now } }));
  return {
    server,
    call: (methodAndPath: string, given?: TestCall) => callAuth(server, methodAndPath, given),
    wait(milliseconds: number) {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}

/** Calls `/api/v1/auth…`, as `POST /login`. */
export function callAuth({ app }: VolpeServer, methodAndPath: string, given?: TestCall) {
  return callApi(app, methodAndPath.replace(" ", " /auth"), given);
}

/** Runs the account requests and returns the queued mails, oldest first. */
export async function listMails({
  services,
}: Pick<VolpeServer, "services">): Promise<OutgoingMail[]> {
  const { rows } = await services.db.execute<{ request: AccountRequest }>(
    sql`delete from jobs.job where name = 'account-request' returning data as request`,
  );
  for (const { request } of rows) {
    await answerAccountRequest(services, request);
  }
  return await listQueuedMails(services);
}

/** The token in the newest mail of a kind. */
export async function readMailedToken(
  server: VolpeServer,
  kind: string,
  to?: string,
): Promise<string> {
  const mails = await listMails(server);
  const mail = mails.findLast((each) => each.kind === kind && (to ?? each.to) === each.to);
  const token = /\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
  if (token === undefined) {
    throw new Error(`no mail of kind ${kind} has a token`);
  }
  return token;
}

/** Registers, follows the link and logs in. */
export async function enter(
  server: VolpeServer,
  email = "anna@esempio.it",
  headers: Record<string, string> = {},
): Promise<AuthSession> {
  await callAuth(server, "POST /signin", { body: toSignin({ email }) });
  const token = await readMailedToken(server, "account-activation", email);
  await callAuth(server, `GET /active?token=${token}`);
  return await login(server, { email, headers });
}

export async function login(
  server: VolpeServer,
  {
    email = "anna@esempio.it",
    password = PASSWORD,
    headers = {},
  }: { email?: string; password?: string; headers?: Record<string, string> } = {},
): Promise<AuthSession> {
  const { status, body } = await callAuth(server, "POST /login", {
    body: { email, password },
    headers,
  });
  if (status !== 200) {
    throw new Error(`login was answered ${status}: ${JSON.stringify(body)}`);
  }
  return body.data;
}

export function toSignin(changes: Record<string, unknown> = {}) {
  return {
    name: "Anna Bianchi",
    email: "anna@esempio.it",
    password: PASSWORD,
    consents: { privacy: true, marketing: false },
    ...changes,
  };
}
