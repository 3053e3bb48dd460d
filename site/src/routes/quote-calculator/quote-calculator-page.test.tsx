import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { RateRequest } from "@volpe/contract";
import { ApiError, OfflineError } from "@volpe/core";
import { describe, expect, it, vi } from "vitest";
import { createFakeClient } from "../testing/fake-client.ts";
import { invalidFields } from "../testing/invalid-fields.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./quote-calculator-page.tsx";

// The conversation needs a socket and has its own tests.
vi.mock(import("@volpe/ui"), async (original) => ({
  ...(await original()),
  Assistant: () => <p>Conversazione</p>,
}));

const GREETING = {
  "GET /assistant/greeting": () => ({ owner: "volpe", step: 0, messages: ["Ciao"], addons: [] }),
};

type Created = { rate: string; key?: string; mailed?: boolean };

async function show(create?: (request: RateRequest) => Created, url?: string) {
  const client = createFakeClient({ calls: GREETING, ...(create && { create }) });
  const router = renderRoute(page, {
    path: "/calcola-preventivo",
    ...(url !== undefined && { url }),
    client,
  });
  await screen.findByText("Conversazione");
  return router;
}

function fill(label: string, value: string) {
  const field = screen.getByLabelText(label, { selector: ".v-input" });
  fireEvent.input(field, { target: { value } });
}

function fillAll() {
  fill("Consumo in un anno", "2.700");
  fireEvent.change(screen.getByLabelText("Provincia"), { target: { value: "MI" } });
  fill("Nome e cognome", "Ada Rossi");
  fill("E-mail", "ada@esempio.it");
}

function send() {
  fireEvent.click(screen.getByRole("button", { name: "Calcola il preventivo", hidden: true }));
}

const privacyBox = () =>
  screen.getByRole<HTMLInputElement>("checkbox", { name: /Ho letto l’informativa/, hidden: true });

describe("the plain form next to the assistant", () => {
  it("starts with every consent unticked and the Italian phone prefix", async () => {
    await show();
    const boxes = screen.getAllByRole<HTMLInputElement>("checkbox", { hidden: true });
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
    const phone = screen.getByRole<HTMLInputElement>("textbox", { name: "Telefono", hidden: true });
    expect(phone.value).toBe("+39");
  });

  it("redirects to the saved quote", async () => {
    const asked: RateRequest[] = [];
    const router = await show((request) => {
      asked.push(request);
      return { rate: "q7Zk1", key: "vUtSrQ", mailed: true };
    });
    fillAll();
    fireEvent.click(privacyBox());
    send();
    await screen.findByText("Un’altra pagina");
    // The quote's page moves the key into a cookie.
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe("/preventivo/q7Zk1?posta=inviata&chiave=vUtSrQ");
    expect(asked).toMatchObject([{ consumption: 2700, province: "MI", email: "ada@esempio.it" }]);
  });

  it("checks the form on the device if there is no connection", async () => {
    await show(() => {
      throw new OfflineError();
    });
    fill("Nome e cognome", "Ada Rossi");
    fill("E-mail", "ada@esempio.it");
    send();
    const summary = await screen.findByRole("alert");
    expect(summary.textContent).toContain("Completa «Consumo in un anno».");
    expect(summary.textContent).toContain("Scegli la provincia.");
    expect(summary.textContent).toContain("3 cose");
    expect(screen.queryByText(/In attesa di invio/)).toBeNull();
  });

  it("shows the API's errors beside their fields and keeps the typed text", async () => {
    await show(() => {
      throw invalidFields({
        consumption: "Scrivi il consumo di un anno in cifre, come 2700.",
        province: "Scegli la provincia della fornitura.",
        email: "Controlla l’e-mail: dev’essere come nome@esempio.it.",
        "consents.privacy": "Per risponderti serve che tu abbia letto l’informativa.",
      });
    });
    fill("Consumo in un anno", "tanto");
    fill("Nome e cognome", "Ada Rossi");
    send();
    const summary = await screen.findByRole("alert");
    expect(summary.textContent).toContain("Ci sono 4 cose da sistemare");
    await waitFor(() => expect(document.activeElement).toBe(summary));
    const consumption = screen.getByLabelText<HTMLInputElement>("Consumo in un anno");
    expect(consumption.value).toBe("tanto");
    expect(consumption.getAttribute("aria-invalid")).toBe("true");
    const described = consumption.getAttribute("aria-describedby")?.split(" ")[0] ?? "";
    expect(document.getElementById(described)?.textContent).toContain("come 2700");
    expect(privacyBox().getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByLabelText<HTMLInputElement>("Nome e cognome").value).toBe("Ada Rossi");
    expect(document.querySelector("details")?.open).toBe(true);
  });

  it("shows an error of the API at its field and in the summary", async () => {
    await show(() => {
      throw new ApiError(422, [
        { code: "invalid-field", field: "email", message: "Questa e-mail non riceve posta." },
      ]);
    });
    fillAll();
    fireEvent.click(privacyBox());
    send();
    await waitFor(() => {
      expect(screen.getAllByText("Questa e-mail non riceve posta.")).toHaveLength(2);
    });
  });

  it("takes the typology from the address", async () => {
    await show(undefined, "/calcola-preventivo?tipo=gas");
    const gas = screen.getByRole<HTMLInputElement>("radio", { name: "Gas", hidden: true });
    expect(gas.checked).toBe(true);
  });
});

