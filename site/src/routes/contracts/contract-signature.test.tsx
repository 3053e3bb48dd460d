import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { createFakeClient } from "../testing/fake-client.ts";
import { readText } from "../testing/read-text.ts";
import { renderRoute } from "../testing/render-route.tsx";
import { ContractSignature, findRenewed } from "./contract-signature.tsx";
import { createContract } from "./sample-contract.ts";

const CONTRACT = createContract({
  state: "submitted",
  withdrawal: { until: null, open: true, withdrawnAt: null },
  code: {
    sentTo: "a•••@esempio.it",
    sentAt: "2026-11-20T09:05:00.000Z",
    expiresAt: "2026-11-20T09:15:00.000Z",
    triesLeft: 5,
    extendable: true,
  },
});

async function show(renewed: string | null) {
  const Component = () => (
    <ContractSignature contract={CONTRACT} errors={[]} code="" renewed={findRenewed(renewed)} />
  );
  renderRoute({ Component }, { path: "/contratto/:rate", client: createFakeClient({}) });
  await screen.findByLabelText("Codice di sei cifre");
}

it("asks for the code in one field that a phone can fill in", async () => {
  await show(null);
  const field = screen.getByLabelText("Codice di sei cifre");
  expect(field.getAttribute("autocomplete")).toBe("one-time-code");
  expect(readText("body")).toContain("20 novembre 2026, 10:15");
  expect(screen.getByRole("button", { name: "Dammi più tempo" })).not.toBeNull();
  expect(screen.getByRole("button", { name: "Mandami un altro codice" })).not.toBeNull();
  expect(document.body.textContent).not.toMatch(/firma (digitale|avanzata|qualificata)/);
});

it("offers no withdrawal from an order that is not signed yet", async () => {
  await show(null);
  expect(screen.getByRole("heading", { name: "Se ci ripensi" })).not.toBeNull();
  expect(readText("body")).toContain("Finché non firmi non c’è un contratto");
  expect(screen.queryByRole("link", { name: /Recedere/ })).toBeNull();
});

it("says when the code was sent", async () => {
  await show(null);
  expect(readText("body")).toContain("a•••@esempio.it il 20 novembre 2026, 10:05. Vale fino al");
  expect(screen.queryByRole("status")).toBeNull();
});

it.each([
  ["new", /appena mandato un altro codice/],
  ["more-time", /altri dieci minuti/],
])("says what the pressed button has done: %s", async (kind, words) => {
  await show(kind);
  expect(screen.getByRole("status").textContent).toMatch(words);
});

it("ignores an unknown word in the address", async () => {
  await show("altro");
  expect(screen.queryByRole("status")).toBeNull();
});
