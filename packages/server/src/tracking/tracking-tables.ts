import type { TrackedWidget } from "@volpe/contract";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { time } from "../db/columns.ts";

/** Why an arrival or a request is shown to the affiliate but not counted. */
export type Flag = "bot" | "self" | "burst" | "return";

/** The element or link that led the visitor here; "" = unknown. */
export type ReferralWidget = TrackedWidget | "link" | "";

/** Arrivals through an affiliate's or partner's link, without personal data. */
export const trackingArrivals = pgTable(
  "tracking_arrivals",
  {
    /** Also the click id that the visitor's browser gets. */
    id: uuid().primaryKey().defaultRandom(),
    tracking: text().notNull(),
    /** The cookie's former value; null if it had none. */
    previous: text(),
    /** The affiliate whose code the value begins with; null = no affiliate has the code. */
    affiliateId: uuid("affiliate_id"),
    /**
     * The first arrival of the same visitor within the days for which one counts; it may be this
     * one.
     */
    firstId: uuid("first_id"),
    /** Path without query; "" = unknown. */
    page: text().notNull().default(""),
    /** The element whose link was followed, or `link` for any other. */
    widget: text().$type<ReferralWidget>().notNull().default("link"),
    /** Null = it counts. */
    flag: text().$type<Flag>(),
    /** Keyed hash of the visitor's address; its key changes each day, and a job empties it. */
    addressHash: text("address_hash").notNull().default(""),
    arrivedAt: time("arrived_at").notNull(),
  },
  (table) => [
    index("tracking_arrivals_by_value").on(table.tracking, table.arrivedAt),
    index("tracking_arrivals_by_affiliate").on(table.affiliateId, table.arrivedAt),
    index("tracking_arrivals_by_address").on(table.addressHash, table.arrivedAt),
  ],
);
