import { hash } from "node:crypto";
import { isRecord } from "@volpe/contract";

export function toSha256(
  content: string | Uint8Array,
  encoding: "hex" | "base64url" = "hex",
): string {
  return hash("sha256", content, encoding);
}

/** A short hash of a value, whose keys may come in any order, as the database returns them. */
export function toDigest(value: unknown): string {
  const text = JSON.stringify(value, (_, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
  return toSha256(text, "base64url").slice(0, 22);
}
