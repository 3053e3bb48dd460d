import { createHmac, randomUUID } from "node:crypto";
import { CLICK_DAYS, DAY_MS, splitTracking, type TrackingArrival } from "@volpe/contract";
import { toDerivedKey } from "../keys/derived-key.ts";
import type { Services } from "../services.ts";
import { toRomeDay } from "../time/rome-time.ts";
import { findAffiliateByCode } from "./affiliate-repository.ts";
import { countFromAddress, findArrival, insertArrival } from "./arrival-repository.ts";
import { CLICK_WINDOW_MS, flagArrival } from "./flag-arrival.ts";

/**
 * Stores an arrival and returns its click id; null if it does not count for an affiliate. The
 * visitor's address is stored only as a keyed hash whose key changes each day.
 */
export async function recordArrival(
  { clock, config, db }: Pick<Services, "clock" | "config" | "db">,
  { tracking, page = "", click }: TrackingArrival,
  visitor: {
    previous: string | null;
    address: string;
    userAgent: string;
    accountId: string | null;
  },
): Promise<string | null> {
  const now = clock.now();
  const found = await findAffiliateByCode(db, splitTracking(tracking).code);
  const affiliate = found?.affiliate.state === "approved" ? found.affiliate : null;
  const addressHash = toAddressHash(config, visitor.address, now);
  const flag =
    affiliate === null
      ? null
      : flagArrival({
          userAgent: visitor.userAgent,
          page,
          isOwn: affiliate.accountId !== null && affiliate.accountId === visitor.accountId,
          clicksBefore: await countFromAddress(db, {
            affiliateId: affiliate.id,
            addressHash,
            since: new Date(now.getTime() - CLICK_WINDOW_MS),
          }),
        });
  const id = randomUUID();
  const since = new Date(now.getTime() - CLICK_DAYS * DAY_MS);
  const earlier = click === undefined ? null : await findArrival(db, click, since);
  const first = earlier?.firstId == null ? null : await findArrival(db, earlier.firstId, since);
  await insertArrival(db, {
    id,
    tracking,
    previous: visitor.previous,
    affiliateId: affiliate?.id ?? null,
    firstId: first?.id ?? earlier?.id ?? id,
    page,
    flag,
    addressHash: affiliate === null ? "" : addressHash,
    arrivedAt: now,
  });
  return affiliate === null || flag !== null ? null : id;
}

function toAddressHash(config: Services["config"], address: string, now: Date): string {
  const key = toDerivedKey(config, "arrival-address", toRomeDay(now.getTime()));
  return createHmac("sha256", key).update(address).digest("base64url");
}
