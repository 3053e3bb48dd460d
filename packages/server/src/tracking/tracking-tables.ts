import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Arrivals through an affiliate's or partner's link, without personal data. */
export const trackingArrivals = pgTable(
  "tracking_arrivals",
  {
    id: uuid().primaryKey().defaultRandom(),
    tracking: text().notNull(),
    /** The cookie's former value; null if it had none. */
    previous: text(),
    arrivedAt: timestamp("arrived_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("tracking_arrivals_by_value").on(table.tracking, table.arrivedAt)],
);
