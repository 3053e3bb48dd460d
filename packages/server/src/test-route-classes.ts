import { AFFILIATE_TERMS, EMPTY_ADDRESS } from "@volpe/contract";
import type { Call, Holder } from "./test-holders.ts";

/** Routes whose id names something that everybody may read. */
export const PUBLIC_BY_ID: readonly string[] = [
  "GET /seller-papers/{sha256}.pdf",
  "GET /offers/{slug}",
  "GET /vehicles/{slug}",
  "GET /vehicles/{vehicle}/{variant}",
  "GET /terminals/{slug}",
  "GET /internet/{slug}",
  "GET /posts/{slug}",
  "GET /faqs/{slug}",
  "GET /places/regions/{region}",
  "GET /places/{province}",
  "GET /frontend/brand/{id}",
  "GET /contracts/offers/{slug}",
];

/** Routes without an id that answer everybody the same, or only store what the caller sends. */
export const PUBLIC: readonly string[] = [
  "POST /frontend/tracking",
  "GET /affiliates/qr.svg",
  "GET /offers",
  "GET /offers/excluded",
  "GET /offers/compare",
  "GET /offers.csv",
  "GET /internet",
  "GET /internet/compare",
  "GET /terminals",
  "GET /terminals/compare",
  "GET /vehicles",
  "GET /vehicles/compare",
  "GET /estimate",
  "POST /estimate",
  "POST /reminders",
  "GET /reminders/expiry.ics",
  "POST /rates",
  "POST /bills",
  "GET /contracts/places",
  "GET /posts",
  "GET /faqs",
  "GET /places",
  "GET /places/resolve",
  "GET /places/near",
  "GET /assistant/greeting",
  "GET /search",
  "GET /search/suggestions",
  "POST /menu",
  "GET /frontend/brands",
  "GET /items",
  "POST /items/visualizzati",
  "POST /contacts",
  "POST /auth/signin",
  "POST /auth/logintoken",
  "GET /auth/providers",
  "GET /auth/google/url",
  "GET /auth/facebook/url",
  "POST /frontend/consents",
];

/** A route of the logged-in account. `holds` is a text of the account that the answer contains. */
type LoginCall = { payload?: object; holds?: (of: Holder) => string };

/** The last routes end what the others need. */
export const BY_LOGIN: Readonly<Record<string, LoginCall>> = {
  "GET /affiliates/me": {},
  "PATCH /affiliates/me": {
    payload: { holder: "Bruno Verdi", iban: "IT60X0542811101000000123456" },
  },
  "POST /affiliates": {
    payload: { site: "www.altro.it", accepted: true, version: AFFILIATE_TERMS.version },
  },
  "DELETE /affiliates/me": {},
  "GET /affiliates/me/entries": {},
  "GET /affiliates/me/entries.csv": {},
  "GET /affiliates/me/figures": {},
  "GET /affiliates/me/figures.csv": {},
  "GET /affiliates/me/hooks": { holds: ({ hook }) => hook },
  "POST /affiliates/me/hooks": {
    payload: { kind: "webhook", url: "https://altro.invalid/eventi" },
  },
  "GET /contracts": { holds: ({ contract }) => contract.id },
  "GET /auth/detail": { holds: ({ email }) => email },
  "GET /auth/sessions": { holds: ({ session }) => session },
  "GET /auth/lists": { holds: ({ favourite }) => favourite },
  "GET /auth/consents": {},
  "GET /requests": { holds: ({ rate }) => rate },
  "GET /tickets": { holds: ({ ticket }) => ticket.slug },
  "GET /auth/export": { holds: ({ rate }) => rate },
  "POST /auth/syncdata": { payload: { preferiti: [] } },
  "POST /auth/consents": { payload: { marketing: true } },
  "PATCH /auth/update/cambiopassword": {
    payload: { current: "", password: "tre topi sotto il letto", endOthers: true },
  },
  "PATCH /auth/update/personaldata": {
    payload: { name: "Bruno Verdi", email: "bruno@example.it", phone: "" },
  },
  "PATCH /auth/update/shippingdata": { payload: EMPTY_ADDRESS },
  "POST /auth/saveposition": { payload: { latitude: 45.46, longitude: 9.19 } },
  "DELETE /auth/saveposition": {},
  "POST /auth/erasure/link": {},
  "POST /auth/erasure": { payload: { password: "indovinata a caso" } },
  "DELETE /auth/sessions": {},
};

/** Routes whose object is named by a secret in the query or the body, which is guessed here. */
export const BY_SECRET: Readonly<Record<string, (guess: string, of: Holder) => Call>> = {
  "GET /auth/active": (guess) => ({ path: `/auth/active?token=${guess}` }),
  "GET /auth/decode": (guess) => ({ path: `/auth/decode?token=${guess}` }),
  "POST /auth/login": (guess, { email }) => ({
    path: "/auth/login",
    payload: { email, password: guess },
  }),
  "POST /auth/loginbytoken": (token) => ({ path: "/auth/loginbytoken", payload: { token } }),
  "POST /auth/ripristino": (token) => ({
    path: "/auth/ripristino",
    payload: { token, password: "tre topi sotto il letto" },
  }),
  "POST /auth/refreshtoken": (token) => ({ path: "/auth/refreshtoken", payload: { token } }),
  "POST /auth/logout": (token) => ({ path: "/auth/logout", payload: { token } }),
  "POST /auth/google": (guess) => ({
    path: "/auth/google",
    payload: { code: guess, state: guess },
  }),
  "POST /auth/facebook": (guess) => ({
    path: "/auth/facebook",
    payload: { code: guess, state: guess },
  }),
  "POST /reminders/confirm": (key, { rate }) => ({
    path: "/reminders/confirm",
    payload: { reference: rate, key },
  }),
  "POST /unsubscribe": (key, { rate }) => ({
    path: "/unsubscribe",
    payload: { reference: rate, key },
  }),
  "POST /assistant/continue": (guess) => ({
    path: "/assistant/continue",
    payload: { token: guess, key: guess },
  }),
};

/** Routes whose body may name somebody else's quote. */
export const BY_BODY: readonly string[] = ["POST /contracts", "POST /tickets"];
