import { fireEvent, screen } from "@testing-library/react";
import type { ContactRequest } from "@volpe/contract";
import { ApiError, createBrowserStorage, OfflineError } from "@volpe/core";
import { expect, it } from "vitest";
import { getField } from "../testing/controls.ts";
import { createFakeClient } from "../testing/fake-client.ts";
import { invalidFields } from "../testing/invalid-fields.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./contacts-page.tsx";

function renderContacts({
  url = "/contatti",
  answer = () => ({ mailed: true }),
}: {
  url?: string;
  answer?: (request: ContactRequest) => unknown;
} = {}) {
  const sent: ContactRequest[] = [];
  const client = createFakeClient({
    calls: {
      "POST /contacts": ({ body }) => {
        sent.push(body as ContactRequest);
        return answer(body as ContactRequest);
      },
    },
  });
  renderRoute(page, { path: "/contatti", url, client });
  return sent;
}

async function fill(words: Record<string, string>) {
  await screen.findByRole("heading", { level: 1 });
  for (const [label, value] of Object.entries(words)) {
    fireEvent.change(getField(label), { target: { value } });
  }
}

const send = () => fireEvent.click(screen.getByRole("button", { name: "Invia il messaggio" }));
const acknowledge = () => fireEvent.click(screen.getByLabelText(/^Ho letto l’informativa/));

const COMPLETE = {
  "Di che cosa si tratta": "errore",
  Messaggio: "La quota fissa non torna.",
  "Nome e cognome": "Anna Bianchi",
};

it("sends the typed text with the boxes as the visitor ticked them", async () => {
  const sent = renderContacts();
  await fill(COMPLETE);
  expect(screen.getAllByRole("checkbox")).toHaveLength(2);
  fireEvent.change(document.querySelector("input[type=email]") as Element, {
    target: { value: "anna@esempio.it" },
  });
  acknowledge();
  send();
  await screen.findByText("Il messaggio è arrivato");
  expect(sent).toEqual([
    {
      topic: "errore",
      message: "La quota fissa non torna.",
      name: "Anna Bianchi",
      email: "anna@esempio.it",
      communication: "email",
      phone: "",
      consents: { privacy: true, marketing: false },
      website: "",
    },
  ]);
});

it("shows the API's errors beside their fields and keeps the typed text", async () => {
  renderContacts({
    answer: () => {
      throw invalidFields({
        topic: "Scegli di che cosa si tratta.",
        message: "Scrivi il messaggio: bastano dieci caratteri.",
        email: "Controlla l’e-mail.",
        "consents.privacy": "Per risponderti serve che tu abbia letto l’informativa.",
      });
    },
  });
  await fill({ Messaggio: "Breve", "Nome e cognome": "Anna Bianchi" });
  send();
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("4 cose");
  expect(getField("Messaggio").value).toBe("Breve");
  for (const label of ["Di che cosa si tratta", "Messaggio"]) {
    expect(getField(label).getAttribute("aria-invalid")).toBe("true");
  }
  const privacy = screen.getByLabelText(/^Ho letto l’informativa/);
  expect(privacy.getAttribute("aria-invalid")).toBe("true");
  expect(getField("Nome e cognome").value).toBe("Anna Bianchi");
  expect(getField("Nome e cognome").getAttribute("aria-invalid")).toBeNull();
});

const offline = () => {
  throw new OfflineError();
};

it("checks an offline message on the device before it promises to send it", async () => {
  renderContacts({ answer: offline });
  await fill({ Messaggio: "La quota fissa non torna.", "Nome e cognome": "Anna Bianchi" });
  send();
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("3 cose");
  expect(alert.textContent).toContain("Per risponderti serve che tu abbia letto l’informativa.");
  for (const label of ["Di che cosa si tratta", "E-mail"]) {
    const [field] = screen.getAllByLabelText(label, { selector: "select, [type=email]" });
    expect(field?.getAttribute("aria-invalid"), label).toBe("true");
  }
  expect(createBrowserStorage().get("volpe-attesa")).toBeUndefined();
  expect(getField("Messaggio").value).toBe("La quota fissa non torna.");

  await fill(COMPLETE);
  fireEvent.change(document.querySelector("input[type=email]") as Element, {
    target: { value: "anna@esempio.it" },
  });
  acknowledge();
  fireEvent.click(screen.getByLabelText("Telefono", { selector: "[type=radio]" }));
  send();
  expect(await screen.findAllByText(/mi serve il numero/)).toHaveLength(2);
  fireEvent.click(screen.getByLabelText("E-mail", { selector: "[type=radio]" }));
  send();
  await screen.findByRole("region", { name: "In attesa di invio" });
  createBrowserStorage().remove("volpe-attesa");
});

it("shows an error of the whole form above it", async () => {
  const words = "Dalla tua rete sono arrivati molti messaggi in poco tempo: riprova fra un’ora.";
  renderContacts({
    answer: () => {
      throw new ApiError(429, [{ code: "too-many-requests", message: words }]);
    },
  });
  await fill(COMPLETE);
  fireEvent.change(document.querySelector("input[type=email]") as Element, {
    target: { value: "anna@esempio.it" },
  });
  acknowledge();
  send();
  expect((await screen.findByRole("alert")).textContent).toContain(words);
  expect(getField("Messaggio").value).toBe("La quota fissa non torna.");
});

it("selects the topic in the address if it is known", async () => {
  renderContacts({ url: "/contatti?argomento=accessibilita" });
  await screen.findByRole("heading", { level: 1 });
  expect(getField("Di che cosa si tratta").value).toBe("accessibilita");
});

it("reports if no acknowledgement was mailed", async () => {
  renderContacts({ url: "/contatti?inviato=senza-mail" });
  await screen.findByText("Il messaggio è arrivato");
  expect(screen.getByRole("status").textContent).toContain("niente conferma");
});
