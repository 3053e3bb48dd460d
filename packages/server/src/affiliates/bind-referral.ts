import { CLICK_DAYS, DAY_MS, splitTracking, toEmailKey } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import type { Config } from "../process/config.ts";
import { toSha256 } from "../text/sha256.ts";
import type { Visit } from "../tracking/read-tracking.ts";
import type { Flag } from "../tracking/tracking-tables.ts";
import { findAffiliateByCode } from "./affiliate-repository.ts";
import type { ReferralKind } from "./affiliate-tables.ts";
import { findArrival } from "./arrival-repository.ts";
import { toReportedPage } from "./flag-arrival.ts";
import { findReferral, flagOwn, insertReferral, type Referral } from "./referral-repository.ts";

/** An object that may come from an affiliate, for example a lead. */
export type ReferredObject = { kind: ReferralKind; id: string };

type Origin = {
  /** Objects that this one comes from, the nearest first; the first with a referral decides. */
  parents: readonly ReferredObject[];
  /** The request's tracking value; "" = none. */
  tracking: string;
  /** How its visitor came; absent for a request without a visitor. */
  visit?: Visit | undefined;
  /** The person's account, to recognise the affiliates themselves; null if not logged in. */
  accountId: string | null;
  email: string;
  now: Date;
};

export const toSubject = ({ kind, id }: ReferredObject) => toSha256(`${kind}:${id}`);

/**
 * Binds an object to the affiliate that it comes from, once and for good. Does nothing if it comes
 * from none. `affiliateClick` says whether the visitor's last or first arrival decides. Returns
 * whether the object comes from an affiliate.
 */
export async function bindReferral(
  within: Database,
  { affiliateClick }: Pick<Config, "affiliateClick">,
  object: ReferredObject,
  origin: Origin,
): Promise<boolean> {
  const source =
    (await findParent(within, origin)) ?? (await findSource(within, affiliateClick, origin));
  const found =
    source === null ? null : await findAffiliateByCode(within, splitTracking(source.tracking).code);
  if (source === null || found === null || found.affiliate.state !== "approved") {
    return false;
  }
  const { affiliate, email } = found;
  const isOwn =
    (origin.accountId !== null && origin.accountId === affiliate.accountId) ||
    (origin.email !== "" && toEmailKey(origin.email) === email);
  await insertReferral(within, {
    affiliateId: affiliate.id,
    kind: object.kind,
    subject: toSubject(object),
    arrivalId: source.arrivalId,
    tracking: source.tracking,
    page: source.page,
    widget: source.widget,
    flag: source.flag ?? toFlag({ isOwn, isProgram: origin.visit?.isProgram === true }),
    at: origin.now,
  });
  if (isOwn) {
    // The conversation and the quote were bound before the person was known.
    await flagOwn(within, affiliate.id, origin.parents.map(toSubject));
  }
  return true;
}

type Source = Pick<Referral, "arrivalId" | "tracking" | "page" | "widget" | "flag">;

function toFlag({ isOwn, isProgram }: { isOwn: boolean; isProgram: boolean }): Flag | null {
  return isProgram ? "bot" : isOwn ? "self" : null;
}

async function findParent(within: Database, { parents }: Origin): Promise<Source | null> {
  for (const parent of parents) {
    const referral = await findReferral(within, toSubject(parent));
    if (referral !== null) {
      return referral;
    }
  }
  return null;
}

/** The arrival with the click id, or else only the tracking value. */
async function findSource(
  within: Database,
  rule: Config["affiliateClick"],
  { visit, tracking, now }: Origin,
): Promise<Source | null> {
  const since = new Date(now.getTime() - CLICK_DAYS * DAY_MS);
  const { click = "", widget = "", page = "" } = visit ?? {};
  const last = click === "" ? null : await findArrival(within, click, since);
  const firstId = rule === "first" ? last?.firstId : null;
  const first = firstId == null ? null : await findArrival(within, firstId, since);
  const arrival = first ?? last;
  if (arrival !== null && (rule === "first" || tracking === "" || arrival.tracking === tracking)) {
    return { ...arrival, arrivalId: arrival.id };
  }
  // A widget names the page that it stands on. A browser without a click id sends the request from
  // a page of ours, where the visitor may not have arrived.
  const isElsewhere = widget === "" && page.startsWith("/");
  const known = { page: isElsewhere ? "" : toReportedPage(page), widget, flag: null };
  return tracking === "" ? null : { arrivalId: null, tracking, ...known };
}
