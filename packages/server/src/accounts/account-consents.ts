import { CONSENT_POLICY_VERSION, CONSENT_TEXTS, type GivenConsent } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { insertAccountConsents, listAccountConsents } from "./consent-repository.ts";

/** Keeps choices as they were shown: text, version and time. */
export async function keepAccountConsents(
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
  const categories = (["privacy", "marketing"] as const).filter(
    (category) => choices[category] !== undefined,
  );
  await insertAccountConsents(
    db,
    categories.map((category) => ({
      accountId,
      category,
      granted: choices[category] === true,
      text: CONSENT_TEXTS[category],
      policyVersion: CONSENT_POLICY_VERSION,
      givenAt,
    })),
  );
}

/** The choice in force of each category, as the profile shows it. */
export async function readAccountConsents(
  db: Database,
  accountId: string,
): Promise<GivenConsent[]> {
  const rows = await listAccountConsents(db, accountId);
  return rows.map(({ category, granted, text, policyVersion, givenAt }) => ({
    category,
    granted,
    text,
    policyVersion,
    givenAt: givenAt.toISOString(),
  }));
}
