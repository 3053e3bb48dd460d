import { COMMISSION_CENTS, COMMISSION_NOTICE, type Tipology } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { type ReferredObject, toSubject } from "./bind-referral.ts";
import { findReferral } from "./referral-repository.ts";

/**
 * The sentence shown with an offer if its contract would earn an affiliate something; else null.
 */
export async function findCommissionNotice(
  within: Database,
  object: ReferredObject,
  tipology: Tipology,
): Promise<string | null> {
  if (COMMISSION_CENTS[tipology] === 0) {
    return null;
  }
  const referral = await findReferral(within, toSubject(object));
  return referral === null || referral.flag !== null ? null : COMMISSION_NOTICE;
}
