import { cleanup, fireEvent, screen } from "@testing-library/react";
import { ApiError } from "@volpe/core";
import { expect, it } from "vitest";
import { clientContext } from "../../page/client-context.ts";
import type { PageActionArgs } from "../../page/page-args.ts";
import { KeepContract } from "../expiry/keep-contract.tsx";
import { askReminder, isPast, isRemindable } from "../expiry/reminder-fields.ts";
import { createFakeClient } from "../testing/fake-client.ts";
import { invalidFields } from "../testing/invalid-fields.ts";
import { renderRoute } from "../testing/render-route.tsx";
import { NextStep } from "./next-step.tsx";
import * as confirmation from "./reminder-page.tsx";

const PATH = "/preventivo/risultato";

/**
 * Renders the advice with its form, on a page whose action asks for the reminder as a result's
 * does.
 */
function renderForm(answer: () => unknown) {
  const sent: unknown[] = [];
  const client = createFakeClient({
    calls: {
      "POST /reminders": ({ body }) => {
        sent.push(body);
        return answer();
      },
    },
  });
  const page = {
    action: async ({ request, context }: PageActionArgs) =>
      askReminder(context.get(clientContext), {
        form: await request.formData(),
        path: PATH,
        tipology: "luce",
        day: "2027-03-31",
        search: new URLSearchParams({ tipologia: "luce", scadenza: "2027-03-31" }),
      }),
    Component: () => (
      <KeepContract
        tipology="luce"
        expiry="2027-03-31"
        expired={false}
        best={false}
        formHref="/"
        remindable
        sent={null}
      />
    ),
  };
  return { sent, router: renderRoute(page, { path: PATH, client }) };
}

function fill(email: string) {
  fireEvent.change(screen.getByLabelText("E-mail"), { target: { value: email } });
}
const send = () => fireEvent.click(screen.getByRole("button", { name: "Ricordamelo per e-mail" }));

it("asks for the reminder of the result's expiry", async () => {
  const { sent, router } = renderForm(() => ({ mailed: true }));
  fill("anna@esempio.it");
  fireEvent.click(screen.getByRole("checkbox"));
  send();
  await expect.poll(() => router.state.location.search).toContain("promemoria=si");
  expect(router.state.location.search).toContain("scadenza=2027-03-31");
  expect(sent).toEqual([
    { tipology: "luce", day: "2027-03-31", email: "anna@esempio.it", consent: true, website: "" },
  ]);
});

it("shows the API's errors beside their fields and keeps the typed address", async () => {
  renderForm(() => {
    throw invalidFields({ email: "Controlla l’e-mail.", consent: "Spunta la casella." });
  });
  fill("anna@");
  send();
  await screen.findByRole("alert");
  const email = screen.getByLabelText<HTMLInputElement>("E-mail");
  expect([email.value, email.getAttribute("aria-invalid")]).toEqual(["anna@", "true"]);
  expect(screen.getByRole("checkbox").getAttribute("aria-invalid")).toBe("true");
});

it("offers a reminder only if its day is in the future", () => {
  const nowMs = Date.parse("2026-11-22T10:00:00Z");
  const days = [null, "2026-11-30", "2027-01-06", "2027-01-07"];
  expect(days.map((day) => isRemindable(day, nowMs))).toEqual([false, false, false, true]);
});

it("offers no calendar file for an expiry that has passed", () => {
  const nowMs = Date.parse("2026-11-22T10:00:00Z");
  const days = [null, "2026-11-21", "2026-11-22", "2026-11-30"];
  expect(days.map((day) => isPast(day, nowMs))).toEqual([false, true, false, false]);
  const parts = { tipology: "luce", best: true, formHref: "/", remindable: false } as const;
  const client = createFakeClient({});
  const keep = (expiry: string, expired: boolean) => ({
    Component: () => <KeepContract {...parts} expiry={expiry} expired={expired} sent={null} />,
  });
  renderRoute(keep("2026-11-21", true), { path: PATH, client });
  expect(screen.getByText(/valeva fino al 21 novembre 2026/)).toBeDefined();
  expect(document.body.textContent).not.toMatch(/tieni|resta dove sei/i);
  expect(screen.queryByRole("link", { name: "Mettila nel calendario" })).toBeNull();
  cleanup();
  renderRoute(keep("2026-11-30", false), { path: PATH, client });
  expect(screen.getByText(/vale fino al 30 novembre 2026/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Mettila nel calendario" })).toBeDefined();
});

it("says why no mail is sent before an expiry that is too soon", () => {
  const parts = {
    tipology: "luce",
    best: true,
    formHref: "/",
    expired: false,
    sent: null,
  } as const;
  const client = createFakeClient({});
  const keep = (expiry: string, remindable: boolean) => ({
    Component: () => <KeepContract {...parts} expiry={expiry} remindable={remindable} />,
  });
  renderRoute(keep("2027-01-11", false), { path: PATH, client });
  expect(screen.getByText(/vale fino all’11 gennaio 2027/)).toBeDefined();
  expect(screen.getByText(/mancano 45 giorni o meno.*Confronta già adesso/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Ricordamelo per e-mail" })).toBeNull();
  cleanup();
  renderRoute(keep("2027-03-31", true), { path: PATH, client });
  expect(screen.queryByText(/mancano 45 giorni/)).toBeNull();
  expect(screen.getByRole("button", { name: "Ricordamelo per e-mail" })).toBeDefined();
});

it("promises an activation only if the offers are not invented", () => {
  const client = createFakeClient({});
  const step = (invented: boolean) => ({
    Component: () => <NextStep main invented={invented} saved={null} />,
  });
  renderRoute(step(true), { path: PATH, client });
  expect(screen.queryByText(/attivi l’offerta/)).toBeNull();
  cleanup();
  renderRoute(step(false), { path: PATH, client });
  expect(screen.getByText(/attivi l’offerta/)).toBeDefined();
});

function openLink(url: string, answer: () => unknown) {
  const sent: unknown[] = [];
  const client = createFakeClient({
    calls: {
      "POST /reminders/confirm": ({ body }) => {
        sent.push(body);
        return answer();
      },
    },
  });
  renderRoute(confirmation, { path: "/promemoria/:reminder", url, client });
  return sent;
}

it("confirms only after a press of the button", async () => {
  const sent = openLink("/promemoria/r-1?chiave=k", () => ({
    tipology: "gas",
    expiresOn: "2027-03-31",
    remindedOn: "2027-02-14",
    mailbox: "a•••@esempio.it",
  }));
  const button = await screen.findByRole("button", { name: "Conferma il promemoria" });
  expect(sent).toEqual([]);
  fireEvent.click(button);
  const status = await screen.findByRole("status");
  expect(status.textContent).toMatch(/14 febbraio 2027.*a•••@esempio\.it.*31 marzo 2027/);
  expect(sent).toEqual([{ reference: "r-1", key: "k" }]);
});

it("says why a link confirms nothing", async () => {
  openLink("/promemoria/r-1?chiave=k", () => {
    throw new ApiError(410, [{ code: "link-expired", message: "Questo link non vale più." }]);
  });
  fireEvent.click(await screen.findByRole("button", { name: "Conferma il promemoria" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Questo link non vale più.");
});
