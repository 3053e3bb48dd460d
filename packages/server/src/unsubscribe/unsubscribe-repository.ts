import { type GivenConsent, isUuid } from "@volpe/contract";
import { and, desc, eq, inArray, or } from "drizzle-orm";
import { contactMessages, isToCall } from "../contacts/contact-tables.ts";
import type { Database } from "../db/database.ts";
import { leadConsents, leads, recallRequests } from "../leads/lead-tables.ts";
import type { Person } from "../privacy/person.ts";
import { isContactOf, isLeadOf } from "../privacy/person-repository.ts";
import { findReminder } from "../reminders/reminder-repository.ts";

/** The address of a request, a message or a reminder, found by its own id or that of the request's quote. */
export async function findMailbox(db: Database, reference: string): Promise<string | null> {
  const [lead] = await db
    .select({ email: leads.email })
    .from(leads)
    .where(or(eq(leads.rateId, reference), isUuid(reference) ? eq(leads.id, reference) : undefined))
    .orderBy(desc(leads.updatedAt))
    .limit(1);
  if (lead !== undefined || !isUuid(reference)) return lead?.email ?? null;
  const [message] = await db
    .select({ email: contactMessages.email })
    .from(contactMessages)
    .where(eq(contactMessages.id, reference));
  return message?.email ?? (await findReminder(db, reference))?.email ?? null;
}

type OptionalCategory = "marketing" | "thirdParties";
const OPTIONAL: readonly OptionalCategory[] = ["marketing", "thirdParties"];

export type Withdrawal = {
  person: Person;
  now: Date;
  /** Default: both. */
  categories?: readonly OptionalCategory[];
};

type WithdrawnConsent = { leadId: string; category: string; text: string };

/**
 * Withdraws the optional consents of each request and message of the person. Returns those of
 * requests.
 */
export async function withdrawConsentsOfPerson(
  within: Database,
  { person, now, categories = OPTIONAL }: Withdrawal,
): Promise<WithdrawnConsent[]> {
  const isWithdrawn = (category: string) => categories.some((each) => each === category);
  const given = (await listLeadConsents(within, person)).filter(
    ({ granted, category }) => granted && isWithdrawn(category),
  );
  if (given.length > 0) {
    const withdrawn = { granted: false, source: "link", givenAt: now } as const;
    await within.insert(leadConsents).values(given.map((each) => ({ ...each, ...withdrawn })));
  }
  await withdrawInMessages(within, await listMessages(within, person), { isWithdrawn, now });
  return given;
}

/**
 * Withdraws a person's requests to be called: those of its requests are deleted, those of its
 * messages keep their text and the time. Returns the ids of the requests and messages.
 */
export async function withdrawRecallsOfPerson(
  within: Database,
  { person, now }: Pick<Withdrawal, "person" | "now">,
): Promise<string[]> {
  const ids = (await listLeadRecalls(within, person)).map(({ leadId }) => leadId);
  await within.delete(recallRequests).where(inArray(recallRequests.leadId, ids));
  const messages = (await listMessages(within, person)).filter(isToCall);
  const isWithdrawn = (category: string) => category === "recall";
  await withdrawInMessages(within, messages, { isWithdrawn, now });
  return [...new Set([...ids, ...messages.map(({ id }) => id)])];
}

/** In messages from the contact form a withdrawn consent keeps its text and gets the time. */
async function withdrawInMessages(
  within: Database,
  messages: Awaited<ReturnType<typeof listMessages>>,
  { isWithdrawn, now }: { isWithdrawn: (category: string) => boolean; now: Date },
): Promise<void> {
  for (const { id, consents } of messages) {
    const changed = consents.map((consent) =>
      consent.granted && isWithdrawn(consent.category)
        ? { ...consent, granted: false, withdrawnAt: now.toISOString() }
        : consent,
    );
    await within
      .update(contactMessages)
      .set({ consents: changed })
      .where(eq(contactMessages.id, id));
  }
}

/** The person's requests to be called that are in force, newest first. */
export async function listRecalls(db: Database, person: Person): Promise<GivenConsent[]> {
  const ofLeads = (await listLeadRecalls(db, person)).map(
    ({ text, policyVersion, requestedAt }) => ({ text, policyVersion, givenAt: requestedAt }),
  );
  const ofMessages = (await listMessages(db, person))
    .filter(isToCall)
    .flatMap((message) =>
      message.consents
        .filter(({ category }) => category === "recall")
        .map(({ text, policyVersion }) => ({ text, policyVersion, givenAt: message.createdAt })),
    );
  return toNewestFirst(
    [...ofLeads, ...ofMessages].map((given) => ({ category: "recall", granted: true, ...given })),
  );
}

function listLeadRecalls(db: Database, person: Person) {
  return db
    .select({
      leadId: recallRequests.leadId,
      text: recallRequests.text,
      policyVersion: recallRequests.policyVersion,
      requestedAt: recallRequests.requestedAt,
    })
    .from(recallRequests)
    .innerJoin(leads, eq(leads.id, recallRequests.leadId))
    .where(isLeadOf(person));
}

/** The suppliers that may contact the person: the consents in force, newest first. */
export async function listSupplierConsents(db: Database, person: Person): Promise<GivenConsent[]> {
  return toNewestFirst(
    (await listLeadConsents(db, person)).filter(
      ({ granted, category }) => granted && category === "thirdParties",
    ),
  );
}

function toNewestFirst(
  given: readonly (Omit<GivenConsent, "givenAt"> & { givenAt: Date })[],
): GivenConsent[] {
  return given
    .toSorted((one, other) => other.givenAt.getTime() - one.givenAt.getTime())
    .map(({ category, granted, text, policyVersion, givenAt }) => ({
      category,
      granted,
      text,
      policyVersion,
      givenAt: givenAt.toISOString(),
    }));
}

function listMessages(db: Database, person: Person) {
  return db
    .select({
      id: contactMessages.id,
      consents: contactMessages.consents,
      createdAt: contactMessages.createdAt,
    })
    .from(contactMessages)
    .where(isContactOf(person));
}

/** The last choice of each optional consent of each request. */
function listLeadConsents(db: Database, person: Person) {
  return db
    .selectDistinctOn([leadConsents.leadId, leadConsents.category, leadConsents.offer], {
      leadId: leadConsents.leadId,
      category: leadConsents.category,
      offer: leadConsents.offer,
      channel: leadConsents.channel,
      granted: leadConsents.granted,
      text: leadConsents.text,
      policyVersion: leadConsents.policyVersion,
      givenAt: leadConsents.givenAt,
    })
    .from(leadConsents)
    .innerJoin(leads, eq(leads.id, leadConsents.leadId))
    .where(and(isLeadOf(person), inArray(leadConsents.category, [...OPTIONAL])))
    .orderBy(
      leadConsents.leadId,
      leadConsents.category,
      leadConsents.offer,
      desc(leadConsents.givenAt),
    );
}
