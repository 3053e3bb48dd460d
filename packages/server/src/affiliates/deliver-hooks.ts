import { DAY_MS, type EntryKind, MINUTE_MS, splitTracking } from "@volpe/contract";
import pLimit from "p-limit";
import { openText } from "../keys/sealed-text.ts";
import type { Services } from "../services.ts";
import type { ReferralKind } from "./affiliate-tables.ts";
import {
  type Delivery,
  type Hook,
  insertDelivery,
  listNewEvents,
  settleDelivery,
  takeDueDeliveries,
} from "./hook-repository.ts";
import type { Referral } from "./referral-repository.ts";
import { type HookMessage, PUBLIC_REACH, type Reach, sendHook } from "./send-hook.ts";

export const HOOK_SECRET = "affiliate hook";

/** Minutes from each failed try to the next one; the last is repeated until three days are over. */
const DELAYS_MINUTES = [1, 5, 30, 120, 300, 600] as const;
const TRIED_FOR_MS = 3 * DAY_MS;
/** Older events are not sent. The job missed them because no process ran. */
const NOTICED_FOR_MS = DAY_MS;
/** Tries of one run, so that slow receivers hold a run for a bounded time. */
const TRIES_PER_RUN = 40;
const AT_ONCE = 8;
/** The tries of one run, of ten seconds each, cannot last this long. */
const LONGEST_RUN_MS = 5 * MINUTE_MS;

type Given = Pick<Services, "clock" | "config" | "db">;

/** Queues the events of the last day and tries what is due. Runs each minute. */
export async function deliverHooks(services: Given, reach: Reach = PUBLIC_REACH): Promise<void> {
  const { clock, db } = services;
  await queueEvents(services);
  const due = await takeDueDeliveries(db, {
    now: clock.now(),
    until: new Date(clock.now().getTime() + LONGEST_RUN_MS),
    max: TRIES_PER_RUN,
  });
  const limit = pLimit(AT_ONCE);
  const tries = due.map((each) => limit(() => tryDelivery(services, each, reach)));
  const settled = await Promise.allSettled(tries);
  const faults = settled.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  // A delivery that fails here does not delay the others; the job then reports it.
  if (faults.length > 0) {
    throw new AggregateError(faults, `${faults.length} deliveries failed`);
  }
}

/** Tries one delivery and stores its outcome. A test message is tried only once. */
export async function tryDelivery(
  { clock, config, db }: Given,
  { delivery, hook, isOnce = false }: { delivery: Delivery; hook: Hook; isOnce?: boolean },
  reach: Reach = PUBLIC_REACH,
): Promise<void> {
  const now = clock.now();
  const secret = tryToOpen(hook, config);
  const result =
    secret === null
      ? { status: null, fault: LOST_SECRET }
      : await sendHook({ ...hook, secret }, delivery.message, now, reach);
  const nextAt = result.fault === "" || isOnce ? null : toNext(delivery, now);
  await settleDelivery(db, delivery, { result, nextAt, now });
}

const LOST_SECRET = "Il segreto non vale più: togli l’indirizzo e aggiungilo di nuovo.";

/** Null if the secret was sealed with an older session secret. */
function tryToOpen(hook: Hook, { sessionSecret }: Given["config"]): string | null {
  try {
    return openText(hook.sealedSecret, sessionSecret, HOOK_SECRET);
  } catch {
    return null;
  }
}

/** When a failed delivery is tried again; null after three days. */
function toNext({ tries, createdAt }: { tries: number; createdAt: Date }, now: Date): Date | null {
  const minutes = DELAYS_MINUTES[Math.min(tries, DELAYS_MINUTES.length - 1)] ?? 0;
  const next = new Date(now.getTime() + minutes * MINUTE_MS);
  return next.getTime() - createdAt.getTime() > TRIED_FOR_MS ? null : next;
}

const REFERRAL_TYPES: Partial<Record<ReferralKind, string>> = {
  lead: "lead.created",
  quote: "quote.created",
  contract: "contract.concluded",
};
const ENTRY_TYPES: Readonly<Record<EntryKind, string>> = {
  earn: "commission.earned",
  approve: "commission.approved",
  cancel: "commission.cancelled",
  pay: "commission.paid",
};

async function queueEvents({ clock, db }: Given): Promise<void> {
  const now = clock.now();
  const since = new Date(now.getTime() - NOTICED_FOR_MS);
  const { referrals, entries } = await listNewEvents(db, since);
  for (const { hookId, referral } of referrals) {
    const type = REFERRAL_TYPES[referral.kind] ?? referral.kind;
    const data = { id: referral.subject, ...toPlace(referral) };
    const message = { id: `r-${referral.id}`, type, at: referral.at.toISOString(), data };
    await insertDelivery(db, { hookId, message, now });
  }
  for (const { hookId, entry, referral } of entries) {
    const { kind, pendingCents, approvedCents, paidCents } = entry;
    const cents: Readonly<Record<EntryKind, number>> = {
      earn: pendingCents,
      approve: approvedCents,
      cancel: pendingCents + approvedCents,
      pay: paidCents,
    };
    const message: HookMessage = {
      id: `e-${entry.sequence}`,
      type: ENTRY_TYPES[kind],
      at: entry.at.toISOString(),
      data: {
        id: entry.subject,
        ...(referral !== null && toPlace(referral)),
        cents: cents[kind],
      },
    };
    await insertDelivery(db, { hookId, message, now });
  }
}

function toPlace({ tracking, page, widget }: Pick<Referral, "tracking" | "page" | "widget">) {
  return { ...splitTracking(tracking), widget, page };
}
