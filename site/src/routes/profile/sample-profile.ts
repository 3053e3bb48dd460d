import {
  type AccountDetail,
  CONSENT_TEXTS,
  CONSENT_VERSIONS,
  type CustomerRequest,
  type Device,
  EMPTY_ADDRESS,
  type TicketSummary,
} from "@volpe/contract";
import type { ApiRequest } from "@volpe/core";

const DAY = "2026-11-20T09:05:00.000Z";

/** The answer of `GET /auth/detail`, for tests. */
export function createDetail(changes: Partial<AccountDetail> = {}): AccountDetail {
  return {
    id: "u1",
    name: "Anna Bianchi",
    email: "anna@esempio.it",
    pendingEmail: null,
    phone: "",
    shipping: EMPTY_ADDRESS,
    position: null,
    hasPassword: true,
    providers: [],
    consents: [
      {
        category: "privacy",
        granted: true,
        text: CONSENT_TEXTS.privacy,
        policyVersion: CONSENT_VERSIONS.marketing,
        givenAt: DAY,
      },
    ],
    createdAt: DAY,
    ...changes,
  };
}

const DEVICES: Device[] = [
  { id: "d2", name: "Safari su iPhone", current: false, since: DAY, lastSeen: DAY },
  { id: "d1", name: "Firefox su Windows", current: true, since: DAY, lastSeen: DAY },
];

export function createRequest(changes: Partial<CustomerRequest> = {}): CustomerRequest {
  return {
    id: "r1",
    kind: "quote",
    tipology: "luce",
    title: "Luce per la casa, 2.700 kWh",
    state: "Preventivo pronto",
    path: [{ name: "Preventivo", state: "now" }],
    nextStep: "Scegli l’offerta che preferisci.",
    isYours: true,
    action: { label: "Apri il preventivo", path: "/preventivo/abc" },
    rate: "abc",
    saving: "182,40 € l’anno",
    tickets: [{ slug: "s1", number: "V-2041" }],
    createdAt: DAY,
    ...changes,
  };
}

export const TICKET: TicketSummary = {
  slug: "s1",
  number: "V-2041",
  subject: "La quota fissa non torna",
  state: "answered",
  isFromChat: false,
  rate: "abc",
  unread: 1,
  lastMessage: "m2",
  excerpt: "Hai ragione",
  createdAt: DAY,
  changedAt: DAY,
};

type Calls = Record<string, (call: Parameters<ApiRequest>[0]) => unknown>;

/** Everything that the profile's loader asks for. */
export function createProfileCalls(changes: Partial<AccountDetail> = {}): Calls {
  return {
    "GET /auth/detail": () => createDetail(changes),
    "GET /auth/consents": () => createDetail(changes).consents,
    "GET /auth/sessions": () => DEVICES,
    "GET /affiliates/me": () => null,
    "GET /requests": () => [createRequest()],
    "GET /tickets": () => [TICKET],
  };
}
