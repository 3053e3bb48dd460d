import {
  type Channel,
  CONSENT_VERSIONS,
  DAY_SECONDS,
  type QuotedOffer,
  SUPPLIER_CONSENT_TEXTS,
  type SupplierConsent,
  type Tipology,
} from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { createLimits } from "../limits/limits.ts";
import type { Services } from "../services.ts";
import { findSupplierConsent, insertConsent, type Lead } from "./lead-repository.ts";
import { toSupplierConsentMail } from "./operator-mail.ts";

/** The limit is low, because each consent sends a mail to the operator. */
const GIVEN_PER_LEAD = { max: 10, windowSeconds: DAY_SECONDS };

const KINDS: Readonly<Record<Tipology, string>> = {
  luce: "l’offerta di luce",
  gas: "l’offerta di gas",
  internet: "la linea internet",
  pos: "il POS",
  noleggio: "il noleggio",
};

type Asked = { lead: Lead; offer: QuotedOffer };

/** The choices of a quote's owner for the supplier of one of its offers, and the current choice. */
export async function readSupplierConsent(
  db: Database,
  { lead, offer }: Asked,
): Promise<SupplierConsent> {
  const last = await findSupplierConsent(db, { leadId: lead.id, offer: offer.slug });
  const given =
    last?.granted && last.channel !== ""
      ? { channel: last.channel, text: last.text, givenAt: last.givenAt.toISOString() }
      : null;
  const channels: readonly Channel[] =
    lead.phone === "" ? ["email"] : ["email", "telefono", "whatsapp"];
  return {
    supplier: toSupplier(offer),
    choices: channels.map((channel) => ({ channel, text: toText(channel, offer) })),
    given,
  };
}

/**
 * Stores the channel by which the supplier may make contact, or null to withdraw the consent, and
 * tells the operator. Idempotent. Throws `invalid-field` for a channel without an address or a
 * number.
 */
export async function storeSupplierConsent(
  within: Database,
  { clock, config, mail }: Pick<Services, "clock" | "config" | "mail">,
  { lead, offer, channel }: Asked & { channel: Channel | null },
): Promise<SupplierConsent> {
  const { given, choices, supplier } = await readSupplierConsent(within, { lead, offer });
  if ((given?.channel ?? null) === channel) {
    return { given, choices, supplier };
  }
  const text =
    channel === null ? given?.text : choices.find((each) => each.channel === channel)?.text;
  if (text === undefined) {
    throw new AppError("invalid-field", {
      field: "channel",
      message: "Con questo preventivo non hai lasciato un numero: scegli l’e-mail.",
    });
  }
  const now = clock.now();
  const limits = createLimits({ db: within, clock, secret: config.sessionSecret });
  if (channel !== null) {
    await limits.demand(`supplier-consent:${lead.id}`, GIVEN_PER_LEAD, {
      retryAfterSeconds: GIVEN_PER_LEAD.windowSeconds,
    });
  }
  await insertConsent(within, {
    leadId: lead.id,
    category: "thirdParties",
    offer: offer.slug,
    channel: channel ?? given?.channel ?? "",
    granted: channel !== null,
    text,
    policyVersion: CONSENT_VERSIONS.thirdParties,
    givenAt: now,
  });
  if (config.operatorEmail !== null) {
    const told = { to: config.operatorEmail, offer: offer.name, supplier, channel, now };
    await mail.send(toSupplierConsentMail(lead, told), { within });
  }
  return await readSupplierConsent(within, { lead, offer });
}

function toSupplier({ seller, brand }: QuotedOffer): string {
  return seller ?? brand.name;
}

function toText(channel: Channel, offer: QuotedOffer): string {
  return SUPPLIER_CONSENT_TEXTS[channel]
    .replace("SUPPLIER", () => toSupplier(offer))
    .replace("OFFER", () => `${KINDS[offer.tipology]} «${offer.name}»`);
}