const PANDA = {
  slug: "lince-uno",
  brand: { name: "Lince" },
  ai_translated: [{ label: "Lince Uno 1.2" }],
  tipology: "noleggio",
  destination: "privati",
  path: "/noleggio/lince-uno/1-2",
  figure: null,
  current: true,
};

async function showItem(calls: Record<string, (call: { body?: unknown }) => unknown>, url: string) {
  const client = createFakeClient({
    calls: {
      ...GREETING,
      "POST /items/visualizzati": () => [PANDA],
      ...calls,
    },
  });
  const router = renderRoute(page, { path: "/calcola-preventivo", url, client });
  await screen.findByRole("heading", { level: 1 });
  return router;
}

describe("a form that a list or an item opened", () => {
  const readForm = () =>
    Object.fromEntries(
      new FormData(document.querySelector<HTMLFormElement>(".quote-form") ?? undefined),
    );

  it("is filled in with the supply", async () => {
    const supply = "consumo=3100&potenza=4,5&residente=no&provincia=TO&spesa=85,5&periodo=mese";
    await showItem({}, `/calcola-preventivo?tipo=luce&${supply}`);
    expect(readForm()).toMatchObject({
      type: "luce",
      destination: "privati",
      consumption: "3.100",
      capacityKw: "4,5",
      resident: "no",
      province: "TO",
      presentSpendEur: "1.026",
    });
  });

  it("is for a business if the electricity offer is", async () => {
    const offer = { ...PANDA, tipology: "luce", destination: "aziende" };
    const calls = { "POST /items/visualizzati": () => [offer] };
    await showItem(calls, "/calcola-preventivo?tipo=luce&offerta=bottega&consumo=9000");
    expect(readForm()).toMatchObject({ destination: "aziende", consumption: "9.000" });
  });

  it("is filled in with the use of a car", async () => {
    const use = "durata=48&km=20000&anticipo=3000";
    await showItem({}, `/calcola-preventivo?tipo=noleggio&offerta=lince-uno&${use}`);
    expect(readForm()).toMatchObject({
      item: "lince-uno",
      duration: "48",
      mileage: "20.000",
      downPayment: "3.000",
    });
  });

  it("is filled in with the takings of a shop and its mix", async () => {
    await showItem(
      {},
      "/calcola-preventivo?tipo=pos&incasso=12000&scontrino=12,5&circuiti=50-25-20-5-0",
    );
    expect(readForm()).toMatchObject({
      takings: "12.000",
      receipt: "12,5",
      circuits: "50-25-20-5-0",
    });
  });
});

describe("the form of a rental", () => {
  const URL_OF_ITEM = "/calcola-preventivo?tipo=noleggio&offerta=lince-uno";

  it("asks only the questions that the chosen item leaves open", async () => {
    await showItem({}, URL_OF_ITEM);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "La tua richiesta: Lince Uno 1.2",
    );
    expect(screen.getByRole("link", { name: "la scheda" }).getAttribute("href")).toBe(
      "/noleggio/lince-uno/1-2",
    );
    expect(screen.getByLabelText("Durata")).toBeTruthy();
    expect(screen.queryByLabelText("Che auto")).toBeNull();
  });

  it("starts with a business for a car that is for businesses only", async () => {
    const calls = { "POST /items/visualizzati": () => [{ ...PANDA, destination: "aziende" }] };
    await showItem(calls, URL_OF_ITEM);
    expect(screen.getByLabelText<HTMLSelectElement>("Per chi").value).toBe("aziende");
  });

  it("asks for the kind of car if the address names no item", async () => {
    await showItem({}, "/calcola-preventivo?tipo=noleggio");
    expect(screen.getByLabelText("Che auto")).toBeTruthy();
  });

  it("sends values and typed answers and says what happens next if nothing on sale fits", async () => {
    const sent: unknown[] = [];
    const answer = (call: { body?: unknown }) => {
      sent.push(call.body);
      return { rate: null, mailed: true };
    };
    const router = await showItem({ "POST /rates": answer }, URL_OF_ITEM);
    fireEvent.change(screen.getByLabelText("Durata"), { target: { value: "36" } });
    fill("Chilometri l’anno", "15.000");
    fill("Nome e cognome", "Ada Rossi");
    fill("E-mail", "ada@esempio.it");
    fireEvent.click(privacyBox());
    fireEvent.click(screen.getByRole("button", { name: "Manda la richiesta", hidden: true }));
    await screen.findByRole("heading", { name: "La richiesta è registrata" });
    expect(router.state.location.search).toBe("?tipo=noleggio&offerta=lince-uno&inviata=si");
    expect(sent).toMatchObject([
      { type: "noleggio", item: "lince-uno", duration: 36, mileage: 15_000 },
    ]);
    const back = screen.getByRole("link", { name: "Torna alla scheda" });
    expect(back.getAttribute("href")).toBe("/noleggio/lince-uno/1-2");
  });

  it("keeps the typed text if the API refuses it", async () => {
    const refuse = () => {
      throw invalidFields({ name: "Scrivi il tuo nome.", mileage: "Scrivi i chilometri." });
    };
    await showItem({ "POST /rates": refuse }, URL_OF_ITEM);
    fill("Chilometri l’anno", "15mila");
    fireEvent.click(screen.getByRole("button", { name: "Manda la richiesta", hidden: true }));
    const summary = await screen.findByRole("alert");
    expect(summary.textContent).toContain("Ci sono 2 cose da sistemare");
    expect(screen.getByLabelText<HTMLInputElement>("Chilometri l’anno").value).toBe("15mila");
  });
});
