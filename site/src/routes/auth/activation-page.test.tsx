// @vitest-environment jsdom

import { screen } from "@testing-library/react";
import { ApiError } from "@volpe/core";
import { expect, it } from "vitest";
import { createFakeClient, TEST_LOGIN } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./activation-page.tsx";

async function openLink(answer: () => unknown, { url = "/active?token=abc", cookies = {} } = {}) {
  const client = createFakeClient({ cookies, calls: { "GET /auth/active": answer } });
  renderRoute(page, { path: "/active", url, client });
  return (await screen.findByRole("heading", { level: 1 })).textContent;
}

const refuse = (status: number, code: "link-expired" | "too-many-requests") => () => {
  throw new ApiError(status, [{ code, message: "Aspetta." }]);
};
const next = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

it("confirms the address by being opened, and leads to the login", async () => {
  const title = await openLink(() => ({ confirmed: "account", email: "anna@esempio.it" }));
  expect(title).toBe("Il tuo profilo è attivo");
  expect(next("Entra")).toBe("/auth/login");
});

it("leads who is logged in back to the profile after another address", async () => {
  const cookies = { auth: TEST_LOGIN };
  const title = await openLink(() => ({ confirmed: "email", email: "b@esempio.it" }), { cookies });
  expect(title).toBe("Il nuovo indirizzo è attivo");
  expect(next("Vai al profilo")).toBe("/profilo");
});

it("offers a new link where this one is good no more, or is not one", async () => {
  expect(await openLink(refuse(410, "link-expired"))).toBe("Questo link non vale più");
  expect(screen.getByRole("button", { name: "Mandami un link per entrare" })).toBeTruthy();
});

it("does not blame the link where the service is busy", async () => {
  expect(await openLink(refuse(429, "too-many-requests"))).toBe("La conferma non è riuscita");
});
