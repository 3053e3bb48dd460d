import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { BRAND } from "@volpe/contract";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Config } from "../config.ts";

/** A mail as it stands in the queue. */
export type OutgoingMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  kind: string;
  purpose: "service" | "marketing";
  /** With its angle brackets. */
  messageId: string;
  /** ISO 8601. */
  createdAt: string;
  unsubscribeUrl: string | null;
};

/** Over SMTP where there is a server, else as one `.eml` file. Throws when it was not taken. */
export function createDelivery({
  smtpUrl,
  dataDir,
}: Pick<Config, "smtpUrl" | "dataDir">): (mail: OutgoingMail) => Promise<void> {
  return smtpUrl === null ? toFileDelivery(join(dataDir, "mail")) : toSmtpDelivery(smtpUrl);
}

/** RFC 5321 §4.2.1: a 5yz reply about the receiver or the message is not to be tried again. */
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

function toSmtpDelivery(smtpUrl: string): (mail: OutgoingMail) => Promise<void> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async (mail) => {
    await transport.sendMail(toOptions(mail));
  };
}

// The name follows from the mail, so that a second delivery replaces the first; written beside it
// and renamed, so that nobody reads half a mail.
function toFileDelivery(folder: string): (mail: OutgoingMail) => Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (mail) => {
    const { message } = await transport.sendMail(toOptions(mail));
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
    // A body is only what it says: nothing is fetched into it.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
