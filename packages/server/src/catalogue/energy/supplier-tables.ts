import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { time } from "../../db/columns.ts";

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
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.vatNumber, table.origin] })],
);
