import type { Database } from "../../db/database.ts";
import { sendSignal } from "../../signals/signals.ts";

/** Reports that sessions of the account ended. Listeners look up which ones. */
export const SESSION_END_SIGNAL = "session-end";

/** In a transaction the signal is sent at the commit. */
export async function signalSessionEnd(within: Database, accountId: string): Promise<void> {
  await sendSignal(within, SESSION_END_SIGNAL, { account: accountId });
}
