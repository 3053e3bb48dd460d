import type { Database } from "../db/database.ts";
import { sendSignal } from "../signals/signals.ts";

/** Sessions of the account ended: which, its listeners look up. */
export const SESSION_END_SIGNAL = "session-end";

/** Inside a transaction it is told when that commits. */
export async function tellSessionEnd(within: Database, accountId: string): Promise<void> {
  await sendSignal(within, SESSION_END_SIGNAL, { account: accountId });
}
