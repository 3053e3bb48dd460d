import { cleanup, screen, waitFor } from "@testing-library/react";
import { ApiError } from "@volpe/core";
import { RouterContextProvider } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { keepReturn } from "../../login/kept-return.ts";
import { clientContext } from "../../page/client-context.ts";
import { createFakeClient, TEST_LOGIN } from "../testing/fake-client.ts";
import { readText } from "../testing/read-text.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./activation-page.tsx";

const readOwner = (): unknown => ({ id: "u1", email: "anna@esempio.it", name: "Anna" });

async function openLink(answer: () => unknown, { cookies = {}, decode = readOwner } = {}) {
  const client = createFakeClient({
    cookies,
    calls: { "GET /auth/decode": decode, "GET /auth/active": answer },
  });
  renderRoute(page, { path: "/active", url: "/active?token=abc", client });
  await waitFor(() => {
    expect(screen.getByRole("heading", { level: 1 }).textContent).not.toMatch(/^Confermi/);
  });
  return screen.getByRole("heading", { level: 1 }).textContent;
}

type Code = "link-expired" | "too-many-requests" | "unauthenticated";
const refuse = (status: number, code: Code) => () => {
  throw new ApiError(status, [{ code, message: "Aspetta." }]);
};
const next = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

it("confirms the address and links to the login", async () => {
  const title = await openLink(() => ({ confirmed: "account", email: "anna@esempio.it" }));
  expect(title).toBe("Il tuo profilo è attivo");
  expect(next("Entra")).toBe("/auth/login");
});

it("leads back once to the page from which the profile was opened", async () => {
  const confirm = () => openLink(() => ({ confirmed: "account", email: "anna@esempio.it" }));
  keepReturn("/affiliate");
  await confirm();
  await waitFor(() => expect(next("Entra")).toBe("/auth/login?da=%2Faffiliate"));
  cleanup();
  await confirm();
  expect(next("Entra")).toBe("/auth/login");
});

it("links to the profile after a changed address", async () => {
  const cookies = { auth: TEST_LOGIN };
  const title = await openLink(() => ({ confirmed: "email", email: "b@esempio.it" }), { cookies });
  expect(title).toBe("Il nuovo indirizzo è attivo");
  expect(next("Vai al profilo")).toBe("/profilo");
});

it("redirects to the login before a changed address is confirmed", async () => {
  const client = createFakeClient({
    calls: {
      "GET /auth/decode": () => ({ id: "u1", email: "b@esempio.it", name: "Anna" }),
      "GET /auth/active": refuse(401, "unauthenticated"),
    },
  });
  const router = renderRoute(page, { path: "/active", url: "/active?token=a-b", client });
  await screen.findByText("Un’altra pagina");
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe("/auth/login?da=%2Factive%3Ftoken%3Da-b");
});

it("asks to log out if another profile is logged in", async () => {
  const cookies = { auth: TEST_LOGIN };
  expect(await openLink(refuse(401, "unauthenticated"), { cookies })).toBe(
    "Entra nel profilo che l’ha chiesto",
  );
  expect(screen.getByRole("button", { name: "Esci dal profilo" })).toBeTruthy();
});

it("offers a new link for an expired or unknown one", async () => {
  expect(await openLink(refuse(410, "link-expired"))).toBe("Questo link non vale più");
  expect(screen.getByRole("button", { name: "Mandami un link per entrare" })).toBeTruthy();
});

it("does not call the link expired if the service is busy", async () => {
  expect(await openLink(refuse(429, "too-many-requests"))).toBe("La conferma non è riuscita");
});

it("does not call the link expired if the service is too busy to read it", async () => {
  const decode = refuse(429, "too-many-requests");
  expect(await openLink(() => null, { decode })).toBe("La conferma non è riuscita");
  expect(readText("body")).toContain("Aspetta. Il link resta buono");
});

it("loading the page alone confirms nothing", async () => {
  const activate = vi.fn();
  const client = createFakeClient({
    calls: {
      "GET /auth/decode": () => ({ id: "u1", email: "anna@esempio.it", name: "Anna" }),
      "GET /auth/active": activate,
    },
  });
  const request = new Request("https://volpe.example/active?token=abc");
  const context = new RouterContextProvider();
  context.set(clientContext, client);
  const opened = await page.loader({ request, context, params: {} } as never);
  expect(opened.data).toEqual({ status: "good", email: "a•••@esempio.it" });
  expect(activate).not.toHaveBeenCalled();
});
