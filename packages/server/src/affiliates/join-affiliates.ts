import { randomBytes, randomUUID } from "node:crypto";
import {
  AFFILIATE_FIELDS,
  AFFILIATE_TERMS,
  type AffiliateRequest,
  type AffiliateView,
  hideIban,
} from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { invalidField } from "../errors.ts";
import type { Services } from "../services.ts";
import { cleanText } from "../text/clean-text.ts";
import { slugify } from "../text/slug.ts";
import { toRequestMail } from "./affiliate-mails.ts";
import {
  type Affiliate,
  findAffiliate,
  insertAffiliate,
  listCodes,
  lockAffiliate,
  readBalance,
  updateAffiliate,
} from "./affiliate-repository.ts";

/**
 * Stores the request of an account with the terms that it accepted. A second request changes
 * nothing, except that an affiliate that is off asks again and keeps its codes. The operator gets a
 * mail about each request. Throws `AppError("invalid-field")` if the terms changed since the page
 * was shown.
 */
export async function joinAffiliates(
  { clock, config, db, mail }: Pick<Services, "clock" | "config" | "db" | "mail">,
  accountId: string,
  { site, version }: AffiliateRequest,
): Promise<void> {
  if (version !== AFFILIATE_TERMS.version) {
    throw invalidField(
      "accepted",
      "Le regole sono cambiate mentre le leggevi: rileggile e accetta di nuovo.",
    );
  }
  const now = clock.now();
  const agreed = {
    state: "requested" as const,
    site: cleanText(site, AFFILIATE_FIELDS.site.maxLength),
    termsVersion: AFFILIATE_TERMS.version,
    termsText: AFFILIATE_TERMS.rules.join("\n"),
    acceptedAt: now,
    changedAt: now,
  };
  await db.transaction(async (within) => {
    const made = { id: randomUUID(), code: toCode(agreed.site) };
    const row = { ...agreed, id: made.id, accountId, createdAt: now };
    const isNew = await insertAffiliate(within, row, made.code);
    const asking = isNew ? made : await askAgain(within, accountId, agreed);
    if (asking !== null && config.operatorEmail !== null) {
      await mail.send(toRequestMail({ ...asking, to: config.operatorEmail, now }), { within });
    }
  });
}

/** Sets an affiliate that is off to `requested` again. Returns null if it is not off. */
async function askAgain(
  within: Database,
  accountId: string,
  agreed: Partial<Affiliate>,
): Promise<{ id: string; code: string } | null> {
  const affiliate = await findAffiliate(within, accountId);
  const locked = affiliate === null ? null : await lockAffiliate(within, affiliate.id);
  if (locked?.state !== "off") {
    return null;
  }
  await updateAffiliate(within, locked.id, agreed);
  const [code = ""] = await listCodes(within, locked.id);
  return { id: locked.id, code };
}

/** None of these letters looks like another; without digits no code looks like a phone number. */
const CODE_DIGITS = "abcdefghkmnpqrstuvwxyz";

/** A code from the site's name with a random end, as `esempio-kwfbz`. */
function toCode(site: string): string {
  const [name = ""] = site.replace(/^\s*(https?:\/\/)?(www\.)?/i, "").split(/[./?#]/);
  const word = slugify(name, 24) || "sito";
  const digits = [...randomBytes(5)].map((byte) => CODE_DIGITS[byte % CODE_DIGITS.length]).join("");
  return `${word.replaceAll(/-+/g, "-")}-${digits}`;
}

/** The affiliate of an account as its owner sees it; null if it has not joined. */
export async function readAffiliate(
  { db }: Pick<Services, "db">,
  accountId: string,
): Promise<AffiliateView> {
  const affiliate = await findAffiliate(db, accountId);
  if (affiliate === null) {
    return null;
  }
  const { id, state, site, termsVersion, acceptedAt, holder, iban } = affiliate;
  return {
    state,
    codes: await listCodes(db, id),
    site,
    termsVersion,
    acceptedAt: acceptedAt.toISOString(),
    holder,
    iban: iban === "" ? "" : hideIban(iban),
    balance: await readBalance(db, id),
  };
}
