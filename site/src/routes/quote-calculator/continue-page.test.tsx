import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { ApiError, OfflineError } from "@volpe/core";
import { afterEach, expect, it, vi } from "vitest";
import { createFakeClient } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./continue-page.tsx";

const TOKEN = "abcdefghijklmnopqrstuv";

type Taken = { token: string; key: string };

function open(url: string, take: (body: Taken) => unknown) {
  const call = vi.fn(take);
  const calls = {
    "POST /assistant/continue": ({ body }: { body?: unknown }) => call(body as Taken),
  };
  renderRoute(page, { path: "/continua", url, client: createFakeClient({ calls }) });
  return call;
}

const press = async () =>
  fireEvent.click(await screen.findByRole("button", { name: "Continua su questo dispositivo" }));

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

it("moves the conversation only after a press of the button", async () => {
  const assign = vi.fn();
  vi.stubGlobal("location", { ...location, assign });
  const call = open(`/continua?chiave=${TOKEN}`, ({ key }) => ({ conversation: "c1", key }));
  await screen.findByRole("button");
  expect(call).not.toHaveBeenCalled();
  await press();
  await waitFor(() => expect(assign).toHaveBeenCalledWith("/calcola-preventivo"));
  const key = call.mock.calls[0]?.[0].key;
  expect(call.mock.calls).toEqual([[{ token: TOKEN, key: expect.stringMatching(/^[\w-]{22}$/) }]]);
  expect(JSON.parse(localStorage.getItem("volpe-chat") ?? "")).toEqual({
    conversation: "c1",
    key,
    pending: [],
  });
  expect(sessionStorage).toHaveLength(0);
});

it("says why a used link does not work and how to get another", async () => {
  open(`/continua?chiave=${TOKEN}`, () => {
    throw new ApiError(410, [{ code: "link-expired", message: "Questo link è già stato usato." }]);
  });
  await press();
  const said = await screen.findByRole("alert");
  expect(said.textContent).toContain("Questo link è già stato usato.");
  expect(said.textContent).toContain("«continuo dal telefono»");
  expect(localStorage.getItem("volpe-chat")).toBeNull();
});

it("retries with the same key after a lost answer", async () => {
  const call = open(`/continua?chiave=${TOKEN}`, () => {
    throw new OfflineError();
  });
  await press();
  await screen.findByRole("alert");
  await press();
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(call.mock.calls[1]).toEqual(call.mock.calls[0]);
});

/** Opens the page with each token, loses the answer, and gives the keys that were sent. */
async function loseAnswers(...tokens: string[]) {
  const keys = [];
  for (const token of tokens) {
    const call = open(`/continua?chiave=${token}`, () => {
      throw new OfflineError();
    });
    await press();
    await screen.findByRole("alert");
    keys.push(call.mock.calls[0]?.[0].key);
    cleanup();
  }
  expect(localStorage).toHaveLength(0);
  return keys;
}

it("retries with the same key after a reload", async () => {
  const [first, second] = await loseAnswers(TOKEN, TOKEN);
  expect(second).toBe(first);
});

it("sends another key with another link", async () => {
  const [first, second] = await loseAnswers(TOKEN, `${TOKEN}2`);
  expect(second).not.toBe(first);
});

it.each(["localStorage", "sessionStorage"] as const)(
  "does not use the link if the browser blocks %s",
  async (name) => {
    const blocked = window[name];
    const setItem = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (
      this: Storage,
      ...entry: [string, string]
    ) {
      if (this === blocked) {
        throw new DOMException("blocked", "SecurityError");
      }
      setItem.apply(this, entry);
    });
    const call = open(`/continua?chiave=${TOKEN}`, () => null);
    await press();
    const said = await screen.findByRole("alert");
    expect(said.textContent).toContain("apri il link in un altro browser: resta buono");
    expect(call).not.toHaveBeenCalled();
  },
);

it("has no button if the address lacks its key", async () => {
  open("/continua", () => null);
  expect((await screen.findByRole("alert")).textContent).toContain("manca un pezzo");
  expect(screen.queryByRole("button")).toBeNull();
});
