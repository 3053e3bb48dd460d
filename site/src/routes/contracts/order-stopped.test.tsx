import { act, screen } from "@testing-library/react";
import { data } from "react-router-dom";
import { expect, it } from "vitest";
import { createFakeClient } from "../testing/fake-client.ts";
import { readText } from "../testing/read-text.ts";
import { renderRoute } from "../testing/render-route.tsx";
import { Component } from "./contract-page.tsx";
import { createContract, SAMPLE_OFFER } from "./sample-contract.ts";

/** The page of a draft whose offer ended after its data were asked for. */
async function showEnded(changes: Parameters<typeof createContract>[0]) {
  const way = { kind: "ended", text: "Questa offerta non si vende più." } as const;
  const contract = createContract({ way, deletedAfter: null, ...changes });
  const loader = () => ({ contract, step: "data" });
  const action = () => data({ form: "dati", values: {}, errors: [] }, { status: 409 });
  const path = "/contratto/:rate";
  const router = renderRoute({ Component, loader, action }, { path, client: createFakeClient({}) });
  await screen.findByRole("heading", { name: "Adesso quest’ordine non si può fare" });
  const sendData = () =>
    act(() => router.navigate(path, { formMethod: "post", formData: new FormData() }));
  return { sendData };
}

it("leads to the list of the order's place and use", async () => {
  await showEnded({});
  expect(screen.getByRole("link", { name: "Guarda le offerte di oggi" }).getAttribute("href")).toBe(
    `/offerte/luce?${SAMPLE_OFFER.query}`,
  );
});

it("promises to keep nothing of a draft that holds no data", async () => {
  await showEnded({ consumer: null });
  expect(readText("body")).toContain("Se l’offerta torna ordinabile, continui da questa pagina.");
  expect(readText("body")).not.toMatch(/salvato|30 giorni/);
});

it("says that the data sent for an offer that has ended were not kept", async () => {
  const { sendData } = await showEnded({ consumer: null });
  await sendData();
  expect(readText("body")).toContain("Quello che hai appena mandato non l’ho salvato");
  expect(readText("body")).not.toContain("30 giorni");
});

it("says that refused corrections were not saved but earlier data are kept", async () => {
  const { sendData } = await showEnded({});
  await sendData();
  expect(readText("body")).toMatch(
    /appena mandato non l’ho salvato.* Quello che avevi già salvato resta qui 30 giorni/,
  );
});
