import { fireEvent, screen, waitFor } from "@testing-library/react";
import {
  AFFILIATE_TERMS,
  type AffiliateHookRequest,
  type AffiliateHooks,
  type AffiliatePayee,
  type AffiliateReport,
  type AffiliateView,
} from "@volpe/contract";
import { ApiError } from "@volpe/core";
import { expect, it } from "vitest";
import { DocumentHeadContext } from "../../page/document-head.ts";
import { createFakeClient, TEST_LOGIN } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./panel-page.tsx";

const OWN: NonNullable<AffiliateView> = {
  state: "approved",
  codes: ["sito-abcde"],
  site: "www.esempio.it",
  termsVersion: AFFILIATE_TERMS.version,
  acceptedAt: "2026-11-21T10:00:00Z",
  holder: "",
  iban: "",
  balance: { pendingCents: 2000, approvedCents: -500, paidCents: 123_400 },
};
const ZERO = {
  ...{ arrivals: 0, conversations: 0, leads: 0, quotes: 0, contracts: 0 },
  ...{ commissionCents: 0, flagged: 0 },
};
const BUSY = { ...ZERO, arrivals: 1200, contracts: 1, commissionCents: 2000, flagged: 3 };
const REPORT: AffiliateReport = {
  per: "widget",
  from: "2026-11-01",
  to: "2026-11-30",
  rows: [
    { key: "link", figures: BUSY },
    { key: "assistente", figures: { ...ZERO, contracts: 1, commissionCents: -2000 } },
  ],
  total: { ...BUSY, contracts: 2, commissionCents: 0 },
};

const HOOKS: AffiliateHooks = {
  hooks: [
    {
      id: "h1",
      kind: "webhook",
      url: "https://esempio.it/eventi",
      createdAt: "2026-11-21T10:00:00Z",
    },
  ],
  attempts: [
    {
      ...{ hook: "h1", type: "contract.concluded", status: 500, fault: "Ha risposto 500." },
      ...{ at: "2026-11-21T10:00:00Z", nextAt: "2026-11-21T10:01:00Z" },
    },
  ],
};

/** The page on a site whose origin is known, as links need it. */
function Shown() {
  return (
    <DocumentHeadContext value={{ origin: "https://volpe.example" }}>
      <page.Component />
    </DocumentHeadContext>
  );
}

function renderPanel({
  url = "/affiliate/pannello",
  own = OWN as AffiliateView,
  report = REPORT,
  pay = () => OWN as AffiliateView,
  addHook = () => ({ hook: HOOKS.hooks[0], secret: "whsec_prova" }),
}: {
  url?: string;
  own?: AffiliateView;
  report?: AffiliateReport;
  pay?: (payee: AffiliatePayee) => AffiliateView;
  addHook?: (request: AffiliateHookRequest) => unknown;
} = {}) {
  const asked: unknown[] = [];
  const client = createFakeClient({
    cookies: { auth: TEST_LOGIN },
    calls: {
      "GET /affiliates/me": () => own,
      "GET /affiliates/me/figures": ({ query }) => {
        asked.push(query);
        return report;
      },
      "GET /affiliates/me/hooks": () => HOOKS,
      "POST /affiliates/me/hooks": ({ body }) => addHook(body as AffiliateHookRequest),
      "PATCH /affiliates/me": ({ body }) => pay(body as AffiliatePayee),
    },
  });
  client.session.restore();
  renderRoute({ ...page, Component: Shown }, { path: "/affiliate/pannello", url, client });
  return asked;
}

it("shows the sums, the table with its total, and the file of the same report", async () => {
  const asked = renderPanel({ url: "/affiliate/pannello?per=widget&dal=2026-11-01" });
  await screen.findByRole("heading", { level: 1 });
  expect(asked).toEqual([{ per: "widget", dal: "2026-11-01" }]);
  expect(document.querySelector(".panel-balance")?.textContent).toBe(
    "In attesa20,00\u00a0€Da pagare−5,00\u00a0€Pagati1.234,00\u00a0€",
  );
  const rows = [...document.querySelectorAll("[aria-labelledby=conti] :is(tbody, tfoot) tr")].map(
    (row) => [...row.children].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ["Link", "1.200", "0", "0", "0", "1", "20,00\u00a0€", "3"],
    ["Assistente", "0", "0", "0", "0", "1", "−20,00\u00a0€", "0"],
    ["Totale", "1.200", "0", "0", "0", "2", "0,00\u00a0€", "3"],
  ]);
  expect(screen.getByRole("link", { name: "Scarica il CSV" }).getAttribute("href")).toBe(
    "/affiliate/conti.csv?per=widget&dal=2026-11-01&al=2026-11-30",
  );
});

