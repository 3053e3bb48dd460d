import type { ContractAction, Tipology } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { bindReferral } from "./bind-referral.ts";
import { cancelCommission, earnCommission } from "./ledger.ts";

/**
 * Keeps the ledger in step with a contract, in the transaction of its step: the conclusion earns the
 * commission of the affiliate that the order was bound to, a withdrawal or a refusal takes it back.
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
      // The order decided whose arrival counts.
      { affiliateClick: "last" },
      { kind: "contract", id },
      { parents: [{ kind: "order", id }], tracking: "", accountId, email, now },
    );
    await earnCommission(within, id, concluded);
  } else if (action === "withdraw" || action === "refuse") {
    await cancelCommission(within, id, now);
  }
}
