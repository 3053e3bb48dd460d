// @vitest-environment jsdom

import { fireEvent, screen } from "@testing-library/react";
import { COOKIES } from "@volpe/contract";
import { expect, it } from "vitest";
import { createFakeClient } from "../testing/fake-client.ts";
import { readText } from "../testing/read-text.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as cookiePolicy from "./cookie-policy-page.tsx";
import * as privacyPolicy from "./privacy-policy-page.tsx";

it("lists every cookie that the code can set, with its life", async () => {
  renderRoute(cookiePolicy, { path: "/cookie-policy", client: createFakeClient({}) });
  await screen.findByRole("heading", { level: 1 });
  for (const name of Object.values(COOKIES)) {
    expect(screen.getByRole("rowheader", { name })).toBeTruthy();
  }
  expect(readText("table")).toContain("tracking");
  expect(screen.getByRole("rowheader", { name: "tracking" }).closest("tr")?.textContent).toContain(
    "30 giorni",
  );
});

it("says what was chosen, and takes another choice", async () => {
  const sent: unknown[] = [];
  const client = createFakeClient({
    cookies: { tracking: "AFF" },
    calls: {
      "POST /frontend/consents": ({ body }) => {
        sent.push(body);
        return { recorded: true };
      },
    },
  });
  renderRoute(cookiePolicy, { path: "/cookie-policy", client });
  await screen.findByText("Non hai ancora scelto.");
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: /Siti che ci segnalano/ });
  expect(box.checked).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Salva le scelte" }));
  await screen.findByText(/hai rifiutato il cookie dei siti che ci segnalano/);
  expect(screen.getByRole("status").textContent).toContain("Scelta salvata");
  expect(client.cookies.get("tracking")).toBeUndefined();
  expect(sent).toMatchObject([{ tracking: false, source: "policy-page" }]);
});

it("gives the two other addresses of the privacy notice one canonical address", async () => {
  renderRoute(privacyPolicy, { path: "/policy", client: createFakeClient({}) });
  await screen.findByRole("heading", { level: 1 });
  const canonical = document.head.querySelector('link[rel="canonical"]');
  expect(canonical?.getAttribute("href")).toBe("/privacy-policy");
});