/** Each chart's label, total and bars: the drawn height of a day, or a group's name and figure. */
function readCharts() {
  return [...document.querySelectorAll(".panel-charts figure")].map((chart) => ({
    head: chart.querySelector("figcaption")?.textContent,
    days: [...chart.querySelectorAll(":scope > svg [class$=bar], :scope > svg [class$=loss]")].map(
      (bar) => `${bar.getAttribute("class")?.split("__")[1]} ${bar.getAttribute("height")}`,
    ),
    rows: [...chart.querySelectorAll("li")].map(
      (row) =>
        `${row.textContent} ${Math.round(Number(row.querySelector("rect")?.getAttribute("width")))}`,
    ),
  }));
}

it("charts every counted figure by days, each bar as high as its row says", async () => {
  const figures = {
    ...{ arrivals: 8, conversations: 4, leads: 4, quotes: 2, contracts: 1 },
    ...{ commissionCents: 2000, flagged: 3 },
  };
  const from = "2026-11-01";
  renderPanel({
    report: {
      ...{ per: "giorno", from, to: "2026-11-03" },
      rows: [
        { key: from, figures },
        { key: "2026-11-02", figures: { ...ZERO, arrivals: 2, conversations: 1 } },
        { key: "2026-11-03", figures: { ...ZERO, commissionCents: -2000 } },
      ],
      total: { ...figures, arrivals: 10, conversations: 5, commissionCents: 0 },
    },
  });
  await screen.findByRole("heading", { level: 1 });
  const only = ["bar 72", "bar 0", "bar 0"];
  expect(readCharts()).toEqual([
    { head: "Arrivi 10", days: ["bar 72", "bar 18", "bar 0"], rows: [] },
    { head: "Conversazioni 5", days: ["bar 72", "bar 18", "bar 0"], rows: [] },
    { head: "Richieste 4", days: only, rows: [] },
    { head: "Preventivi 2", days: only, rows: [] },
    { head: "Contratti 1", days: only, rows: [] },
    { head: "Commissioni 0,00\u00a0€", days: ["bar 36", "bar 0", "loss 36"], rows: [] },
  ]);
  expect(screen.queryByText("Niente in questi giorni.")).toBeNull();
  const columns = [...document.querySelectorAll("[aria-labelledby=conti] thead th")];
  expect(columns.slice(1, -1).map((column) => column.textContent)).toEqual(
    readCharts().map(({ head }) => head?.split(" ")[0]),
  );
});

it("says of a figure without any day that there is nothing, instead of an empty chart", async () => {
  const day = "2026-11-01";
  const figures = { ...ZERO, arrivals: 2 };
  renderPanel({
    report: {
      ...{ per: "giorno", from: day, to: day },
      ...{ rows: [{ key: day, figures }], total: figures },
    },
  });
  await screen.findByRole("heading", { level: 1 });
  expect(screen.getAllByText("Niente in questi giorni.")).toHaveLength(5);
  expect(readCharts().map(({ days }) => days.length)).toEqual([1, 0, 0, 0, 0, 0]);
});

it.each([
  ["pagina", "/blog/bolletta", "/blog/bolletta"],
  ["sub", "maggio", "maggio"],
  ["widget", "carte", "Offerte"],
] as const)("charts every counted figure by %s, the largest first", async (per, key, label) => {
  const few = { ...ZERO, arrivals: 3, conversations: 1 };
  renderPanel({
    report: {
      ...{ per, from: "2026-11-01", to: "2026-11-30" },
      rows: [
        { key: "", figures: few },
        { key, figures: BUSY },
      ],
      total: { ...BUSY, arrivals: 1203, conversations: 1 },
    },
  });
  await screen.findByRole("heading", { level: 1 });
  expect(screen.getAllByText("Niente in questi giorni.")).toHaveLength(2);
  const none = per === "sub" ? "Senza" : "Non si sa";
  const byGroup = (rows: string[]) => ({ days: [], rows });
  expect(readCharts()).toEqual([
    { head: "Arrivi 1.203", ...byGroup([`${label} 1.200 320`, `${none} 3 1`]) },
    { head: "Conversazioni 1", ...byGroup([`${none} 1 320`]) },
    { head: "Richieste 0", ...byGroup([]) },
    { head: "Preventivi 0", ...byGroup([]) },
    { head: "Contratti 1", ...byGroup([`${label} 1 320`]) },
    { head: "Commissioni 20,00\u00a0€", ...byGroup([`${label} 20,00\u00a0€ 320`]) },
  ]);
});

