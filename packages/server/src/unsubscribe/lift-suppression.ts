import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import { toSuppressedMailbox } from "./suppressed-mailbox.ts";
import { deleteSuppression } from "./suppression-repository.ts";

/**
 * For who ticks the box of marketing anew, after having unsubscribed, in a mailbox that was proved
 * to be theirs: anybody can write another's address into a form.
 */
export async function liftSuppression(
  db: Database,
  config: Pick<Config, "sessionSecret">,
  email: string,
): Promise<void> {
  await deleteSuppression(db, toSuppressedMailbox(config, email));
}
