import { randomUUID } from "node:crypto";
import { AFFILIATE_TERMS } from "@volpe/contract";
import type { Services } from "../services.ts";
import { toPayoutMail } from "./affiliate-mails.ts";
import { type Affiliate, findEmailOf, lockAffiliate } from "./affiliate-repository.ts";
import { addEntry, insertPayout, listPayable, type Payout } from "./ledger-repository.ts";

/**
 * Pays each affiliate whose approved sum is large enough: moves the sum to `paid`, mails the
 * affiliate, and returns the payments. Affiliates without a bank account are skipped, and returned
 * as `waiting` unless their account was erased.
 */
export async function payAffiliates(
  { clock, config, db, mail }: Pick<Services, "clock" | "config" | "db" | "mail">,
  batch: string,
): Promise<{ paid: Payout[]; waiting: Affiliate[] }> {
  const { payoutMinCents } = AFFILIATE_TERMS;
  const payable = await listPayable(db, payoutMinCents);
  const waiting = payable
    .map(({ affiliate }) => affiliate)
    .filter(({ iban, accountId }) => iban === "" && accountId !== null);
  const paid: Payout[] = [];
  for (const { affiliate } of payable.filter((each) => each.affiliate.iban !== "")) {
    const payout = await db.transaction(async (within) => {
      const locked = await lockAffiliate(within, affiliate.id);
      const [due] = await listPayable(within, payoutMinCents, affiliate.id);
      if (locked === null || locked.iban === "" || due === undefined) {
        return null;
      }
      const { cents } = due;
      const { id: affiliateId, holder, iban } = locked;
      const at = clock.now();
      const made = { id: randomUUID(), affiliateId, batch, cents, holder, iban, at };
      await insertPayout(within, made);
      await addEntry(within, {
        affiliateId,
        kind: "pay",
        subject: made.id,
        pendingCents: 0,
        approvedCents: -cents,
        paidCents: cents,
        at,
      });
      const to = await findEmailOf(within, locked);
      if (to !== null) {
        const { publicUrl } = config;
        await mail.send(toPayoutMail({ to, publicUrl, payout: made }), { within });
      }
      return made;
    });
    if (payout !== null) {
      paid.push(payout);
    }
  }
  return { paid, waiting };
}
