import { fireEvent, screen, waitFor } from "@testing-library/react";
import { RECALL_CONSENT, SUPPLIER_CONSENT_TEXTS } from "@volpe/contract";
import { expect, it } from "vitest";
import { createFakeClient, TEST_LOGIN } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./profile-page.tsx";
import { createDetail, createProfileCalls } from "./sample-profile.ts";

it("withdraws the consent to a supplier that was given beside an offer", async () => {
  const sent: unknown[] = [];
  const [privacy] = createDetail().consents;
  const supplierConsent = {
    ...privacy,
    category: "thirdParties",
    text: SUPPLIER_CONSENT_TEXTS.email,
  };
  const client = createFakeClient({
    cookies: { auth: TEST_LOGIN },
    calls: {
      ...createProfileCalls(),
      "GET /auth/consents": () => [privacy, supplierConsent],
      "POST /auth/consents": ({ body }) => {
        sent.push(body);
        return [];
      },
    },
  });
  renderRoute(page, { path: "/profilo", client });
  const box = await screen.findByRole<HTMLInputElement>("checkbox", {
    name: /possono contattarmi/,
  });
  expect(box.checked).toBe(true);
  fireEvent.click(box);
  fireEvent.click(screen.getByRole("button", { name: "Salva le scelte" }));
  await waitFor(() => expect(sent).toEqual([{ marketing: false, thirdParties: false }]));
});

it("withdraws the request to be called", async () => {
  const sent: unknown[] = [];
  const [privacy] = createDetail().consents;
  const { contacts: text, version: policyVersion } = RECALL_CONSENT;
  const recallConsent = { ...privacy, category: "recall", text, policyVersion };
  const client = createFakeClient({
    cookies: { auth: TEST_LOGIN },
    calls: {
      ...createProfileCalls(),
      "GET /auth/consents": () => [privacy, recallConsent],
      "POST /auth/consents": ({ body }) => {
        sent.push(body);
        return [];
      },
    },
  });
  renderRoute(page, { path: "/profilo", client });
  const name = /ancora essere ricontattato/;
  const box = await screen.findByRole<HTMLInputElement>("checkbox", { name });
  expect(box.checked).toBe(true);
  expect(
    screen.getByText(/vale come richiesta di ricontatto per questo messaggio/).textContent,
  ).toMatch(/nel testo del 22 novembre 2026\.$/);
  fireEvent.click(box);
  fireEvent.click(screen.getByRole("button", { name: "Salva le scelte" }));
  await waitFor(() => expect(sent).toEqual([{ marketing: false, recall: false }]));
});
