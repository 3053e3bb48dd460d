import { screen } from "@testing-library/react";
import type { WaitingForm } from "@volpe/contract";
import { createBrowserStorage } from "@volpe/core";
import { afterEach, expect, it } from "vitest";
import { createFakeClient } from "../routes/testing/fake-client.ts";
import { renderRoute } from "../routes/testing/render-route.tsx";
import { sendWaitingForms } from "./waiting-forms.ts";
import { WaitingList } from "./waiting-list.tsx";

afterEach(() => createBrowserStorage().remove("volpe-attesa"));

const QUOTE: WaitingForm = {
  id: "modulo-1",
  account: "",
  kind: "quote",
  at: 0,
  path: "/rates",
  json: "{}",
  fields: [],
  answer: "",
  refusal: "",
};

/** What the list says of a form. */
async function readLine(form: Partial<WaitingForm>): Promise<string> {
  createBrowserStorage().set("volpe-attesa", JSON.stringify({ forms: [{ ...QUOTE, ...form }] }));
  const Component = () => (
    <WaitingList kind="quote" sent={undefined}>
      Il modulo
    </WaitingList>
  );
  renderRoute({ Component }, { path: "/", client: createFakeClient({}) });
  const item = await screen.findByRole("listitem");
  return item.querySelector("span")?.textContent ?? "";
}

it.each([
  [
    "a waiting request",
    {},
    "La richiesta di preventivo: parte da sola, una volta, appena torna la rete.",
  ],
  [
    "a refused request",
    { refusal: "Scrivi il comune." },
    "La richiesta di preventivo non è partita. Scrivi il comune.",
  ],
  [
    "a waiting message",
    { kind: "message" as const, json: '{"message":"Ciao"}' },
    "Il messaggio per Volpe «Ciao»: parte da solo, una volta, appena torna la rete.",
  ],
  [
    "a refused message",
    { kind: "message" as const, refusal: "Scrivi il nome." },
    "Il messaggio per Volpe non è partito. Scrivi il nome.",
  ],
])("speaks of %s in its gender", async (_what, form, line) => {
  expect(await readLine(form)).toBe(line);
});

it("tells of a refused form on every page, until it leaves the list", () => {
  const store = (forms: WaitingForm[]) =>
    createBrowserStorage().set("volpe-attesa", JSON.stringify({ forms }));
  store([{ ...QUOTE, refusal: "Scrivi il comune." }]);
  const client = createFakeClient({});
  sendWaitingForms(client);
  sendWaitingForms(client);
  const [line, ...others] = screen.getAllByRole("alert");
  expect(others).toEqual([]);
  expect(line?.textContent).toBe("La richiesta di preventivo non è partita. Guarda perché");
  expect(line?.querySelector("a")?.getAttribute("href")).toBe("/calcola-preventivo#modulo");
  store([]);
  dispatchEvent(new Event("storage"));
  expect(screen.queryByRole("alert")).toBeNull();
});
