import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { BRAND } from "@volpe/contract";
import type { SendMailOptions } from "nodemailer";
import type { Config } from "../process/config.ts";
import { toMailFolder } from "./mail-files.ts";

/** An attached document; its bytes are in base64, because they wait in the queue. */
export type MailAttachment = { filename: string; contentType: string; content: string };

/** A mail in the queue. */
export type OutgoingMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  kind: string;
  purpose: "service" | "marketing";
  /** Including its angle brackets. */
  messageId: string;
  /** ISO 8601. */
  createdAt: string;
  unsubscribeUrl: string | null;
  /** Absent in mails that an older version queued. */
  attachments?: MailAttachment[];
  /** The subject of the mail; absent like `attachments`. */
  reference?: string;
  /** ISO 8601; after it the mail is dropped. */
  deliverUntil?: string | null;
  /** Its text, HTML and unsubscribe link, encrypted. Absent in mails that an older version queued. */
  sealed?: string;
};

/**
 * Sends over SMTP if a server is configured, otherwise writes one `.eml` file. Throws if the server
 * did not accept the mail.
 */
export function createDelivery({
  smtpUrl,
  dataDir,
}: Pick<Config, "smtpUrl" | "dataDir">): (mail: OutgoingMail) => Promise<void> {
  return smtpUrl === null ? toFileDelivery(toMailFolder({ dataDir })) : toSmtpDelivery(smtpUrl);
}

/**
 * The server refused the receiver or the message with a 5yz reply, after which a sender does not
 * retry (RFC 5321 §4.2.1).
 */
export function isRefusedForGood(error: unknown): boolean {
  return (
    error instanceof Error &&
    "responseCode" in error &&
    typeof error.responseCode === "number" &&
    error.responseCode >= 500 &&
    "code" in error &&
    (error.code === "EENVELOPE" || error.code === "EMESSAGE")
  );
}

const TIMEOUT_MS = 20_000;

/** Connects and logs in without sending anything. Throws if the server refuses. */
export async function checkSmtp(smtpUrl: string): Promise<void> {
  const transport = await toTransport(smtpUrl, CHECK_TIMEOUT_MS);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

const CHECK_TIMEOUT_MS = 5000;

async function toTransport(url: string, timeoutMs: number) {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
}

// The library is loaded for the first mail, because a start need not wait for it.
function toSmtpDelivery(smtpUrl: string): (mail: OutgoingMail) => Promise<void> {
  let transport: ReturnType<typeof toTransport> | null = null;
  return async (mail) => {
    transport ??= toTransport(smtpUrl, TIMEOUT_MS);
    await (await transport).sendMail(toOptions(mail));
  };
}

async function toStreamTransport() {
  const { createTransport } = await import("nodemailer");
  return createTransport({ streamTransport: true, buffer: true, newline: "windows" });
}

// The file's name is derived from the mail, so that a second delivery replaces the first. The file
// is written under another name and renamed, so that no reader sees an incomplete mail.
function toFileDelivery(folder: string): (mail: OutgoingMail) => Promise<void> {
  let transport: ReturnType<typeof toStreamTransport> | null = null;
  return async (mail) => {
    transport ??= toStreamTransport();
    const { message } = await (await transport).sendMail(toOptions(mail));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const time = mail.createdAt.replaceAll(/[-:]|\.\d+/g, "");
    const id = /\.([0-9a-f]{12})/.exec(mail.messageId)?.[1] ?? "";
    const path = join(folder, `${time}-${mail.kind}-${id}.eml`);
    const draft = join(folder, `.${randomBytes(6).toString("hex")}.part`);
    const file = await open(draft, "wx", 0o600);
    try {
      await file.writeFile(message);
      await file.sync();
      await file.close();
      await rename(draft, path);
    } catch (error) {
      await file.close();
      await rm(draft, { force: true });
      throw error;
    }
  };
}

/** RFC 8058: the mail program may post to the page instead of opening it. */
const ONE_CLICK = { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };

function toOptions(mail: OutgoingMail): SendMailOptions {
  return {
    from: { name: BRAND.name, address: BRAND.company.email },
    to: { name: "", address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    date: new Date(mail.createdAt),
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(mail.unsubscribeUrl === null ? {} : ONE_CLICK),
    },
    ...(mail.unsubscribeUrl === null ? {} : { list: { unsubscribe: mail.unsubscribeUrl } }),
    attachments: (mail.attachments ?? []).map(({ content, ...file }) => ({
      ...file,
      content: Buffer.from(content, "base64"),
    })),
    // Bodies are taken as given: nodemailer fetches no files or addresses into them.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
