import { cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { createFakeClient } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./calculation-page.tsx";
import { guessConsumption } from "./estimate-guesses.ts";

const PATH = "/preventivo/calcolo";
const PASTED = "gen feb mar apr mag giu lug ago set ott nov dic"
  .split(" ")
  .map((month) => `${month} 190`)
  .join("\n");

beforeEach(() => sessionStorage.clear());

async function openForm(url = PATH) {
  cleanup();
  renderRoute(page, { path: PATH, url, client: createFakeClient({}) });
  const find = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  await screen.findByRole("button", { name: "Confronta con le offerte" });
  return {
    choose: (label: string) => fireEvent.click(find(label)),
    type: (label: string, value: string) => fireEvent.input(find(label), { target: { value } }),
    read: () => [MONTHS, ANNUAL, PRICE].map((label) => find(label).value),
  };
}

const MONTHS = "I consumi dei dodici mesi";
const ANNUAL = "Consumo in un anno";
const PRICE = "Prezzo dell’energia, prima dell’IVA";

it("keeps kWh and the price of electricity for electricity, also after a reload", async () => {
  const first = await openForm();
  first.type(MONTHS, PASTED);
  first.type(ANNUAL, "2700");
  first.type(PRICE, "0,10");
  const again = await openForm();
  expect(again.read()).toEqual([PASTED, "2700", "0,10"]);
  again.choose("Gas");
  expect(again.read()).toEqual(["", "", ""]);
  again.type(ANNUAL, "1400");
  const gas = await openForm();
  expect(gas.read()).toEqual(["", "1400", ""]);
  gas.choose("Luce");
  expect(gas.read()).toEqual([PASTED, "2700", "0,10"]);
  gas.choose("Gas");
  expect(gas.read()).toEqual(["", "1400", ""]);
});

it("keeps the figures of an address with their own typology", async () => {
  const form = await openForm(`${PATH}?tipologia=gas&consumo=1400&contratto=fisso&energia=0,5`);
  form.choose("Luce");
  expect(form.read()).toEqual(["", "", ""]);
  form.choose("Gas");
  expect(form.read()).toEqual(["", "1400", "0,5"]);
});

it("empties the months, also after a reload", async () => {
  const form = await openForm();
  form.type(MONTHS, PASTED);
  expect(screen.getByText(/Ho letto dodici mesi/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Svuota i mesi" }));
  expect(form.read()).toEqual(["", "", ""]);
  expect(screen.queryByText(/Ho letto dodici mesi/)).toBeNull();
  expect((await openForm()).read()).toEqual(["", "", ""]);
});

it("keeps a spend that is unusual for a home while asking about it", async () => {
  const url = `${PATH}?consumo=2700&spesa=12.000,50`;
  const router = renderRoute(page, { path: PATH, url, client: createFakeClient({}) });
  const send = await screen.findByRole("button", { name: "Confronta con le offerte" });
  fireEvent.click(send);

  expect((await screen.findAllByText(/12\.000,50 € è una spesa insolita/)).length).toBeGreaterThan(
    0,
  );
  expect(screen.getByLabelText<HTMLInputElement>("Quanto spendi oggi").value).toBe("12.000,50");
  expect(router.state.location.pathname).toBe(PATH);
});

it.each([
  ["999999999", "0,10", /^Scrivi il consumo di un anno/, ANNUAL],
  ["2700", "12", /^Scrivi il prezzo di un kWh in euro/, PRICE],
])("refuses %s kWh at %s € with one error", async (consumption, price, sentence, label) => {
  await openForm(`${PATH}?consumo=${consumption}&energia=${price}`);
  fireEvent.click(screen.getByRole("button", { name: "Confronta con le offerte" }));
  expect(await screen.findByText("C’è una cosa da sistemare")).toBeDefined();
  expect(screen.getByRole("link", { name: sentence })).toBeDefined();
  expect(screen.getByLabelText(label).getAttribute("aria-invalid")).toBe("true");
  expect(document.body.textContent).not.toContain("Intendevi");
});

it("guesses nothing for a typed consumption that it does not accept", () => {
  const answers = new URLSearchParams({ tipologia: "luce" });
  expect([9_000_000, 999_999_999].map((kwh) => guessConsumption(kwh, answers))).toEqual([
    900,
    null,
  ]);
});
