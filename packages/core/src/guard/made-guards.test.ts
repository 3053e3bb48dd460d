import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import {
  Acknowledgement,
  Addon,
  AuthCookie,
  ChatConversation,
  ChatMessageBody,
  ChatUpload,
  ChunkReload,
  CookieChoice,
  EMPTY_RATE,
  ErrorEnvelope,
  PageVisit,
  PendingListChanges,
  ProviderAttempt,
  RandomKey,
  RememberedPlace,
  StoredChat,
  StoredFormDrafts,
  TicketPlace,
  toEmptyDraft,
  WaitingForms,
} from "@volpe/contract";
import Type, { type TSchema } from "typebox";
import Value from "typebox/value";
import { describe, expect, test } from "vitest";
import * as chat from "./chat-guards.ts";
import { makeGuards } from "./make-guards.ts";
import * as page from "./page-guards.ts";
import * as site from "./site-guards.ts";

const BIOME = resolve(import.meta.dirname, "../../../../node_modules/.bin/biome");

test.each([
  [
    "chat-guards",
    { Acknowledgement, Addon, ChatConversation, ChatMessageBody, ChatUpload, StoredChat },
  ],
  [
    "site-guards",
    {
      AuthCookie,
      ChunkReload,
      CookieChoice,
      ErrorEnvelope,
      PendingListChanges,
      RememberedPlace,
    },
  ],
  // Guards that only few pages need, so that the others do not load them.
  [
    "page-guards",
    { PageVisit, ProviderAttempt, RandomKey, StoredFormDrafts, TicketPlace, WaitingForms },
  ],
])("keeps %s.ts equal to what the generator makes", async (file, schemas) => {
  const path = resolve(import.meta.dirname, `${file}.ts`);
  const input = makeGuards(schemas);
  const text = execFileSync(BIOME, ["format", `--stdin-file-path=${path}`], { input });
  await expect(text.toString()).toMatchFileSnapshot(path);
});

test.each([
  ["a bound that no guard checks", Type.Array(Type.String(), { minItems: 1 })],
  ["a type that no guard checks", Type.Unknown()],
  ["a format that no guard checks", Type.String({ format: "email" })],
])("makes no guard for %s", (_what, schema) => {
  expect(() => makeGuards({ Wrong: schema })).toThrow(/^No guard checks/);
});

const OFFER = {
  slug: "s",
  path: "/privati/luce/b/s",
  name: "n",
  code: "c",
  supplier: { name: "b", slug: "b" },
  tipology: "luce",
  destination: "privati",
  pricing: "fixed",
  durationMonths: 12,
  green: true,
  spend: { sale: 1, discounts: 0, network: 1, charges: 1, taxes: 1, vat: 1, total: 5 },
  unitCostEur: 0.25,
  estimate: [],
  breakEven: { status: "below", indexEur: 0.1 },
  conditionalDiscounts: ["x"],
  why: ["y"],
};

/** One addon of each kind, with some of its optional fields. */
const ADDONS = [
  { kind: "choices", choices: [{ value: "v", label: "l", hint: "h" }], typed: true },
  {
    kind: "field",
    field: "number",
    name: "n",
    label: "l",
    placeholder: "p",
    autocomplete: "off",
    unit: "kWh",
    initial: "i",
    suggestions: ["s"],
    skip: { value: "v", label: "l" },
  },
  { kind: "offers", offers: [OFFER], referenceSpendEur: 900, referenceLabel: "l" },
  { kind: "file", label: "l", accept: ["application/pdf"], maxBytes: 1_000_000 },
  { kind: "pdf", label: "l", url: "/u", page: "/p" },
  {
    kind: "consents",
    boxes: [{ name: "n", label: "l", required: true, link: { label: "l", url: "/u" } }],
    submit: "s",
  },
];
const DRAFT = { ...toEmptyDraft("AFF"), offers: ["o"], rates: [EMPTY_RATE] };
const MESSAGE = { id: "i", owner: "volpe", step: 1, messages: ["m"], dto: DRAFT };
const ERRORS = [{ code: "invalid-answer", message: "No.", field: "f" }];
const PENDING = [
  { kind: "answer", id: "i", step: 1, text: "t", value: ["v"] },
  { kind: "rewind", id: "i", step: 1 },
];
const UUID = "0b1e6c3a-0000-4000-8000-000000000000";

type Row = [name: string, schema: TSchema, guard: (value: unknown) => boolean, whole: object];

