import type { Services } from "../services.ts";
import { toSwitchedOffMail, toSwitchedOnMail } from "./affiliate-mails.ts";
import { findEmailOf, listCodes, lockAffiliate, updateAffiliate } from "./affiliate-repository.ts";

/**
 * Switches an affiliate's codes on or off and tells it by mail. Does nothing if they are already in
 * that state. `isOwn` = the affiliate itself stops.
 */
export async function switchAffiliate(
  { clock, config, db, mail }: Pick<Services, "clock" | "config" | "db" | "mail">,
  id: string,
  state: "approved" | "off",
  { isOwn = false } = {},
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (within) => {
    const affiliate = await lockAffiliate(within, id);
    if (affiliate === null || affiliate.state === state) {
      return;
    }
    await updateAffiliate(within, id, { state, changedAt: now });
    const to = await findEmailOf(within, affiliate);
    if (to !== null) {
      const { publicUrl } = config;
      const change = { to, publicUrl, affiliate, codes: await listCodes(within, id), now };
      const message =
        state === "approved" ? toSwitchedOnMail(change) : toSwitchedOffMail({ ...change, isOwn });
      await mail.send(message, { within });
    }
  });
}
