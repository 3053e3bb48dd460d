import { act, screen } from "@testing-library/react";
import type { TicketPlace, TicketSummary } from "@volpe/contract";
import { OfflineError } from "@volpe/core";
import { expect, it, vi } from "vitest";
import { createFakeClient, TEST_LOGIN } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import { createSampleTicket } from "./sample-tickets.ts";
import * as page from "./tickets-page.tsx";
import { useTicketFeed } from "./use-ticket-feed.ts";

vi.mock(import("./use-ticket-feed.ts"), async (original) => ({
  ...(await original()),
  useTicketFeed: vi.fn(),
}));

/** Calls the callback of the mocked feed. */
const tell = (place: TicketPlace | null) =>
  act(async () => vi.mocked(useTicketFeed).mock.lastCall?.[0](place));

function renderTickets(answer: () => TicketSummary[]) {
  const client = createFakeClient({
    cookies: { auth: TEST_LOGIN },
    calls: { "GET /tickets": answer },
  });
  renderRoute(page, { path: "/tickets", client });
  return screen.findByRole("heading", { level: 1, name: "Assistenza" });
}

it("shows state, unread answers and time of each ticket", async () => {
  await renderTickets(() => [
    createSampleTicket({ state: "answered", unread: 2, lastMessage: "m9" }),
    createSampleTicket({ slug: "s2", subject: "Voltura", state: "closed" }),
  ]);
  const [first, second] = screen.getAllByRole("listitem");
  expect(first?.textContent).toContain("Tocca a te");
  expect(first?.textContent).toContain("2 risposte da leggere");
  expect(first?.textContent).toContain("V-2041 · 21 novembre 2026, 00:30");
  expect(first?.textContent).toContain("In bolletta leggo 12 euro al mese.");
  expect(screen.getByRole("link", { name: "La quota fissa non torna" }).getAttribute("href")).toBe(
    "/tickets/s1/m9#messaggio-m9",
  );
  expect(second?.textContent).toContain("Chiusa");
  expect(second?.textContent).not.toContain("da leggere");
  expect(screen.getByRole("link", { name: "Apri una richiesta" }).getAttribute("href")).toBe(
    "/tickets/create/nuovo",
  );
});

it("distinguishes a ticket of the chat from one of the account", async () => {
  await renderTickets(() => [
    createSampleTicket({ isFromChat: true }),
    createSampleTicket({ slug: "s2" }),
  ]);
  const words = "Aperta dalla chat con il tuo indirizzo, senza accesso";
  const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows.map((row) => row?.includes(words))).toEqual([true, false]);
});

it("suggests a first message if there are no tickets", async () => {
  await renderTickets(() => []);
  expect(screen.getByRole("heading", { name: "Non ci siamo ancora scritti" })).toBeTruthy();
  expect(screen.getAllByRole("link", { name: "Apri una richiesta" })).toHaveLength(1);
});

it("shows and announces an answer that arrives while the page is open", async () => {
  let answer = () => [createSampleTicket()];
  await renderTickets(() => answer());
  answer = () => [createSampleTicket({ state: "answered", unread: 1 })];
  await tell({ slug: "s1", message: "m2" });
  expect(screen.getByText("Una risposta da leggere")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("È arrivata una risposta");
});

it("keeps the shown tickets if loading them again fails", async () => {
  let answer = () => [createSampleTicket()];
  await renderTickets(() => answer());
  answer = () => {
    throw new OfflineError();
  };
  await tell(null);
  expect(screen.getByText("Inviata")).toBeTruthy();
});

it("redirects an anonymous visitor to the login", async () => {
  const router = renderRoute(page, { path: "/tickets", client: createFakeClient({}) });
  await screen.findByText("Un’altra pagina");
  expect(router.state.location.pathname + router.state.location.search).toBe(
    "/auth/login?da=%2Ftickets",
  );
});