it("makes a link and its QR code from the address, with or without a script", async () => {
  renderPanel({ url: "/affiliate/pannello?indirizzo=/offerte/luce&sub=maggio" });
  await screen.findByRole("heading", { level: 1 });
  expect(
    screen.getByText(/\/offerte\/luce\?tracking=sito-abcde--maggio$/, { selector: "code" }),
  ).toBeDefined();
  expect(document.querySelector<HTMLImageElement>(".panel-made img")?.src).toContain(
    encodeURIComponent("/offerte/luce?tracking=sito-abcde--maggio"),
  );
  fireEvent.change(screen.getByLabelText("Pagina"), {
    target: { value: "https://altro.example/" },
  });
  expect(await screen.findByText(/Questo non è un indirizzo di Volpe/)).toBeDefined();
});

it("changes snippet and preview with every attribute", async () => {
  renderPanel();
  await screen.findByRole("heading", { level: 1 });
  fireEvent.change(screen.getByLabelText("Colori"), { target: { value: "dark" } });
  const snippet = () => document.querySelector(".panel-snippet code")?.textContent;
  expect(snippet()).toContain('<volpe-quote-assistant tracking="sito-abcde" theme="dark">');
  expect(document.querySelector("volpe-quote-assistant")?.getAttribute("theme")).toBe("dark");
  // A preview that named the affiliate would count its own trials.
  expect(document.querySelector("volpe-quote-assistant")?.hasAttribute("tracking")).toBe(false);
  fireEvent.change(screen.getByLabelText("Widget", { selector: "select" }), {
    target: { value: "preferiti" },
  });
  fireEvent.click(await screen.findByLabelText("Mostra quanti"));
  await waitFor(() => expect(snippet()).toContain("volpe-favourites-button"));
  expect(snippet()).toMatch(/ count><svg .*<\/volpe-favourites-button>/);
});

it("stores the bank account, and names a wrong field", async () => {
  const sent: AffiliatePayee[] = [];
  renderPanel({
    pay: (payee) => {
      sent.push(payee);
      throw new ApiError(422, [
        { code: "invalid-field", field: "iban", message: "Controlla l’IBAN." },
      ]);
    },
  });
  fireEvent.change(await screen.findByLabelText("Intestatario"), {
    target: { value: "Anna Bianchi" },
  });
  fireEvent.change(screen.getByLabelText("IBAN"), { target: { value: "IT00" } });
  fireEvent.click(screen.getByRole("button", { name: "Salva il conto" }));
  expect((await screen.findAllByText("Controlla l’IBAN.")).length).toBeGreaterThan(0);
  expect(sent).toEqual([{ holder: "Anna Bianchi", iban: "IT00" }]);
});

it("shows a new receiver's secret once, and the tries so far", async () => {
  const sent: AffiliateHookRequest[] = [];
  renderPanel({
    addHook: (request) => {
      sent.push(request);
      return { hook: HOOKS.hooks[0], secret: "whsec_prova" };
    },
  });
  await screen.findByRole("heading", { level: 1 });
  const cells = [...document.querySelectorAll("[aria-labelledby=eventi] tbody tr > *")];
  expect(cells.map((cell) => cell.textContent)).toEqual([
    "21 novembre 2026, 11:00",
    "contract.concluded",
    "esempio.it",
    "Ha risposto 500.",
    "21 novembre 2026, 11:01",
  ]);
  fireEvent.change(screen.getByLabelText("Come"), { target: { value: "postback" } });
  fireEvent.change(screen.getByLabelText("Indirizzo"), {
    target: { value: "https://esempio.it/s2s?e={type}" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Aggiungi" }));
  await screen.findByText("whsec_prova");
  expect(sent).toEqual([{ kind: "postback", url: "https://esempio.it/s2s?e={type}" }]);
});
