import { randomUUID } from "node:crypto";
import { toEmptyDraft } from "@volpe/contract";
import { createTestAccount, signInForTest } from "../accounts/sessions/test-session.ts";
import { accountIdentities } from "../accounts/store/provider-tables.ts";
import { chatMessages, conversations } from "../conversations/conversation-tables.ts";
import type { Interview } from "../interview/interview.ts";
import { insertRecallRequest, putLead, storeConsents } from "../leads/lead-repository.ts";
import { createDelivery } from "../mail/delivery.ts";
import type { VolpeServer } from "../server.ts";

const API = "/api/v1";

/**
 * Creates a person with data in every feature: account, provider, lists, ticket with a file,
 * conversation, request with consents and a recall, contact message, queued and written mails.
 */
export async function createKnownPerson(
  { app, services }: VolpeServer,
  { email, password }: { email: string; password: string },
) {
  const { db, clock, passwords } = services;
  const now = clock.now();
  const account = await createTestAccount(services, {
    email,
    passwordHash: await passwords.hash(password),
  });
  await db
    .insert(accountIdentities)
    .values({ provider: "google", subject: email, accountId: account.id, createdAt: now });
  const headers = await signInForTest(services, account.id);
  const post = async (path: string, payload: Record<string, unknown>) =>
    await app.inject({ method: "POST", url: `${API}${path}`, headers, payload });
  await post("/auth/syncdata", { preferiti: ["una-offerta"] });
  await post("/contacts", {
    topic: "altro",
    message: `Scrivetemi a ${email}, grazie.`,
    name: "Anna Bianchi",
    email: email.toUpperCase(),
    communication: "email",
    phone: "",
    consents: { privacy: true, marketing: false },
  });
  const ticket = await openTestTicket(app, headers, email);
  const conversationId = await insertConversation(services, email);
  const lead = await putLead(db, {
    conversationId,
    status: "complete",
    name: "Anna Bianchi",
    email,
    phone: "+393331234567",
    communication: "telefono",
    destination: "privati",
    type: "luce",
    city: "Milano",
    province: "MI",
    operator: "",
    tracking: "",
    createdAt: now,
    updatedAt: now,
  });
  await storeConsents(db, lead.id, [
    { category: "marketing", granted: true, text: "Testo", policyVersion: "1", givenAt: now },
  ]);
  await insertRecallRequest(db, {
    leadId: lead.id,
    scope: "Una telefonata",
    text: "Registro la tua richiesta di ricontatto.",
    policyVersion: "2026-11-22",
    preferredTime: "mattina",
    phone: lead.phone,
    requestedAt: now,
  });
  await writeTestMail(services, { to: email, kind: "quote-ready" });
  return { account, headers, ticket };
}

/** Writes a mail file, as without an SMTP server. */
export async function writeTestMail(
  { config, clock }: Pick<VolpeServer["services"], "clock" | "config">,
  { to, kind, about = "già fatto" }: { to: string; kind: string; about?: string },
): Promise<void> {
  await createDelivery({ smtpUrl: null, dataDir: config.dataDir })({
    to,
    subject: `Perché ti scrivo: ${about}`,
    text: `À è ì ò ù. ${"Una riga molto lunga. ".repeat(20)}${to}`,
    html: `<p>${to}</p>`,
    kind,
    messageId: `<${kind}.${randomUUID().replaceAll("-", "")}@volpe.example>`,
    createdAt: clock.now().toISOString(),
    unsubscribeUrl: null,
    purpose: "service",
  });
}

async function openTestTicket(
  app: VolpeServer["app"],
  headers: { authorization: string },
  email: string,
) {
  const form = new FormData();
  const fields = { id: randomUUID(), subject: "Domanda", message: `Sono ${email}`, rate: "" };
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, value);
  }
  form.append("files", new Blob([`%PDF-1.4 ${email}`]), "bolletta.pdf");
  const body = new Response(form);
  const reply = await app.inject({
    method: "POST",
    url: `${API}/tickets`,
    headers: { ...headers, "content-type": body.headers.get("content-type") ?? "" },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return reply.json().data as { slug: string; message: string };
}

/** Stores a conversation; `said` is the person's message. */
export async function insertConversation(
  { db, clock }: Pick<VolpeServer["services"], "db" | "clock">,
  email: string,
  said = `La mia mail è:\n${email}`,
): Promise<string> {
  const id = randomUUID();
  const now = clock.now();
  await db.insert(conversations).values({
    id,
    keyHash: "h",
    socketId: id,
    step: 2,
    interview: { draft: { ...toEmptyDraft(""), email }, notes: {} } as Interview,
    tracking: "",
    consentedAt: now,
    startedAt: now,
    updatedAt: now,
  });
  await db.insert(chatMessages).values({
    conversationId: id,
    id: randomUUID(),
    step: 1,
    message: { id, owner: "user", step: 1, messages: [said], addons: [] },
  });
  return id;
}
