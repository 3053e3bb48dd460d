import type { PersonalDataExport } from "@volpe/contract";
import { exportAffiliate } from "../affiliates/affiliate-export-repository.ts";
import { readBillsOfAccount } from "../bills/bill-repository.ts";
import { listQuotesWithoutLead } from "../leads/owned-lead-repository.ts";
import { openSupply } from "../quote/sealed-supply.ts";
import type { Services } from "../services.ts";
import type { Person } from "./person.ts";
import {
  readAccount,
  readContactMessages,
  readContracts,
  readConversations,
  readLeads,
  readReminders,
  readTickets,
} from "./person-repository.ts";

/**
 * Everything that is stored about a person, without hashes that only we can use. Ticket files are
 * listed by name and address.
 */
export async function exportPerson(
  { db, clock, config }: Pick<Services, "db" | "clock" | "config">,
  person: Person,
): Promise<PersonalDataExport> {
  const { accountId } = person;
  const [account, quotes, bills, affiliate] =
    accountId === null
      ? [null, [], [], null]
      : await Promise.all([
          readAccount(db, accountId),
          listQuotesWithoutLead(db, accountId),
          readBillsOfAccount({ db, config }, accountId),
          exportAffiliate(db, accountId),
        ]);
  const [requests, conversations, tickets, messages, reminders, contracts] = await Promise.all([
    readLeads(db, person),
    readConversations(db, person),
    readTickets(db, person),
    readContactMessages(db, person),
    readReminders(db, person),
    readContracts(db, person),
  ]);
  const toQuotePart = (rate: NonNullable<(typeof requests)[number]["rate"]>) => ({
    ...without(rate, "accountId", "sealedSupply"),
    billedSupply: openSupply(config, rate),
  });
  return {
    format: 1,
    madeAt: clock.now().toISOString(),
    email: person.email,
    ...toAccountPart(account),
    requests: requests.map(({ lead, rate, consents, calls }) => ({
      ...without(lead, "conversationId", "notifiedAt", "accountId"),
      quote: rate === null ? null : toQuotePart(rate),
      consents: consents.map((consent) => without(consent, "id", "leadId")),
      callRequests: calls.map((call) => without(call, "id", "leadId")),
    })),
    quotes: quotes.map(toQuotePart),
    conversations: conversations.map(({ conversation, messages: said }) => ({
      startedAt: conversation.startedAt,
      updatedAt: conversation.updatedAt,
      draft: conversation.interview.draft,
      messages: said.map(({ message }) => message),
    })),
    tickets: tickets.map(({ ticket, messages: thread }) => ({
      ...without(ticket, "accountId"),
      messages: thread.map(({ message, attachments }) => ({
        ...without(message, "accountId", "clientId", "sequence", "ticketSlug"),
        attachments: attachments.map(({ id, name, bytes, mediaType }) => ({
          name,
          bytes,
          mediaType,
          address: `${config.publicUrl}/tickets/${ticket.slug}/allegati/${id}`,
        })),
      })),
    })),
    bills: bills.map(({ files, ...bill }) => ({
      ...bill,
      files: files.map((file) => without(file, "billId", "file", "sequence")),
    })),
    affiliate,
    contactMessages: messages.map((message) => without(message, "id")),
    reminders: reminders.map((reminder) => without(reminder, "id")),
    contracts: contracts.map(({ contract, events, documents }) => ({
      ...without(contract, "accountId"),
      events: events.map((event) => without(event, "contractId", "sequence")),
      documents: documents.map((document) => without(document, "contractId")),
    })),
  };
}

function toAccountPart(account: Awaited<ReturnType<typeof readAccount>> | null) {
  return {
    profile:
      account?.account === undefined
        ? null
        : {
            ...without(account.account, "passwordHash", "emailKey"),
            hasPassword: account.account.passwordHash !== null,
          },
    consents: (account?.consents ?? []).map((consent) => without(consent, "id", "accountId")),
    devices: (account?.devices ?? []).map(
      ({ device, createdAt, lastSeenAt, expiresAt, endedAt }) => ({
        device,
        createdAt,
        lastSeenAt,
        expiresAt,
        endedAt,
      }),
    ),
    providers: (account?.providers ?? []).map((identity) =>
      without(identity, "accountId", "awaitedTokenHash"),
    ),
    lists: toLists(account?.lists ?? []),
    cookieChoices: (account?.choices ?? []).map((choice) => without(choice, "id", "accountId")),
  };
}

function toLists(entries: Awaited<ReturnType<typeof readAccount>>["lists"]) {
  const [latest] = entries;
  if (latest === undefined) {
    return null;
  }
  const of = (name: string) => entries.filter(({ list, removed }) => list === name && !removed);
  return {
    preferiti: of("preferiti").map(({ entry }) => entry),
    items: of("items").map(({ entry }) => entry),
    labels: of("items").map(({ label }) => label),
    brands: of("brands").map(({ entry }) => entry),
    removed: entries
      .filter(({ removed }) => removed)
      .map(({ list, entry, changedAt }) => ({ list, entry, changedAt })),
    updatedAt: latest.changedAt,
  };
}

function without<Row extends object, Key extends keyof Row>(row: Row, ...keys: Key[]) {
  const hidden = new Set<PropertyKey>(keys);
  return Object.fromEntries(Object.entries(row).filter(([key]) => !hidden.has(key))) as Omit<
    Row,
    Key
  >;
}
