import { and, desc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { type ReferralWidget, trackingArrivals } from "../tracking/tracking-tables.ts";
import { affiliateEntries, affiliateReferrals, type ReferralKind } from "./affiliate-tables.ts";

/** The rows of one day, page, tracking value and kind, counted or, for `commission`, summed. */
export type CountedRow = {
  /** ISO day in Rome. */
  day: string;
  page: string;
  tracking: string;
  widget: ReferralWidget;
  kind: ReferralKind | "arrival" | "commission";
  isCounted: boolean;
  /** Rows, or cents for `commission`. */
  count: number;
};

type Asked = { affiliateId: string; from: Date; until: Date };

const toDay = (at: PgColumn | SQL) =>
  sql<string>`to_char(${at} at time zone 'Europe/Rome', 'YYYY-MM-DD')`;
const countRows = sql<number>`count(*)::int`;

/** Everything of an affiliate from `from` to before `until`, counted in the database. */
export async function countRowsOf(
  db: Database,
  { affiliateId, from, until }: Asked,
): Promise<CountedRow[]> {
  const within = (owner: PgColumn, at: PgColumn) =>
    and(eq(owner, affiliateId), gte(at, from), lt(at, until));
  const arrivals = await db
    .select({
      day: toDay(trackingArrivals.arrivedAt),
      page: trackingArrivals.page,
      tracking: trackingArrivals.tracking,
      widget: trackingArrivals.widget,
      isCounted: sql<boolean>`${trackingArrivals.flag} is null`,
      count: countRows,
    })
    .from(trackingArrivals)
    .where(within(trackingArrivals.affiliateId, trackingArrivals.arrivedAt))
    .groupBy(sql`1, 2, 3, 4, 5`);
  const referrals = await db
    .select({
      day: toDay(affiliateReferrals.at),
      page: affiliateReferrals.page,
      tracking: affiliateReferrals.tracking,
      widget: affiliateReferrals.widget,
      kind: affiliateReferrals.kind,
      isCounted: sql<boolean>`${affiliateReferrals.flag} is null`,
      count: countRows,
    })
    .from(affiliateReferrals)
    .where(within(affiliateReferrals.affiliateId, affiliateReferrals.at))
    .groupBy(sql`1, 2, 3, 4, 5, 6`);
  const commissions = await db
    .select({
      day: toDay(affiliateEntries.at),
      page: affiliateReferrals.page,
      tracking: affiliateReferrals.tracking,
      widget: affiliateReferrals.widget,
      count: sql<number>`sum(${affiliateEntries.pendingCents} + ${affiliateEntries.approvedCents})::int`,
    })
    .from(affiliateEntries)
    .innerJoin(affiliateReferrals, eq(affiliateReferrals.subject, affiliateEntries.subject))
    .where(
      and(
        within(affiliateEntries.affiliateId, affiliateEntries.at),
        inArray(affiliateEntries.kind, ["earn", "cancel"]),
      ),
    )
    .groupBy(sql`1, 2, 3, 4`);
  return [
    ...arrivals.map((row) => ({ ...row, kind: "arrival" as const })),
    ...referrals,
    ...commissions.map((row) => ({ ...row, kind: "commission" as const, isCounted: true })),
  ];
}

/**
 * The affiliate's entries, each with what was contracted, the newest first, at most `limit` if it
 * is given. Each row also has the number and the sums of all of them.
 */
export async function listEntriesOf(db: Database, affiliateId: string, limit?: number) {
  const { sequence, pendingCents, approvedCents, paidCents } = affiliateEntries;
  const isOwn = eq(affiliateEntries.affiliateId, affiliateId);
  const earned = db
    .select({
      subject: affiliateEntries.subject,
      commission: sql<number>`(row_number() over (order by ${sequence}))::int`.as("commission"),
    })
    .from(affiliateEntries)
    .where(and(isOwn, eq(affiliateEntries.kind, "earn")))
    .as("earned");
  const sumAll = (cents: PgColumn) => sql<number>`(sum(${cents}) over ())::int`;
  const rows = db
    .select({
      number: sql<number>`(row_number() over (order by ${sequence}))::int`,
      day: toDay(affiliateEntries.at),
      kind: affiliateEntries.kind,
      commission: earned.commission,
      tipology: affiliateEntries.tipology,
      tracking: affiliateReferrals.tracking,
      page: affiliateReferrals.page,
      widget: affiliateReferrals.widget,
      // The days of the withdrawal end in the last second of a day, so a commission that is due
      // then is due on the next day.
      dueDay: sql<string | null>`${toDay(sql`(${affiliateEntries.dueAt} + interval '1 second')`)}`,
      change: { pendingCents, approvedCents, paidCents },
      count: sql<number>`(count(*) over ())::int`,
      total: {
        pendingCents: sumAll(pendingCents),
        approvedCents: sumAll(approvedCents),
        paidCents: sumAll(paidCents),
      },
    })
    .from(affiliateEntries)
    .leftJoin(earned, eq(earned.subject, affiliateEntries.subject))
    .leftJoin(affiliateReferrals, eq(affiliateReferrals.subject, affiliateEntries.subject))
    .where(isOwn)
    .orderBy(desc(sequence));
  return limit === undefined ? await rows : await rows.limit(limit);
}

export type ListedEntry = Awaited<ReturnType<typeof listEntriesOf>>[number];
