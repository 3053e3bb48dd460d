import { and, eq, isNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { accounts } from "./account-tables.ts";

/**
 * Condition: a row belongs to the account. One that was made without a login belongs to the activated
 * account with the same e-mail address. `emailKey` is the row's address in lower case.
 */
export function isOwnedBy(
  accountId: string,
  row: { accountId: PgColumn; emailKey: SQLWrapper },
): SQL | undefined {
  return or(
    eq(row.accountId, accountId),
    and(
      isNull(row.accountId),
      sql`${row.emailKey} = (
        select owner.email_key from ${accounts} owner
        where owner.id = ${accountId} and owner.activated_at is not null)`,
    ),
  );
}
