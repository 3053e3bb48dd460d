import { openText, sealText } from "../keys/sealed-text.ts";
import type { Config } from "../process/config.ts";

type Given = Pick<Config, "sessionSecret">;

const toPurpose = (id: string) => `supply point of ${id}`;

/**
 * The stored form of the POD or PDR of a quote, or of a conversation without a quote yet. It is
 * encrypted, so that it cannot be read in the database or in a backup. `id` is that of the quote or
 * conversation.
 */
export function sealPoint({ sessionSecret }: Given, id: string, point: string): string {
  return point === "" ? "" : sealText(point, sessionSecret, toPurpose(id));
}

/** The POD or PDR of a bill; empty if there is none, or its month is over. */
export function openPoint(
  { sessionSecret }: Given,
  { id, sealedPoint }: { id: string; sealedPoint: string },
): string {
  return sealedPoint === "" ? "" : openText(sealedPoint, sessionSecret, toPurpose(id));
}
