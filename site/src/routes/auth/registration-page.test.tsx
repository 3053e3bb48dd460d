import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { takeReturn } from "../../login/kept-return.ts";
import { getField } from "../testing/controls.ts";
import { createFakeClient } from "../testing/fake-client.ts";
import { invalidFields } from "../testing/invalid-fields.ts";
import { readText } from "../testing/read-text.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./registration-page.tsx";

const PASSWORD = "quattro gatti neri";

function renderRegistration(answer = (): unknown => ({ accepted: true })) {
  const sent: unknown[] = [];
  const client = createFakeClient({
    calls: {
      "POST /auth/signin": ({ body }) => {
        sent.push(body);
        return answer();
      },
    },
  });
  renderRoute(page, {
    path: "/auth/registrazione",
    url: "/auth/registrazione?da=/richieste",
    client,
  });
  return sent;
}

const send = () => fireEvent.click(screen.getByRole("button", { name: "Crea il profilo" }));

async function fillIn(fields: Record<string, string>) {
  await screen.findByRole("heading", { level: 1 });
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(getField(label), { target: { value } });
  }
}

it("registers with the boxes as the visitor ticked them", async () => {
  const sent = renderRegistration();
  await fillIn({
    "Nome e cognome": "Anna Bianchi",
    "E-mail": "anna@esempio.it",
    Password: PASSWORD,
  });
  const [privacy, marketing] = screen.getAllByRole<HTMLInputElement>("checkbox");
  expect([privacy?.checked, marketing?.checked]).toEqual([false, false]);
  fireEvent.click(privacy as Element);
  send();
  await screen.findByRole("status");
  expect(readText("h1")).toBe("Controlla la posta");
  expect(screen.getByRole("link", { name: "Vai al login" }).getAttribute("href")).toBe(
    "/auth/login?da=%2Frichieste",
  );
  // The mail's link opens the page of the activation, which leads there too.
  expect(takeReturn()).toBe("/richieste");
  expect(sent).toEqual([
    {
      name: "Anna Bianchi",
      email: "anna@esempio.it",
      password: PASSWORD,
      consents: { privacy: true, marketing: false },
      website: "",
    },
  ]);
});

it("keeps the typed text except the password and shows the API's errors", async () => {
  renderRegistration(() => {
    throw invalidFields({
      email: "Controlla l’e-mail.",
      password: "La password deve avere almeno 10 caratteri.",
      "consents.privacy": "Per aprire un profilo serve che tu abbia letto l’informativa.",
    });
  });
  await fillIn({ "Nome e cognome": "Anna Bianchi", "E-mail": "anna@", Password: "corta" });
  send();
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("3 cose");
  expect(alert.textContent).toContain("almeno 10 caratteri");
  expect(getField("Nome e cognome").value).toBe("Anna Bianchi");
  expect(getField("E-mail").value).toBe("anna@");
  expect(getField("Password").outerHTML).not.toContain("corta");
});

it("sets the autocomplete tokens for password managers", async () => {
  renderRegistration();
  await screen.findByRole("heading", { level: 1 });
  const tokens = ["Nome e cognome", "E-mail", "Password"].map(
    (label) => getField(label).autocomplete,
  );
  expect(tokens).toEqual(["name", "username", "new-password"]);
});
