import {
  AccountDetail,
  AccountLists,
  CustomerRequest,
  Device,
  TicketPlace,
  TicketSummary,
  TicketThread,
} from "@volpe/contract";
import type { TSchema } from "typebox";
import { Check } from "typebox/value";
import { expect, test } from "vitest";
import { isAccountDetail, isDevice } from "./account-calls.ts";
import { isCustomerRequest } from "./customer-request-calls.ts";
import { isAccountLists } from "./sync-call.ts";
import { isTicketPlace, isTicketSummary, isTicketThread } from "./ticket-calls.ts";

const SUMMARY = {
  slug: "s",
  number: "V-1",
  subject: "Domanda",
  state: "open",
  rate: null,
  unread: 0,
  lastMessage: "m",
  excerpt: "Buongiorno",
  createdAt: "2026-11-21T10:00:00Z",
  changedAt: "2026-11-21T10:00:00Z",
};
const MESSAGE = {
  id: "m",
  author: "operator",
  text: "Ecco",
  attachments: [{ id: "a", name: "b.pdf", bytes: 10, mediaType: "application/pdf" }],
  sentAt: "2026-11-21T10:00:00Z",
  readAt: null,
};
const LISTS = { preferiti: ["a"], items: ["b"], labels: ["Bi"], brands: ["B"] };
const ADDRESS_FIELDS = [
  "address",
  "street",
  "postal_code",
  "city",
  "province",
  "country",
  "latitude",
  "longitude",
  "region",
];
const DETAIL = {
  id: "u1",
  name: "Anna",
  email: "anna@example.it",
  pendingEmail: null,
  phone: "",
  shipping: Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, ""])),
  position: { latitude: 45, longitude: 9 },
  hasPassword: true,
  providers: ["google"],
  consents: [
    { category: "marketing", granted: true, text: "t", policyVersion: "v", givenAt: "2026-11-21" },
  ],
  createdAt: "2026-11-21T10:00:00Z",
};
const DEVICE = { id: "d", name: "Firefox", current: true, since: "2026", lastSeen: "2026" };
const REQUEST = {
  id: "r",
  kind: "quote",
  tipology: "luce",
  title: "Luce",
  state: "Pronto",
  nextStep: "Guardalo",
  action: { label: "Apri", path: "/preventivo/r" },
  rate: "r",
  saving: null,
  tickets: [{ slug: "s", number: "V-1" }],
  createdAt: "2026",
};

type Row = [name: string, whole: object, schema: TSchema, guard: (value: unknown) => boolean];
const ROWS: Row[] = [
  ["an account", DETAIL, AccountDetail, isAccountDetail],
  ["a device", DEVICE, Device, isDevice],
  ["a ticket's line", SUMMARY, TicketSummary, isTicketSummary],
  ["a thread", { ...SUMMARY, messages: [MESSAGE] }, TicketThread, isTicketThread],
  ["a message's place", { slug: "s", message: "m" }, TicketPlace, isTicketPlace],
  ["an account's lists", LISTS, AccountLists, isAccountLists],
  ["a request", REQUEST, CustomerRequest, isCustomerRequest],
];

test.each(ROWS)("%s is taken whole and refused damaged, as by its schema", (...row) => {
  const [, whole, schema, guard] = row;
  expect([guard(whole), Check(schema, whole)]).toEqual([true, true]);
  for (const field of Object.keys(whole)) {
    for (const value of [undefined, 7, "x", null, [], {}, true, [{}]]) {
      const damaged = { ...whole, [field]: value };
      expect([field, value, guard(damaged)]).toEqual([field, value, Check(schema, damaged)]);
    }
  }
});
