import { randomUUID } from "node:crypto";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  CLICK_DAYS,
  DAY_MS,
  splitTracking,
  TrackingArrival,
  TrackingRecorded,
  TrackingValue,
  toRomeDay,
} from "@volpe/contract";
import { Check } from "typebox/value";
import { findRequester } from "../accounts/sessions/signed-in.ts";
import { lockKey } from "../db/advisory-lock.ts";
import { toDerivedKey } from "../keys/derived-key.ts";
import { toKeyedHash } from "../keys/keyed-hash.ts";
import { toRoute } from "../route.ts";
import type { Services } from "../services.ts";
import { findAffiliateByCode } from "./affiliate-repository.ts";
import {
  type Arrival,
  countFromAddress,
  findArrival,
  hasArrived,
  insertArrival,
} from "./arrival-repository.ts";
import { CLICK_WINDOW_MS, flagArrival, RELOAD_WINDOW_MS, toReportedPage } from "./flag-arrival.ts";

export function arrivalRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    const options = {
      ...toRoute(
        "Records an arrival through an affiliate's value; nothing about the person",
        TrackingRecorded,
        { body: TrackingArrival },
      ),
      config: { idempotency: "accepted" as const },
    };
    app.post("/frontend/tracking", options, async (request) => {
      const { cookie } = request.body;
      const signedIn = await findRequester(services, request);
      const click = await recordArrival(services, request.body, {
        // The visitor can write any cookie, so only a well-formed value is stored.
        previous: cookie !== null && Check(TrackingValue, cookie) ? cookie : null,
        address: request.visitorAddress,
        userAgent: request.headers["user-agent"] ?? "",
        accountId: signedIn?.accountId ?? null,
      });
      return { data: { recorded: true as const, ...(click !== null && { click }) } };
    });
  };
}

/**
 * Stores an arrival and returns its click id; null if the browser is to keep the id that it has. A
 * page that the same visitor soon opens again is no new arrival, and nothing is stored. The
 * visitor's address is stored only as a keyed hash whose key changes each day.
 */
async function recordArrival(
  { clock, config, db }: Pick<Services, "clock" | "config" | "db">,
  { tracking, page = "", widget, click }: TrackingArrival,
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
  const id = randomUUID();
  const since = new Date(now.getTime() - CLICK_DAYS * DAY_MS);
  const earlier = click === undefined ? null : await findArrival(db, click, since);
  const first = earlier?.firstId == null ? null : await findArrival(db, earlier.firstId, since);
  const arrival = {
    id,
    tracking,
    previous: visitor.previous,
    firstId: first?.id ?? earlier?.id ?? id,
    page: toReportedPage(page),
    widget: widget ?? ("link" as const),
    arrivedAt: now,
  };
  if (affiliate === null) {
    await insertArrival(db, { ...arrival, affiliateId: null, flag: null, addressHash: "" });
    return null;
  }
  const { id: affiliateId, accountId } = affiliate;
  return await db.transaction(async (within) => {
    // Without the lock, simultaneous clicks would each count too few clicks before them.
    await lockKey(within, `arrival ${affiliateId} ${addressHash}`);
    const clicksBefore = await countFromAddress(within, {
      affiliateId,
      addressHash,
      since: new Date(now.getTime() - CLICK_WINDOW_MS),
    });
    const flag = flagArrival({
      userAgent: visitor.userAgent,
      page,
      isOwn: accountId !== null && accountId === visitor.accountId,
      clicksBefore,
    });
    const reload = { ...arrival, since: new Date(now.getTime() - RELOAD_WINDOW_MS) };
    // A return from a mail gets no id, and is not stored if the browser holds the same value.
    const isKnown = flag === "return" && visitor.previous === tracking;
    if (isKnown || (earlier !== null && (await hasArrived(within, reload)))) {
      return null;
    }
    await insertArrival(within, { ...arrival, affiliateId, flag, addressHash });
    return isKept({ flag, affiliateId, earlier }) ? id : null;
  });
}

/**
 * Whether the browser gets the id of the arrival, by which a later request inherits the flag. A
 * return from our mails replaces no arrival. A flagged click replaces no counted one of the same
 * affiliate.
 */
function isKept({
  flag,
  affiliateId,
  earlier,
}: Pick<Arrival, "flag" | "affiliateId"> & { earlier: Arrival | null }): boolean {
  const isCounted = earlier?.affiliateId === affiliateId && earlier?.flag === null;
  return flag === null || (flag !== "return" && !isCounted);
}

function toAddressHash(config: Services["config"], address: string, now: Date): string {
  const key = toDerivedKey(config, "arrival-address", toRomeDay(now.getTime()));
  return toKeyedHash(key, address);
}
