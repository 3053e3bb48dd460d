import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { DrawnLoginContext, PageClientContext } from "../page/use-client.tsx";
import { createFakeClient, TEST_LOGIN } from "../routes/testing/fake-client.ts";
import { AuthLink } from "./auth-link.tsx";

vi.mock(import("../login/auth-dialog.tsx"), () => ({
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
    <PageClientContext value={client}>
      <MemoryRouter>
        <AuthLink />
      </MemoryRouter>
    </PageClientContext>
  );
  return { client, link };
}

it("says «Profilo» at once if the server rendered a login", async () => {
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

it("renders the same link for everybody on the server", () => {
  expect(renderToString(createLink({ auth: TEST_LOGIN }).link)).toBe(
    renderToString(createLink().link),
  );
});

it("updates on login and logout", async () => {
  const { client, link } = createLink();
  render(link);
  expect(readLink()).toEqual(["Login", "/auth/login"]);
  await act(async () => client.session.begin(JSON.parse(TEST_LOGIN)));
  expect(readLink()).toEqual(["Profilo", "/profilo"]);
  await act(async () => client.session.end());
  expect(readLink()).toEqual(["Login", "/auth/login"]);
});

it("opens the login over the page and closes it", async () => {
  render(createLink().link);
  fireEvent.click(screen.getByRole("link"));
  fireEvent.click(await screen.findByRole("button", { name: "Chiudi" }));
  expect(screen.queryByRole("button")).toBeNull();
});

it("opens no dialog for a click that opens another tab, nor on a page of the login", async () => {
  render(createLink().link);
  fireEvent.click(screen.getByRole("link"), { ctrlKey: true });
  history.replaceState(null, "", "/auth/registrazione");
  fireEvent.click(screen.getByRole("link"));
  await act(async () => undefined);
  expect(screen.queryByRole("button")).toBeNull();
});
