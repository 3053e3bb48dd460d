import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { createFakeClient } from "../testing/fake-client.ts";
import { readText } from "../testing/read-text.ts";
import { renderRoute } from "../testing/render-route.tsx";
import { OrderReview } from "./order-review.tsx";
import { createContract, SAMPLE_OFFER } from "./sample-contract.ts";

async function show(changes: Parameters<typeof createContract>[0]) {
  const contract = createContract(changes);
  const Component = () => <OrderReview contract={contract} errors={[]} ticked={[]} />;
  renderRoute({ Component }, { path: "/contratto/:rate", client: createFakeClient({}) });
  await screen.findByRole("heading", { name: "Che cosa ordini" });
}

it("does not call the offer changed if only the address is another one", async () => {
  const priceBefore = { ...SAMPLE_OFFER.price, perYearCents: 69_000 };
  await show({ offerChanged: true, placeChanged: true, priceBefore });
  const text = readText(".v-notice-attention");
  expect(text).toContain("L’offerta è la stessa, ma all’indirizzo che hai scritto");
  expect(text).toContain("prima contavo 690,00 € l’anno, qui sono 700,23 €.");
  expect(text).not.toContain("cambiata");
});

it("shows what kind of activation is ordered among the person's data", async () => {
  const { supply } = createContract();
  await show({ supply: supply && { ...supply, reason: "name-change" } });
  const row = screen.getByText("Attivazione").closest("div, dl");
  expect(row?.textContent).toContain("Voltura");
});

it("names the code of the supply as the contract's document names it", async () => {
  const { needs } = createContract();
  await show({ needs: { ...needs, supplyPoint: "pod" } });
  expect(screen.getByText("POD")).toBeTruthy();
});

it("compares the whole price of a contract whose year costs the same", async () => {
  const total = (cents: number) => ({ label: "Totale in 24 mesi", cents });
  const price = { ...SAMPLE_OFFER.price, total: total(143_000) };
  const priceBefore = { ...SAMPLE_OFFER.price, total: total(140_000) };
  await show({ offerChanged: true, priceBefore, offer: { ...SAMPLE_OFFER, price } });
  expect(readText(".v-notice-attention")).toContain(
    "era 1.400,00 € in tutto, adesso è 1.430,00 €.",
  );
});

it("shows what a line's first year and its activation cost", async () => {
  const lines = [{ label: "Attivazione", value: "39,00 €, una volta" }];
  const schedule = { perMonth: "al mese", lines };
  const price = { ...SAMPLE_OFFER.price, perMonthCents: 2490, perYearCents: 33_780, schedule };
  await show({ offer: { ...SAMPLE_OFFER, tipology: "internet", price } });
  const recap = readText(".order-recap");
  expect(recap).toContain("24,90 € al mese, 337,80 € il primo anno");
  expect(recap).toContain("39,00 €, una volta");
});
