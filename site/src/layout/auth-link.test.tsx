// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { createFakeClient, TEST_LOGIN } from "../routes/testing/fake-client.ts";
import { ClientProvider, DrawnLoginContext } from "../use-client.tsx";
import { AuthLink } from "./auth-link.tsx";

vi.mock(import("../routes/auth/auth-dialog.tsx"), () => ({
  AuthDialog: ({ onClose }) => (
    <button type="button" onClick={onClose}>
      Chiudi
    </button>
  ),
}));

afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

function createLink(cookies: Record<string, string> = {}) {
  const client = createFakeClient({ cookies });
  const link = (
    <ClientProvider client={client}>
      <MemoryRouter>
        <AuthLink />
      </MemoryRouter>
    </ClientProvider>
  );
  return { client, link };
}

it("says Profilo from the first where the server knew, until a logout", async () => {
  const { client, link } = createLink({ auth: TEST_LOGIN });
  client.session.restore();
  const drawn = <DrawnLoginContext value={true}>{link}</DrawnLoginContext>;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(drawn);
  expect(readLink()).toEqual(["Profilo", "/profilo"]);
  const onRecoverableError = vi.fn();
  render(drawn, { container, hydrate: true, onRecoverableError });
  expect(readLink()).toEqual(["Profilo", "/profilo"]);
  await act(async () => client.session.end());
  expect(readLink()).toEqual(["Login", "/auth/login"]);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

const readLink = () => {
  const link = screen.getByRole("link");
  return [link.textContent, link.getAttribute("href")];
};

it("is the same for all in what the server draws", () => {
  expect(renderToString(createLink({ auth: TEST_LOGIN }).link)).toBe(
    renderToString(createLink().link),
  );
});

it("says Profilo once somebody is logged in, and Login when they are not any more", async () => {
  const { client, link } = createLink();
  render(link);
  expect(readLink()).toEqual(["Login", "/auth/login"]);
  await act(async () => client.session.begin(JSON.parse(TEST_LOGIN)));
  expect(readLink()).toEqual(["Profilo", "/profilo"]);
  await act(async () => client.session.end());
  expect(readLink()).toEqual(["Login", "/auth/login"]);
});

it("opens the login over the page, and closes it", async () => {
  render(createLink().link);
  fireEvent.click(screen.getByRole("link"));
  fireEvent.click(await screen.findByRole("button", { name: "Chiudi" }));
  expect(screen.queryByRole("button")).toBeNull();
});

it("leaves to the browser what asks for another tab, and to the page what is on it", async () => {
  render(createLink().link);
  fireEvent.click(screen.getByRole("link"), { ctrlKey: true });
  history.replaceState(null, "", "/auth/registrazione");
  fireEvent.click(screen.getByRole("link"));
  await act(async () => undefined);
  expect(screen.queryByRole("button")).toBeNull();
});