const ROWS: Row[] = [
  ["message", ChatMessageBody, chat.isChatMessageBody, MESSAGE],
  ...ADDONS.map((addon): Row => [`addon ${addon.kind}`, Addon, chat.isAddon, addon]),
  ["upload", ChatUpload, chat.isChatUpload, { pdf: "/p" }],
  ["conversation", ChatConversation, chat.isChatConversation, { conversation: "c", key: "k" }],
  ["acceptance", Acknowledgement, chat.isAcknowledgement, { ok: true }],
  ["refusal", Acknowledgement, chat.isAcknowledgement, { ok: false, errors: ERRORS }],
  ["stored chat", StoredChat, chat.isStoredChat, { conversation: "c", key: "k", pending: PENDING }],
  [
    "auth cookie",
    AuthCookie,
    site.isAuthCookie,
    {
      jwt: { accessToken: "a", expired: 1, refreshToken: "r" },
      user: { id: "u", email: "e", name: "n" },
      position: { latitude: 45, longitude: 9 },
      lifetime: "update",
    },
  ],
  ["chunk reload", ChunkReload, site.isChunkReload, { path: "/", time: 1 }],
  [
    "cookie choice",
    CookieChoice,
    site.isCookieChoice,
    { id: UUID, version: "1", at: 1, tracking: true },
  ],
  ["error envelope", ErrorEnvelope, site.isErrorEnvelope, { errors: ERRORS }],
  [
    "store of pending list changes",
    PendingListChanges,
    site.isPendingListChanges,
    {
      viewed: [{ list: "items", entry: "s", label: "l", removed: false, at: 1 }],
      favourites: [{ list: "preferiti", entry: "s", removed: true, at: 1 }],
    },
  ],
  [
    "remembered place",
    RememberedPlace,
    site.isRememberedPlace,
    { province: "MB", comune: "108033", label: "Monza (MB)" },
  ],
  [
    "page visit",
    PageVisit,
    page.isPageVisit,
    { href: "h", account: "", build: "b", favourites: "a.b", loaded: ["l"] },
  ],
  ["provider attempt", ProviderAttempt, page.isProviderAttempt, { state: "s", da: "/profilo" }],
  [
    "store of form drafts",
    StoredFormDrafts,
    page.isStoredFormDrafts,
    {
      account: "a",
      drafts: [{ name: "n", values: [{ field: "f", value: "v" }], id: "i", attempted: false }],
    },
  ],
  [
    "store of waiting forms",
    WaitingForms,
    page.isWaitingForms,
    {
      forms: [
        {
          ...{ id: "i", account: "", kind: "message", at: 1, path: "/contacts", json: "{}" },
          ...{ fields: [{ field: "f", value: "v" }], answer: "", refusal: "" },
        },
      ],
    },
  ],
  ["ticket place", TicketPlace, page.isTicketPlace, { slug: "s", message: "m" }],
];

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const SUBSTITUTES: Json[] = [null, true, -1, 1.5, 7, 1e12, "", "x".repeat(500), [], {}, ["x"], [1]];

/** Every variant of `json` with one part left out or replaced by another value. */
function* damage(json: Json): Generator<Json> {
  yield* SUBSTITUTES;
  if (typeof json !== "object" || json === null) {
    return;
  }
  for (const [name, part] of Object.entries(json)) {
    if (Array.isArray(json)) {
      yield json.toSpliced(Number(name), 1);
      yield Array.from({ length: 21 }, () => part);
      for (const damaged of damage(part)) {
        yield json.with(Number(name), damaged);
      }
    } else {
      const { [name]: _, ...others } = json;
      yield others;
      for (const damaged of damage(part)) {
        yield { ...json, [name]: damaged };
      }
    }
  }
}

describe("the generated guard of a", () => {
  test.each(ROWS)(
    "%s agrees with its schema on an example and on its damaged variants",
    (_name, schema, guard, whole) => {
      expect(guard(whole)).toBe(true);
      let refused = 0;
      for (const value of damage(whole as Json)) {
        const isOfSchema = Value.Check(schema, value);
        refused += isOfSchema ? 0 : 1;
        if (guard(value) !== isOfSchema) {
          expect.fail(`the schema says ${isOfSchema} of ${JSON.stringify(value)}`);
        }
      }
      expect(refused).toBeGreaterThanOrEqual(SUBSTITUTES.length);
    },
  );
});

test("refuses an addon of an unknown kind", () => {
  expect(chat.isAddon({ kind: "video", url: "/v" })).toBe(false);
  expect(chat.isAddon({ kind: "toString" })).toBe(false);
});
