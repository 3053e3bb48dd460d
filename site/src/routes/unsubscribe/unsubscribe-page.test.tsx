import { fireEvent, screen } from "@testing-library/react";
import { BRAND } from "@volpe/contract";
import { ApiError } from "@volpe/core";
import { expect, it, vi } from "vitest";
import { createFakeClient } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./unsubscribe-page.tsx";

const PATH = "/disiscrivimi/:rate";

function open(url: string, unsubscribe: (body: unknown) => unknown) {
  const call = vi.fn(unsubscribe);
  const client = createFakeClient({ calls: { "POST /unsubscribe": ({ body }) => call(body) } });
  renderRoute(page, { path: PATH, url, client });
  return call;
}

it("unsubscribes only after a press of the button and names the mailbox", async () => {
  const call = open("/disiscrivimi/rate-1?chiave=k1", () => ({ mailbox: "a•••@esempio.it" }));
  const button = await screen.findByRole("button", { name: "Disiscrivimi" });
  expect(call).not.toHaveBeenCalled();
  fireEvent.click(button);
  expect((await screen.findByRole("status")).textContent).toContain("a•••@esempio.it");
  expect(call.mock.calls).toEqual([[{ reference: "rate-1", key: "k1" }]]);
});

it("says what to do if the key is wrong", async () => {
  open("/disiscrivimi/rate-1?chiave=no", () => {
    throw new ApiError(404, [{ code: "not-found", message: "Il link non è completo." }]);
  });
  fireEvent.click(await screen.findByRole("button", { name: "Disiscrivimi" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Il link non è completo.");
  const link = screen.getByRole("link", { name: BRAND.company.email });
  expect(link.getAttribute("href")).toBe(`mailto:${BRAND.company.email}`);
});

it("has no button if the key is missing", async () => {
  open("/disiscrivimi/rate-1", () => null);
  expect((await screen.findByRole("alert")).textContent).toContain(BRAND.company.email);
  expect(screen.queryByRole("button")).toBeNull();
});
