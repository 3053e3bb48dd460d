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
import type { TSchema } from "typebox";
import * as chat from "./chat-guards.ts";
import * as page from "./page-guards.ts";
import * as site from "./site-guards.ts";

/* The examples of `made-guards.test.ts`. */

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
  unitPriceEur: 0.12,
  fixedFeeEur: 96,
  breakEven: { status: "below", indexEur: 0.1 },
  conditionalDiscounts: ["x"],
  why: ["y"],
};
const OFFERS = [
  OFFER,
  ...["never", "always"].map((status) => ({ ...OFFER, breakEven: { status } })),
];

/** One addon of each kind, with all of its optional fields. */
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
    suggestUrl: "/s",
    skip: { value: "v", label: "l" },
  },
  {
    kind: "offers",
    offers: OFFERS,
    referenceSpendEur: 900,
    referenceLabel: "l",
    isMedian: true,
    isReferenceEstimate: false,
    query: "consumo=2700",
    opened: { slug: "s", note: "n" },
  },
  { kind: "file", label: "l", accept: ["application/pdf"], maxBytes: 1_000_000, notice: "n" },
  { kind: "pdf", label: "l", url: "/u", page: "/p", own: "/o" },
  {
    kind: "consents",
    boxes: [{ name: "n", label: "l", required: true, link: { label: "l", url: "/u" } }],
    submit: "s",
  },
];
const DRAFT = { ...toEmptyDraft("AFF"), offers: ["o"], rates: [EMPTY_RATE] };
const MESSAGE = {
  ...{ id: "i", owner: "volpe", step: 1, messages: ["m"], dto: DRAFT },
  ...{ known: [{ label: "l", value: "v", step: 1 }], refused: "invalid-answer" },
};
const ERRORS = [{ code: "invalid-answer", message: "No.", field: "f" }];
const PENDING = [
  { kind: "answer", id: "i", step: 1, text: "t", value: ["v"] },
  { kind: "rewind", id: "i", step: 1 },
];
const UUID = "0b1e6c3a-0000-4000-8000-000000000000";

export type Row = [
  name: string,
  schema: TSchema,
  guard: (value: unknown) => boolean,
  whole: object | string,
];

/** An example of each guarded schema; with all examples of a schema every field occurs. */
export const ROWS: Row[] = [
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
      favourites: [{ list: "preferiti", entry: "s", label: "l", removed: true, at: 1 }],
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
  ["random key", RandomKey, page.isRandomKey, "abcdefghijklmnopqrst-_"],
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
          ...{ fields: [{ field: "f", value: "v" }], files: ["f"], answer: "", refusal: "" },
        },
      ],
    },
  ],
  ["ticket place", TicketPlace, page.isTicketPlace, { slug: "s", message: "m" }],
];
