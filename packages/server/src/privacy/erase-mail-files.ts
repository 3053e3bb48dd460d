import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { isSystemError } from "../system-error.ts";
import { toMentionPattern } from "./mention-pattern.ts";

const BASE64_PART =
  /^Content-Transfer-Encoding: base64\r?\n(?:[^\r\n]+\r?\n)*\r?\n([A-Za-z0-9+/=\r\n]+)/gim;

/** Removes the mails written as files (no SMTP server) that name the address; answers how many. */
export async function eraseMailFiles(dataDir: string, email: string): Promise<number> {
  const folder = join(dataDir, "mail");
  const pattern = new RegExp(toMentionPattern(email), "im");
  let erased = 0;
  for (const name of await listMails(folder)) {
    const path = join(folder, name);
    if (pattern.test(toReadable(await readFile(path, "utf8")))) {
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

/** With the folds and escapes of quoted-printable undone, and base64 bodies beside. */
function toReadable(mail: string): string {
  const unfolded = mail
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/\r?\n[ \t]+/g, " ")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  const packed = [...mail.matchAll(BASE64_PART)].map(([, body = ""]) =>
    Buffer.from(body, "base64").toString("utf8"),
  );
  return [unfolded, ...packed].join("\n");
}
