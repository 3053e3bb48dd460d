import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { screen } from "@testing-library/react";
import { CONSENT_VERSIONS } from "@volpe/contract";
import { beforeEach, expect, it } from "vitest";
import { createFakeClient } from "../testing/fake-client.ts";
import { readText } from "../testing/read-text.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as privacyPolicy from "./privacy-policy-page.tsx";

const SERVER = join(import.meta.dirname, "../../../../packages/server/src");
/** The folder of one file for each migration, with every table of the schema after it. */
const SNAPSHOTS = join(SERVER, "db/migrations/meta");
const SWITCHES = join(SERVER, "contracts/rules/contract-switches.ts");

/** The notice's words for each table with personal data; null = it has none. */
const WORDS: Readonly<Record<string, string | null>> = {
  account_consents: "Per ogni casella conserviamo",
  account_identities: "Se entri con Google o Facebook",
  accounts: "Se ti registri conserviamo nome, e-mail",
  affiliate_balances: "I conti delle commissioni",
  affiliate_codes: "i tuoi codici",
  affiliate_entries: "I conti delle commissioni",
  affiliate_hook_attempts: "gli ultimi messaggi mandati al tuo server",
  affiliate_hook_deliveries: "gli ultimi messaggi mandati al tuo server",
  affiliate_hooks: "l’indirizzo del tuo server",
  affiliate_payouts: "i pagamenti, con il loro intestatario e IBAN",
  affiliate_referrals: "segniamo che è successo",
  affiliates: "le regole che hai accettato e quando",
  bill_files: "cifrati, i valori letti, ognuno con la riga",
  bills: "La leggiamo sui nostri server",
  chat_messages: "le domande, le tue risposte",
  closed_items: null,
  contact_messages: "argomento, testo, nome, e-mail",
  contract_codes: "quando il codice è partito",
  contract_documents: "i documenti con la loro impronta",
  contract_events: "il testo di ogni casella",
  contracts: "Solo quando ordini ti chiediamo",
  conversation_aliases: "Quando apri l’assistente",
  conversation_links: "Del link teniamo solo un’impronta",
  conversation_receipts: "Quando apri l’assistente",
  conversations: "il riepilogo che ne nasce",
  cookie_choices: "La scelta sui cookie",
  idempotent_calls: "un’impronta dell’invio",
  import_refusals: null,
  item_slugs: null,
  lead_consents: "Per ogni casella conserviamo",
  leads: "Conserviamo nome e recapiti",
  limit_counters: "il contatore porta un codice",
  list_entries: "Solo se entri nel profilo ne tiene copia",
  mail_suppressions: "un’impronta del tuo indirizzo",
  mailed_tokens: "per ciò che riguarda il tuo profilo",
  provider_attempts: "Se entri con Google o Facebook",
  rates: "le cifre calcolate",
  recall_requests: "quella richiesta di ricontatto",
  reminders: "il giorno in cui scade il prezzo",
  session_lists: "Quando apri i tuoi elenchi",
  sessions: "Di ogni dispositivo con cui entri",
  snapshot_items: null,
  seller_contacts: null,
  seller_papers: null,
  snapshots: null,
  supplier_names: null,
  switched_off_origins: null,
  ticket_attachments: "oggetto, messaggi e allegati",
  ticket_messages: "oggetto, messaggi e allegati",
  tickets: "oggetto, messaggi e allegati",
  tracking_arrivals: "L’arrivo da un sito che ci segnala",
};

beforeEach(async () => {
  renderRoute(privacyPolicy, { path: "/privacy-policy", client: createFakeClient({}) });
  await screen.findByRole("heading", { level: 1 });
});

it("names the content of each table of the database", () => {
  const newest = readdirSync(SNAPSHOTS).findLast((name) => name.endsWith("_snapshot.json")) ?? "";
  const schema = JSON.parse(readFileSync(join(SNAPSHOTS, newest), "utf8"));
  const tables = Object.values<{ name: string }>(schema.tables).map(({ name }) => name);
  const notice = readText("main, body");
  expect(tables.length).toBeGreaterThan(20);
  expect(Object.keys(WORDS).toSorted()).toEqual(tables.toSorted());
  for (const table of tables) {
    expect(notice).toContain(WORDS[table] ?? "");
  }
});

/** The notice's word for what each counter of a visitor's address counts. */
const COUNTED: Readonly<Record<string, string>> = {
  "bill-pictures": "file",
  bills: "file",
  choices: "scelte sui cookie",
  contacts: "messaggi",
  "continue-link": "e-mail",
  contracts: "ordini",
  "guest-tickets": "richieste",
  leads: "preventivi",
  "login-known": "da dove entri",
  "login-visitor": "accessi",
  "login-visitor-account": "accessi",
  pdfs: "documenti",
  reminders: "promemoria",
  signin: "registrazioni",
};

it("names what each counter of a visitor's address counts", () => {
  const names = readdirSync(SERVER, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !/\.test\.ts$|(?:^|\/)test-/.test(name))
    .flatMap((name) => {
      const code = readFileSync(join(SERVER, name), "utf8").replaceAll(/^ \*.*$/gm, "");
      return [...code.matchAll(/`([a-z-]+):\$\{(?:request\.)?visitorAddress\}/g)];
    })
    .map(([, counter = ""]) => counter);
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(COUNTED).toSorted());
  const counted = /Per fermare gli abusi.+?dell’invio\./.exec(readText("main, body"))?.[0] ?? "";
  expect(Object.values(COUNTED).filter((words) => !counted.includes(words))).toEqual([]);
});

it("requires a new version whenever its words change", () => {
  const hash = createHash("sha256").update(readText("main, body")).digest("hex").slice(0, 12);
  expect([CONSENT_VERSIONS.privacy, hash]).toEqual(["2026-11-29", "935659530216"]);
});

it("says of a contract's data what the switch of the server decides", () => {
  const role = /^ {2}dataRole: "(\w+)"/m.exec(readFileSync(SWITCHES, "utf8"))?.[1];
  const words = readText("main, body");
  expect(role).toBe("controller");
  expect(words).toContain("li tratta per conto suo, come titolare");
  expect(words).not.toMatch(/come responsabile/);
});
