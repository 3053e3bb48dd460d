import type { GivenConsent } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { toShownConsents } from "../person/consent-texts.ts";
import { insertAccountConsents, listAccountConsents } from "./consent-repository.ts";

/** Stores the choices with the shown text, its version and the time. */
export async function storeAccountConsents(
  db: Database,
  {
    accountId,
    choices,
    givenAt,
  }: {
    accountId: string;
    choices: Partial<Record<"privacy" | "marketing", boolean>>;
    givenAt: Date;
  },
): Promise<void> {
  await insertAccountConsents(
    db,
    toShownConsents(choices).map((consent) => ({ ...consent, accountId, givenAt })),
  );
}

/** The valid choice of each category, as the profile shows it. */
export async function readAccountConsents(
  db: Database,
  accountId: string,
): Promise<GivenConsent[]> {
  const rows = await listAccountConsents(db, accountId);
  // The response schema says which columns are answered.
  return rows.map((row) => ({ ...row, givenAt: row.givenAt.toISOString() }));
}
