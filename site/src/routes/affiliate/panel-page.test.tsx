import { fireEvent, screen } from "@testing-library/react";
import type { AffiliateHookRequest, AffiliatePayee } from "@volpe/contract";
import { ApiError } from "@volpe/core";
import { RouterContextProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { clientContext } from "../../page/client-context.ts";
import { createFakeClient, TEST_LOGIN } from "../testing/fake-client.ts";
import * as page from "./panel-page.tsx";
import { BUSY, HOOKS, REPORT, renderPanel, ZERO } from "./test-panel.tsx";

it("shows a report with its sums and its file", async () => {
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

it("shows a sentence instead of a chart for a figure that is zero on every day", async () => {
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
  const none = { sub: "Senza", pagina: "Pagina non nota", widget: "Non si sa" }[per];
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

it("shows the last month if the days are out of order", async () => {
  const asked = renderPanel({
    url: "/affiliate/pannello?per=widget&dal=2026-11-30&al=2026-11-01",
    figures: (query) => {
      if ((query as { dal?: string }).dal === undefined) {
        return REPORT;
      }
      const message = "Scegli due giorni in ordine, al massimo un anno.";
      throw new ApiError(422, [{ code: "invalid-field", field: "dal", message }]);
    },
  });
  expect(await screen.findByText(/Scegli due giorni in ordine/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Dal").value).toBe("2026-11-30");
  expect(screen.getByLabelText<HTMLInputElement>("Al").value).toBe("2026-11-01");
  expect(asked.at(-1)).toEqual({ per: "widget" });
});

it("ignores a grouping in its address that does not exist", async () => {
  const asked = renderPanel({
    url: "/affiliate/pannello?per=anno&dal=2026-11-01&al=2026-11-30",
    figures: (query) => {
      if ((query as { per?: string }).per === undefined) {
        return REPORT;
      }
      throw new ApiError(422, [{ code: "invalid-field", field: "per", message: "Non c’è." }]);
    },
  });
  expect(await screen.findByRole("heading", { name: "I conti" })).toBeDefined();
  expect(asked).toEqual([{ dal: "2026-11-01", al: "2026-11-30" }]);
});

it("shows why a bank account was refused", async () => {
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

it("refuses an intent that no form of the page has, and removes no receiver", async () => {
  const removed: unknown[] = [];
  const client = createFakeClient({
    cookies: { auth: TEST_LOGIN },
    calls: { "DELETE /affiliates/me/hooks/h1": (call) => removed.push(call) },
  });
  const context = new RouterContextProvider();
  context.set(clientContext, client);
  const send = (intent: string) => {
    const body = new URLSearchParams({ intent, hook: "h1" });
    const request = new Request("https://volpe.example/affiliate/pannello", {
      ...{ method: "POST", body },
    });
    return page.action({ request, context, params: {} } as never);
  };
  await expect(send("hook-pause")).rejects.toMatchObject({ init: { status: 400 } });
  expect(removed).toEqual([]);
  await send("hook-delete");
  expect(removed).toHaveLength(1);
});

it("shows the attempts so far and the secret of a new receiver", async () => {
  const sent: AffiliateHookRequest[] = [];
  renderPanel({
    addHook: (request) => {
      sent.push(request);
      return { hook: HOOKS.hooks[0], secret: "whsec_prova" };
    },
  });
  await screen.findByRole("heading", { level: 1 });
  const cells = [...document.querySelectorAll("[aria-labelledby=eventi] tbody tr")];
  const concluded = "contract.concluded";
  const [webhook, postback] = ["Webhook a esempio.it/eventi", "Postback a esempio.it/s2s/{sub}"];
  expect(
    cells.map((row) => [...row.querySelectorAll("span")].map(({ textContent }) => textContent)),
  ).toEqual([
    [
      ...["21 novembre 2026, 11:01", concluded, webhook, "Evento r-7", "Ha risposto 500."],
      "Riproviamo il 21 novembre 2026, 11:06",
    ],
    [
      ...["21 novembre 2026, 11:00", concluded, webhook, "Evento r-7", "Ha risposto 500."],
      "Riprovato il 21 novembre 2026, 11:01",
    ],
    [
      ...["21 novembre 2026, 11:00", concluded, postback, "Evento r-7", "Non ha risposto."],
      "Non riproviamo più",
    ],
    [
      ...["21 novembre 2026, 10:00", "test", postback, "Evento t-1", "Non ha risposto."],
      "Una prova si manda una volta sola",
    ],
    [
      ...["21 novembre 2026, 09:00", "lead.created", webhook, "Evento r-6"],
      ...["Consegnato (204)", "Non serve altro"],
    ],
  ]);
  fireEvent.change(screen.getByLabelText("Come"), { target: { value: "postback" } });
  fireEvent.change(screen.getByLabelText("Indirizzo"), {
    target: { value: "https://esempio.it/s2s?e={type}" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Aggiungi" }));
  await screen.findByText("whsec_prova");
  expect(sent).toEqual([{ kind: "postback", url: "https://esempio.it/s2s?e={type}" }]);
});
