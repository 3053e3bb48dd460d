import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { CONSENT_VERSIONS, DAY_SECONDS } from "@volpe/contract";
import { OfflineError } from "@volpe/core";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { OFFLINE_PATH } from "../page/offline-path.ts";
import { PageClientContext } from "../page/use-client.tsx";
import { createFakeClient } from "../routes/testing/fake-client.ts";
import { CookiePrompt } from "./cookie-prompt.tsx";

afterEach(cleanup);

const ID = "0b0e7a54-54c0-4a4a-9b1e-6f1f6f2a8d11";

function show({
  cookies = {},
  fail = 0,
  path = "/",
}: {
  cookies?: Record<string, string>;
  fail?: number;
  path?: string;
} = {}) {
  let failures = fail;
  const send = vi.fn((_body: unknown) => {
    failures -= 1;
    if (failures >= 0) throw new OfflineError();
    return { recorded: true };
  });
  const client = createFakeClient({
    cookies,
    calls: { "POST /frontend/consents": ({ body }) => send(body) },
  });
  render(
    <PageClientContext value={client}>
      <MemoryRouter initialEntries={[path]}>
        <CookiePrompt />
        <main id="contenuto" tabIndex={-1}>
          <input aria-label="Cerca" />
        </main>
      </MemoryRouter>
    </PageClientContext>,
  );
  const readChoice = () => JSON.parse(client.cookies.get("consensi") ?? "null");
  return { client, send, readChoice };
}

const findBanner = () => screen.findByRole("region", { name: "Scelta sui cookie" });

it("asks without taking the focus and ignores Escape", async () => {
  const { readChoice } = show();
  const banner = await findBanner();
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(banner, { key: "Escape" });
  expect(banner.isConnected).toBe(true);
  expect(readChoice()).toBeNull();
});

it("does not ask on the page that is shown without a connection", async () => {
  show({ path: OFFLINE_PATH });
  // This import and pause give the question's module time to load.
  await import("./cookie-banner.tsx");
  await new Promise((go) => setTimeout(go, 50));
  expect(screen.queryByRole("region")).toBeNull();
});

it("refuses with «Rifiuta», which looks like «Accetta»", async () => {
  const { client, send, readChoice } = show({ cookies: { tracking: "AFF" } });
  await findBanner();
  const refuse = screen.getByRole("button", { name: "Rifiuta" });
  expect(refuse.className).toBe(screen.getByRole("button", { name: "Accetta" }).className);
  fireEvent.click(refuse);
  expect(screen.queryByRole("region")).toBeNull();
  expect(client.cookies.get("tracking")).toBeUndefined();
  expect(send.mock.lastCall?.[0]).toEqual({ ...readChoice(), source: "refuse" });
});

it("refuses with the X and returns the focus to the page", async () => {
  const { client, send, readChoice } = show({ cookies: { tracking: "AFF" } });
  await findBanner();
  const close = screen.getByRole("button", { name: "Chiudi e rifiuta" });
  close.focus();
  fireEvent.click(close);
  expect(screen.queryByRole("region")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("main"));
  expect(client.cookies.get("tracking")).toBeUndefined();
  expect(readChoice()).toMatchObject({ version: CONSENT_VERSIONS.cookies, tracking: false });
  expect(send.mock.calls).toEqual([[{ ...readChoice(), source: "close" }]]);
});

it("saves the boxes as the visitor ticked them", async () => {
  const { readChoice, send } = show();
  await findBanner();
  fireEvent.click(screen.getByRole("button", { name: "Scegli" }));
  const box = screen.getByRole("checkbox", { name: /Siti che ci segnalano/ });
  expect(document.activeElement).toBe(box);
  expect((box as HTMLInputElement).checked).toBe(false);
  fireEvent.click(box);
  fireEvent.click(screen.getByRole("button", { name: "Salva le scelte" }));
  await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
  expect(readChoice()).toMatchObject({ tracking: true });
  expect(send.mock.lastCall?.[0]).toMatchObject({ source: "choices" });
});

it("sends a choice made offline when the browser is online again", async () => {
  const { send, readChoice } = show({ fail: 1 });
  await findBanner();
  fireEvent.click(screen.getByRole("button", { name: "Accetta" }));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  await Promise.resolve();
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.lastCall?.[0]).toEqual({ ...readChoice(), source: "accept" });
});

it.each([
  ["does not ask again after a choice under the current texts", CONSENT_VERSIONS.cookies, 1, false],
  ["asks again after a choice under older texts", "2020-01-01", 1, true],
  ["asks again after a choice of half a year ago", CONSENT_VERSIONS.cookies, 185, true],
])("%s", async (_name, version, days, isAsked) => {
  const at = Math.floor(Date.now() / 1000) - days * DAY_SECONDS;
  const consensi = JSON.stringify({ id: ID, version, at, tracking: true });
  show({ cookies: { consensi } });
  if (isAsked) {
    await findBanner();
  } else {
    await vi.dynamicImportSettled();
    expect(screen.queryByRole("region")).toBeNull();
  }
});
