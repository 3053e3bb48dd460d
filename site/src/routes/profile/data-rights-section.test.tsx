import { screen } from "@testing-library/react";
import type { AffiliateView } from "@volpe/contract";
import { expect, it } from "vitest";
import { createFakeClient, TEST_LOGIN } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./profile-page.tsx";
import { createProfileCalls } from "./sample-profile.ts";

const VIEW = {
  state: "approved" as const,
  codes: ["sito-abcde"],
  site: "www.esempio.it",
  termsVersion: "2026-11-23",
  acceptedAt: "2026-11-21T10:00:00Z",
  holder: "Anna Bianchi",
  iban: "•••• 3456",
  balance: { pendingCents: 0, approvedCents: 0, paidCents: 0 },
};
const CODE = /^Il codice da affiliato e il pannello: link e widget funzionano ancora/;
const PAYEE = /^Intestatario e IBAN del tuo conto di affiliato$/;
const PAYEE_NOTE = /^Intestatario e IBAN \(•••• 3456\), finché hai commissioni/;
const PAYMENTS = /^I pagamenti delle commissioni, con intestatario e IBAN/;
const ACCOUNTS = /^I conti delle commissioni, senza il tuo nome$/;

/** The page's words about an affiliate: what goes, what stays, and the warning before both. */
async function readEffects(affiliate: AffiliateView) {
  const calls = { ...createProfileCalls(), "GET /affiliates/me": () => affiliate };
  const client = createFakeClient({ cookies: { auth: TEST_LOGIN }, calls });
  renderRoute(page, { path: "/profilo", url: "/profilo", client });
  const list = async (name: string) => {
    const items = (await screen.findByText(name)).parentElement?.querySelectorAll("li") ?? [];
    return [...items]
      .map(({ textContent }) => textContent.replaceAll("\u00a0", " "))
      .filter((text) => /affiliat|IBAN|commission/.test(text));
  };
  return {
    goes: await list("Che cosa va via"),
    stays: await list("Che cosa resta"),
    warning: screen.queryByText(/^Come affiliato hai/)?.textContent.replaceAll("\u00a0", " "),
  };
}

const matching = (...patterns: RegExp[]) => patterns.map((each) => expect.stringMatching(each));

it("says nothing about affiliates to a person who never joined", async () => {
  expect(await readEffects(null)).toEqual({ goes: [], stays: [], warning: undefined });
});

it("names the code and the bank account of an affiliate who is owed nothing", async () => {
  expect(await readEffects(VIEW)).toEqual({
    goes: matching(CODE, PAYEE),
    stays: [],
    warning: undefined,
  });
});

it("keeps the payments of an affiliate who was paid everything", async () => {
  const balance = { pendingCents: 0, approvedCents: -500, paidCents: 8000 };
  expect(await readEffects({ ...VIEW, balance })).toEqual({
    goes: matching(CODE, PAYEE),
    stays: matching(PAYMENTS, ACCOUNTS),
    warning: undefined,
  });
});

it("says how much an affiliate is owed, and that the bank account is kept", async () => {
  const balance = { pendingCents: 8000, approvedCents: 2000, paidCents: 0 };
  const { goes, stays, warning } = await readEffects({ ...VIEW, balance });
  expect([goes, warning]).toEqual([matching(CODE), undefined]);
  expect(stays).toEqual(matching(PAYEE_NOTE, PAYMENTS, ACCOUNTS));
  expect(stays[0]).toContain("oggi 80,00 € in attesa e 20,00 € da pagare.");
});

it("warns an affiliate who is owed money and has no bank account", async () => {
  const balance = { pendingCents: 8000, approvedCents: 0, paidCents: 0 };
  const codes = ["uno", "due"];
  const { goes, stays, warning } = await readEffects({ ...VIEW, balance, codes, iban: "" });
  expect(goes).toEqual(matching(/^I codici da affiliato e il pannello/));
  expect(stays).toEqual(matching(ACCOUNTS));
  expect(warning).toContain("hai 80,00 € in attesa, ma non hai scritto un IBAN");
  const link = screen.getByRole("link", { name: "Scrivilo prima nel pannello" });
  expect(link.getAttribute("href")).toBe("/affiliate/pannello#conto");
});
