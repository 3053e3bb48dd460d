import type { Services } from "../services.ts";
import { isRateOwned } from "./request-repository.ts";

/** Whether the quote is among what the account asked of us; false for whatever is no quote. */
export async function ownsRate(
  { db }: Pick<Services, "db">,
  accountId: string,
  rateId: string,
): Promise<boolean> {
  return /^[A-Za-z0-9_-]{22}$/.test(rateId) && (await isRateOwned(db, { accountId, rateId }));
}
