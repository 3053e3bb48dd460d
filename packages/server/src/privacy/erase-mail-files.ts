import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { isSystemError } from "../system-error.ts";
import { toMentionPattern } from "./mention-pattern.ts";
import { listOwnEmails, type Person } from "./person.ts";

const BASE64_PART =
  /^Content-Transfer-Encoding: base64\r?\n(?:[^\r\n]+\r?\n)*\r?\n([A-Za-z0-9+/=\r\n]+)/gim;

/**
 * Removes the mails written as files (no SMTP server) that name one of the person's addresses, and
 * the link sent to one that was never proved; answers how many.
 */
export async function eraseMailFiles(dataDir: string, person: Person): Promise<number> {
  const folder = join(dataDir, "mail");
  const own = new RegExp(toMentionPattern(...listOwnEmails(person)), "im");
  const { pendingEmail } = person;
  const pending = pendingEmail === null ? null : new RegExp(toMentionPattern(pendingEmail), "im");
  let erased = 0;
  for (const name of await listMails(folder)) {
    const path = join(folder, name);
    const readings = toReadings(await readFile(path, "utf8"));
    const isOf = (pattern: RegExp) => readings.some((text) => pattern.test(text));
    if (isOf(own) || (pending !== null && name.includes("-email-change-") && isOf(pending))) {
      await rm(path, { force: true });
      erased += 1;
    }
  }
  return erased;
}

async function listMails(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith(".eml"));
  } catch (error) {
    if (isSystemError(error) && error.code === "ENOENT") {
      return [];
    }
    throw error;
  }
}

/** Unfolded as it stands, with the escapes of quoted-printable undone, and each base64 body. */
function toReadings(mail: string): string[] {
  const unfolded = mail.replaceAll(/=\r?\n/g, "").replaceAll(/\r?\n[ \t]+/g, " ");
  const decoded = unfolded.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  const packed = [...mail.matchAll(BASE64_PART)].map(([, body = ""]) =>
    Buffer.from(body, "base64").toString("utf8"),
  );
  return [unfolded, decoded, ...packed];
}
