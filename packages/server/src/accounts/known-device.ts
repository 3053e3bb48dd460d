import { randomBytes } from "node:crypto";
import { KNOWN_DEVICE_SECONDS } from "@volpe/contract";
import { isDerivedKey, toDerivedKey } from "../keys/derived-key.ts";
import type { Services } from "../services.ts";

type Given = Pick<Services, "clock" | "config">;

const PURPOSE = "known device";
const toReference = (emailKey: string, id: string, sinceSeconds: number) =>
  `${emailKey}:${id}:${sinceSeconds}`;

/** Proves for 90 days that an account was entered with this browser. Nothing is stored. */
export function createKnownDevice({ clock, config }: Given, emailKey: string): string {
  const id = randomBytes(16).toString("base64url");
  const since = Math.floor(clock.now().getTime() / 1000);
  return [since, id, toDerivedKey(config, PURPOSE, toReference(emailKey, id, since))].join(".");
}

/** Finds the id of a device. Null if the account does not know it or its ninety days are over. */
export function findKnownDevice(
  { clock, config }: Given,
  { device, emailKey }: { device: string; emailKey: string },
): string | null {
  const [sinceText = "", id = "", key = ""] = device.split(".");
  const since = Number(sinceText);
  const reference = toReference(emailKey, id, since);
  const isKnown = isDerivedKey(config, { purpose: PURPOSE, reference, key });
  const age = clock.now().getTime() / 1000 - since;
  return isKnown && age < KNOWN_DEVICE_SECONDS ? id : null;
}
