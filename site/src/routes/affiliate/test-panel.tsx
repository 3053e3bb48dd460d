import {
  AFFILIATE_TERMS,
  type AffiliateHookRequest,
  type AffiliateHooks,
  type AffiliateLedger,
  type AffiliatePayee,
  type AffiliateReport,
  type AffiliateView,
  type BrandSummary,
  type ItemsRequest,
} from "@volpe/contract";
import { DocumentHeadContext } from "../../page/document-head.ts";
import { createFakeClient, TEST_LOGIN } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./panel-page.tsx";

export const VIEW: NonNullable<AffiliateView> = {
  state: "approved",
  codes: ["sito-abcde"],
  site: "www.esempio.it",
  termsVersion: AFFILIATE_TERMS.version,
  acceptedAt: "2026-11-21T10:00:00Z",
  holder: "",
  iban: "",
  balance: { pendingCents: 2000, approvedCents: -500, paidCents: 123_400 },
};
export const ZERO = {
  ...{ arrivals: 0, conversations: 0, leads: 0, quotes: 0, contracts: 0 },
  ...{ commissionCents: 0, flagged: 0 },
};
export const BUSY = { ...ZERO, arrivals: 1200, contracts: 1, commissionCents: 2000, flagged: 3 };
export const REPORT: AffiliateReport = {
  per: "widget",
  from: "2026-11-01",
  to: "2026-11-30",
  rows: [
    { key: "link", figures: BUSY },
    { key: "assistente", figures: { ...ZERO, contracts: 1, commissionCents: -2000 } },
  ],
  total: { ...BUSY, contracts: 2, commissionCents: 0 },
};

export const HOOKS: AffiliateHooks = {
  hooks: [
    {
      id: "h1",
      kind: "webhook",
      url: "https://esempio.it/eventi",
      createdAt: "2026-11-21T10:00:00Z",
    },
    {
      ...{ id: "h2", kind: "postback", url: "https://esempio.it/s2s/{sub}?chiave=segreta" },
      createdAt: "2026-11-21T10:00:00Z",
    },
  ],
  attempts: [
    {
      ...{ hook: "h1", event: "r-7", type: "contract.concluded" },
      ...{ status: 500, fault: "Ha risposto 500." },
      ...{ at: "2026-11-21T10:01:00Z", retriedAt: null, nextAt: "2026-11-21T10:06:00Z" },
    },
    {
      ...{ hook: "h1", event: "r-7", type: "contract.concluded" },
      ...{ status: 500, fault: "Ha risposto 500." },
      ...{ at: "2026-11-21T10:00:00Z", retriedAt: "2026-11-21T10:01:00Z", nextAt: null },
    },
    {
      ...{ hook: "h2", event: "r-7", type: "contract.concluded" },
      ...{ status: null, fault: "Non ha risposto." },
      ...{ at: "2026-11-21T10:00:00Z", retriedAt: null, nextAt: null },
    },
    {
      ...{ hook: "h2", event: "t-1", type: "test", status: null, fault: "Non ha risposto." },
      ...{ at: "2026-11-21T09:00:00Z", retriedAt: null, nextAt: null },
    },
    {
      ...{ hook: "h1", event: "r-6", type: "lead.created", status: 204, fault: "" },
      ...{ at: "2026-11-21T08:00:00Z", retriedAt: null, nextAt: null },
    },
  ],
};

const NO_LEDGER: AffiliateLedger = {
  ...{ entries: [], count: 0 },
  total: { pendingCents: 0, approvedCents: 0, paidCents: 0 },
};

const BRANDS: BrandSummary[] = [
  {
    ...{ id: "enerluna", name: "Enerluna S.p.A." },
    offers: [{ tipology: "luce", destination: "privati", count: 2, path: "/offerte/luce" }],
  },
  { id: "fiat", name: "Fiat", offers: [] },
];

/** The page on a site whose origin is known, as links need it. */
function Shown() {
  return (
    <DocumentHeadContext value={{ origin: "https://volpe.example" }}>
      <page.Component />
    </DocumentHeadContext>
  );
}

/** The panel of an affiliate. Returns the queries for figures that it sent. */
export function renderPanel({
  url = "/affiliate/pannello",
  view = VIEW as AffiliateView,
  ledger = NO_LEDGER,
  report = REPORT,
  figures = () => report,
  pay = () => VIEW as AffiliateView,
  addHook = () => ({ hook: HOOKS.hooks[0], secret: "whsec_prova" }),
}: {
  url?: string;
  view?: AffiliateView;
  ledger?: AffiliateLedger;
  report?: AffiliateReport;
  figures?: (query: unknown) => AffiliateReport;
  pay?: (payee: AffiliatePayee) => AffiliateView;
  addHook?: (request: AffiliateHookRequest) => unknown;
} = {}) {
  const asked: unknown[] = [];
  let known = view;
  const client = createFakeClient({
    cookies: { auth: TEST_LOGIN },
    calls: {
      "GET /affiliates/me": () => known,
      "GET /affiliates/me/figures": ({ query }) => {
        asked.push(query);
        return figures(query);
      },
      "GET /affiliates/me/entries": () => ledger,
      "GET /affiliates/me/hooks": () => HOOKS,
      "GET /frontend/brands": () => BRANDS,
      "POST /items/visualizzati": ({ body }) =>
        (body as ItemsRequest).slugs
          .filter((slug) => slug.startsWith("luce-"))
          .map((slug) => ({ slug })),
      "POST /affiliates/me/hooks": ({ body }) => addHook(body as AffiliateHookRequest),
      "DELETE /affiliates/me": () => {
        known = known && { ...known, state: "off" };
        return known;
      },
      "PATCH /affiliates/me": ({ body }) => pay(body as AffiliatePayee),
    },
  });
  client.session.restore();
  renderRoute({ ...page, Component: Shown }, { path: "/affiliate/pannello", url, client });
  return asked;
}
