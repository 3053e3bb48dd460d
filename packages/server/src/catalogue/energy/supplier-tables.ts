import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/**
 * Names of suppliers by VAT number, and the source of each name. The operators' export is CC BY-SA
 * 4.0, so its rows are stored separately here and credited where they are shown.
 */
export const supplierNames = pgTable(
  "supplier_names",
  {
    vatNumber: text("vat_number").notNull(),
    origin: text("origin").$type<"operators" | "placet">().notNull(),
    name: text("name").notNull(),
    website: text("website"),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.vatNumber, table.origin] })],
);
