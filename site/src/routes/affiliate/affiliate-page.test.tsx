import { fireEvent, screen } from "@testing-library/react";
import { AFFILIATE_TERMS, type AffiliateRequest, type AffiliateView } from "@volpe/contract";
import { ApiError } from "@volpe/core";
import { expect, it } from "vitest";
import { SiteFactsContext } from "../../page/site-facts.ts";
import { createFakeClient, TEST_LOGIN } from "../testing/fake-client.ts";
import { readText } from "../testing/read-text.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./affiliate-page.tsx";

const VIEW: NonNullable<AffiliateView> = {
  state: "requested",
  codes: ["sito-abcde"],
  site: "www.esempio.it",
  termsVersion: AFFILIATE_TERMS.version,
  acceptedAt: "2026-11-21T10:00:00Z",
  holder: "",
  iban: "",
  balance: { pendingCents: 0, approvedCents: 0, paidCents: 0 },
};

function renderAffiliate({
  view = null,
  isIn = true,
  join = () => VIEW,
}: {
  view?: AffiliateView;
  isIn?: boolean;
  join?: (request: AffiliateRequest) => AffiliateView;
} = {}) {
  let known = view;
  const client = createFakeClient({
    cookies: isIn ? { auth: TEST_LOGIN } : {},
    calls: {
      "GET /affiliates/me": () => known,
      "POST /affiliates": ({ body }) => {
        known = join(body as AffiliateRequest);
        return known;
      },
    },
  });
  client.session.restore();
  renderRoute(page, { path: "/affiliate", url: "/affiliate", client });
}

it("tells a visitor without a profile what an affiliate earns", async () => {
  renderAffiliate({ isIn: false });
  await screen.findByRole("heading", { level: 1 });
  expect(document.querySelector(".affiliate__earnings")?.textContent).toBe(
    "Luce20,00\u00a0€Gas20,00\u00a0€Noleggio80,00\u00a0€",
  );
  for (const rule of AFFILIATE_TERMS.rules) {
    expect(screen.getByText(rule)).toBeDefined();
  }
  expect(screen.getByRole("link", { name: "Ho già un profilo" }).getAttribute("href")).toBe(
    "/auth/login?da=%2Faffiliate",
  );
});

it.each([
  ["last", "la richiesta va a uno solo, l’ultimo prima di chiedere, e resta sua"],
  ["first", "la richiesta va a uno solo, il primo che il browser ricorda, e resta sua"],
] as const)("says who is paid where the %s arrival counts", async (affiliateClick, words) => {
  const facts = { trackingWaits: false, demonstration: [], commission: {}, affiliateClick };
  const { Component } = page;
  const Shown = () => (
    <SiteFactsContext value={facts}>
      <Component />
    </SiteFactsContext>
  );
  const client = createFakeClient({});
  renderRoute({ ...page, Component: Shown }, { path: "/affiliate", url: "/affiliate", client });
  await screen.findByRole("heading", { level: 1 });
  expect(readText("main, body")).toContain(words);
});

it("sends the site and the version of the rules that were read", async () => {
  const sent: AffiliateRequest[] = [];
  renderAffiliate({
    join: (request) => {
      sent.push(request);
      return VIEW;
    },
  });
  fireEvent.change(await screen.findByLabelText("Il tuo sito o canale"), {
    target: { value: "www.esempio.it" },
  });
  fireEvent.click(screen.getByLabelText(/le accetto/));
  fireEvent.click(screen.getByRole("button", { name: "Chiedi il codice" }));
  await screen.findByText(/La tua richiesta è arrivata/);
  expect(sent).toEqual([
    { site: "www.esempio.it", accepted: true, version: AFFILIATE_TERMS.version },
  ]);
});

it("shows what is wrong and keeps what was typed", async () => {
  const message = "Per cominciare serve accettare le regole.";
  renderAffiliate({
    join: () => {
      throw new ApiError(422, [{ code: "invalid-field", field: "accepted", message }]);
    },
  });
  fireEvent.change(await screen.findByLabelText("Il tuo sito o canale"), {
    target: { value: "www.esempio.it" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Chiedi il codice" }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText<HTMLInputElement>("Il tuo sito o canale").value).toBe(
    "www.esempio.it",
  );
});

it("keeps what was typed and says how to enter again if the login has ended", async () => {
  renderAffiliate({
    join: () => {
      throw new ApiError(401, [{ code: "session-ended", message: "La sessione è finita." }]);
    },
  });
  fireEvent.change(await screen.findByLabelText("Il tuo sito o canale"), {
    target: { value: "www.esempio.it" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Chiedi il codice" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Entra di nuovo");
  expect(screen.getByLabelText<HTMLInputElement>("Il tuo sito o canale").value).toBe(
    "www.esempio.it",
  );
});

it("lets an affiliate that is off ask again", async () => {
  const off = { ...VIEW, state: "off" as const };
  renderAffiliate({ view: off, join: ({ site }) => ({ ...off, site, state: "requested" }) });
  fireEvent.change(await screen.findByLabelText("Il tuo sito o canale"), {
    target: { value: "www.esempio.it" },
  });
  fireEvent.click(screen.getByLabelText(/le accetto/));
  fireEvent.click(screen.getByRole("button", { name: "Chiedi il codice" }));
  await screen.findByText(/La tua richiesta è arrivata/);
});

it.each([
  ["requested", ["sito-abcde"], /La tua richiesta è arrivata/],
  ["approved", ["sito-abcde"], /Vai ai tuoi conti/],
  ["off", ["sito-abcde"], /^Il tuo codice è spento: non matura più nulla\. I conti/],
  ["off", ["sito-abcde", "AFF-1"], /^I tuoi codici sono spenti: non maturano più nulla\. I conti/],
] as const)("says where a request stands: %s with %j", async (state, codes, words) => {
  renderAffiliate({ view: { ...VIEW, state, codes: [...codes] } });
  expect(await screen.findByText(words)).toBeDefined();
});
