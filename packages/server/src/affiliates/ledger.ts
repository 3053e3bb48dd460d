import { AFFILIATE_TERMS, type ContractAction, type Tipology } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { lockAffiliate } from "./affiliate-repository.ts";
import { bindReferral, toSubject } from "./bind-referral.ts";
import { addEntry, listDue, listEntries } from "./ledger-repository.ts";
import { findReferral } from "./referral-repository.ts";

/**
 * Keeps the ledger in step with a contract, in the transaction of the contract's step: the
 * conclusion earns the commission of the affiliate that the order was bound to, a withdrawal or a
 * refusal takes it back.
 */
export async function followContract(
  within: Database,
  {
    id,
    action,
    isConcluded,
    ...concluded
  }: {
    id: string;
    action: ContractAction;
    /** True for the step that concludes it: the signature or the supplier's acceptance. */
    isConcluded: boolean;
    tipology: Tipology;
    accountId: string | null;
    email: string;
    /** The end of the withdrawal days. */
    dueAt: Date;
    now: Date;
  },
): Promise<void> {
  const { accountId, email, now } = concluded;
  if (isConcluded) {
    await bindReferral(
      within,
      // `affiliateClick` was already applied when the order was bound.
      { affiliateClick: "last" },
      { kind: "contract", id },
      { parents: [{ kind: "order", id }], tracking: "", accountId, email, now },
    );
    await earnCommission(within, id, concluded);
  } else if (action === "withdraw" || action === "refuse") {
    await cancelCommission(within, id, now);
  }
}

/**
 * Adds the commission of a concluded contract. It may be approved at `dueAt`. Does nothing if nobody
 * earns from it. Idempotent.
 */
export async function earnCommission(
  within: Database,
  contractId: string,
  { tipology, dueAt, now }: { tipology: Tipology; dueAt: Date; now: Date },
): Promise<void> {
  const referral = await findReferral(within, toSubject({ kind: "contract", id: contractId }));
  const cents = AFFILIATE_TERMS.commissionCents[tipology];
  if (referral === null || referral.flag !== null || cents === 0) {
    return;
  }
  await lockAffiliate(within, referral.affiliateId);
  await addEntry(within, {
    affiliateId: referral.affiliateId,
    kind: "earn",
    subject: referral.subject,
    tipology,
    pendingCents: cents,
    approvedCents: 0,
    paidCents: 0,
    dueAt,
    at: now,
  });
}

/**
 * Takes back the commission of a contract that was withdrawn or refused. After the commission's
 * approval the entry is negative, and the next payment is smaller by it. Idempotent.
 */
export async function cancelCommission(
  within: Database,
  contractId: string,
  now: Date,
): Promise<void> {
  const subject = toSubject({ kind: "contract", id: contractId });
  const [first] = await listEntries(within, subject);
  if (first === undefined) {
    return;
  }
  await lockAffiliate(within, first.affiliateId);
  const entries = await listEntries(within, subject);
  const isApproved = entries.some(({ kind }) => kind === "approve");
  await addEntry(within, {
    affiliateId: first.affiliateId,
    kind: "cancel",
    subject,
    tipology: first.tipology,
    pendingCents: isApproved ? 0 : -first.pendingCents,
    approvedCents: isApproved ? -first.pendingCents : 0,
    paidCents: 0,
    at: now,
  });
}

/** Approves the commissions whose withdrawal days are over; returns how many. */
export async function approveDue(db: Database, now: Date): Promise<number> {
  let approved = 0;
  for (const { affiliateId, subject, tipology, pendingCents } of await listDue(db, now)) {
    await db.transaction(async (within) => {
      await lockAffiliate(within, affiliateId);
      const entries = await listEntries(within, subject);
      if (entries.length > 1) {
        return;
      }
      const isNew = await addEntry(within, {
        affiliateId,
        kind: "approve",
        subject,
        tipology,
        pendingCents: -pendingCents,
        approvedCents: pendingCents,
        paidCents: 0,
        at: now,
      });
      approved += isNew ? 1 : 0;
    });
  }
  return approved;
}
