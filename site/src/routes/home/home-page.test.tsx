import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { OfferList } from "@volpe/contract";
import { describe, expect, it } from "vitest";
import { createOfferList } from "../catalogue/energy/sample-offers.ts";
import { createFakeClient } from "../testing/fake-client.ts";
import { readText } from "../testing/read-text.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./home-page.tsx";

async function show(changes: Partial<OfferList> = {}) {
  const client = createFakeClient({ list: () => createOfferList(changes) });
  const router = renderRoute(page, { path: "/", client });
  await screen.findByRole("heading", { level: 1 });
  return router;
}

describe("the home page", () => {
  it("requests the supply in a form that works without JavaScript", async () => {
    await show();
    const form = screen.getByRole<HTMLFormElement>("form", { name: "La tua fornitura" });
    expect(form.getAttribute("action")).toBe("/offerte");
    expect(form.method).toBe("get");
    expect(Object.fromEntries(new FormData(form))).toEqual({
      tipologia: "luce",
      destinazione: "privati",
      consumo: "",
      persone: "",
      uso: "",
      luogo: "",
      spesa: "",
      periodo: "anno",
    });
  });

  it.each([
    ["12.000,50", /12\.000,50 € è una spesa insolita/],
    ["99,90", /Intendevi 1\.198,80 €/],
  ])("asks about a spend of %s while it is typed", async (spend, question) => {
    await show();
    const type = (label: string, value: string) =>
      fireEvent.input(screen.getByLabelText(label), { target: { value } });
    type("Quanto consumi in un anno", "2.700");
    type("Quanto spendi oggi?", spend);
    const asks = () =>
      screen.getAllByRole("status").some(({ textContent }) => question.test(textContent));
    await waitFor(() => expect(asks()).toBe(true), { timeout: 3000 });
  });

  it("gives an example of a consumption in the unit of each typology", async () => {
    await show();
    const field = screen.getByLabelText<HTMLInputElement>("Quanto consumi in un anno");
    const hints = field
      .getAttribute("aria-describedby")
      ?.split(" ")
      .map((id) => document.getElementById(id));
    const read = (typology: string) =>
      hints?.map((hint) => hint?.querySelector(`.only-${typology}`)?.textContent ?? "").join("");
    expect([read("electricity"), read("gas")]).toEqual(["2.700\u00a0kWh", "1.400\u00a0Smc"]);
    expect(field.placeholder).toBe("");
  });

  it("names the licence fee only where the style sheet shows electricity", async () => {
    await show();
    const fee = screen.getByText(/canone RAI/);
    expect(fee.className).toBe("only-electricity");
    expect(fee.parentElement?.textContent).toBe("Imposte comprese, senza canone RAI.");
  });

  it("prefills the saved place", async () => {
    const saved = { province: "MB", comune: "108033", label: "Monza (MB)" };
    const list = () => createOfferList();
    const client = createFakeClient({ list, place: { read: () => saved } });
    renderRoute(page, { path: "/", client });
    const field = await screen.findByLabelText<HTMLInputElement>("Comune o provincia");
    expect(field.value).toBe("Monza (MB)");
    expect(field.form && new FormData(field.form).get("zona")).toBe("si");
  });

  it("shows today's cheapest offer with its true figures", async () => {
    await show();
    expect(readText(".today__offer")).toContain("Luce Serena 24");
    expect(readText(".today__offer")).toContain("700,23 €");
    expect(readText(".today h2")).toBe(
      "Fra la prima e quella a metà classifica ballano 42,24 € l’anno",
    );
  });

  it.each([
    [1, "1 offerta luce per"],
    [2, "2 offerte luce per"],
  ])("counts %i ranked offers in words that agree", async (rankedTotal, words) => {
    await show({ rankedTotal });
    expect(readText(".today__header")).toContain(words);
  });

  it("loads only the offers that it shows", async () => {
    const router = await show();
    expect(Object.keys(router.state.loaderData)).toHaveLength(1);
    const [data] = Object.values(router.state.loaderData);
    expect(JSON.stringify(data)).not.toContain("Casa Indice");
  });

  it("draws all spends in a row with the median among them", async () => {
    await show();
    expect(document.querySelectorAll(".spend-plot circle")).toHaveLength(2);
    expect(readText(".spend-plot")).toBe("Da 700,23 € a 784,71 € l’anno a metà 742,47 €");
  });

  it.each([
    ["no-valid-offers", "Oggi non ho offerte valide da mostrarti", "è scaduto"],
    ["empty", "Oggi non ho offerte da mostrarti", "non è ancora arrivato"],
    ["none-computable", "Oggi non riesco a calcolare nessuna offerta", "Le offerte ci sono"],
    ["ready", "Nessuna offerta luce va bene per tutti, oggi", "scrivi i tuoi dati"],
  ] as const)("says why it has no offer to show: %s", async (status, title, why) => {
    const { catalogue } = createOfferList();
    await show({
      catalogue: { ...catalogue, status },
      offers: [],
      total: 0,
      medianSpendEur: null,
    });
    expect(screen.getByRole("heading", { name: title })).toBeTruthy();
    expect(readText(".today--none")).toContain(why);
  });
});
