import type { Database } from "../db/database.ts";
import type { Config } from "../process/config.ts";
import { toSuppressedMailbox } from "./suppressed-mailbox.ts";
import { deleteSuppression } from "./suppression-repository.ts";

/**
 * Allows marketing to a mailbox again. Call it only for a confirmed mailbox whose owner ticked the
 * marketing box: anybody can type another's address into a form.
 */
export async function liftSuppression(
  db: Database,
  config: Pick<Config, "sessionSecret">,
  email: string,
): Promise<void> {
  await deleteSuppression(db, toSuppressedMailbox(config, email));
}
