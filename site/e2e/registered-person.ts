import { readdir, readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext } from "@playwright/test";
import type { AuthSession } from "@volpe/contract";
import type { HostProcess } from "./host-process.ts";

/** A host, or a server in this process. */
type Host = Pick<HostProcess, "url" | "dataDir">;

export const PASSWORD = "un gatto verde sul tetto";

const MAIL_LIMIT_MS = 20_000;

async function post(host: Host, path: string, body: unknown): Promise<unknown> {
  const answer = await fetch(`${host.url}/api/v1/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": "Mozilla/5.0 Firefox/140.0" },
    body: JSON.stringify(body),
  });
  const { data, errors } = await answer.json();
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${errors[0].message}`);
  return data;
}

/** The names of the mails that are written whole, oldest first. */
export async function listMails({ dataDir }: Host): Promise<string[]> {
  const names = await readdir(`${dataDir}/mail`).catch(() => []);
  // A file whose name begins with a dot is still being written.
  return names.filter((name) => !name.startsWith(".")).toSorted();
}

/** The newest mail of this kind to an address that has the pattern. Waits for it. */
export async function readMail(
  host: Host,
  { kind, to, has }: { kind: string; to: string; has: RegExp },
): Promise<RegExpExecArray> {
  const folder = `${host.dataDir}/mail`;
  for (const endMs = Date.now() + MAIL_LIMIT_MS; Date.now() < endMs; await wait(100)) {
    const files = (await listMails(host)).filter((file) => file.includes(kind));
    for (const file of files.reverse()) {
      // Quoted-printable has soft line ends and writes the equals sign as `=3D`.
      const mail = (await readFile(`${folder}/${file}`, "utf8")).replace(/=\r?\n/g, "");
      const found = has.exec(mail);
      if (mail.includes(`To: ${to}`) && found !== null) return found;
    }
  }
  throw new Error(`No mail of kind ${kind} came for ${to}`);
}

/**
 * The `?name=` value of the link in the newest mail of this kind to an address. Waits for the mail.
 */
export async function readMailedLink(
  host: Host,
  { kind, to, name = "token" }: { kind: string; to: string; name?: string },
): Promise<string> {
  const has = new RegExp(`[?&]${name}=3D([\\w-]+)`);
  const [, token = ""] = await readMail(host, { kind, to, has });
  return token;
}

/** The address in the `List-Unsubscribe` header of a mail to this address; "" before it comes. */
export async function findUnsubscribeUrl(host: Host, to: string): Promise<string> {
  const folder = `${host.dataDir}/mail`;
  for (const file of await listMails(host)) {
    const mail = (await readFile(`${folder}/${file}`, "utf8")).replace(/\r?\n[ \t]+/g, " ");
    const url = /^List-Unsubscribe: <([^>]+)>/m.exec(mail)?.[1];
    if (mail.includes(to) && url !== undefined) return url;
  }
  return "";
}

/** Registers a person and opens the mailed link. */
export async function register(host: Host, email: string): Promise<void> {
  const consents = { privacy: true, marketing: false };
  await post(host, "signin", { name: "Anna Bianchi", email, password: PASSWORD, consents });
  const token = await readMailedLink(host, { kind: "account-activation", to: email });
  await fetch(`${host.url}/api/v1/auth/active?token=${token}`);
}

/** The `auth` cookie of a new login, encoded for a header. */
export async function createLoginCookie(host: Host, email: string): Promise<string> {
  const session = (await post(host, "login", { email, password: PASSWORD })) as AuthSession;
  return encodeURIComponent(JSON.stringify(session));
}

/** Logs in by setting the cookie, without the form. */
export async function logIn(
  context: BrowserContext,
  { host, email }: { host: Host; email: string },
): Promise<void> {
  const value = await createLoginCookie(host, email);
  await context.addCookies([{ name: "auth", value, url: host.url }]);
}
