import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { WireError } from "@volpe/contract";
import { beforeEach, expect, it, vi } from "vitest";
import { refuseForm } from "../../forms/send-form.ts";
import { createFakeClient, TEST_LOGIN } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./ticket-create-page.tsx";

beforeEach(() => localStorage.clear());

/**
 * A page whose action records the files. They are captured on input, because jsdom cannot read them
 * back.
 */
async function renderForm(errors: readonly WireError[] = []) {
  const sent: string[][] = [];
  const append = vi.spyOn(FormData.prototype, "append");
  async function action() {
    const files = append.mock.calls.map(([, value]: unknown[]) => value);
    sent.push(files.filter((value) => value instanceof File).map(({ name }) => name));
    const values = { id: "", subject: "", message: "" };
    return refuseForm(422, errors, { values, hadFiles: true });
  }
  const client = createFakeClient({ cookies: { auth: TEST_LOGIN }, calls: {} });
  renderRoute(
    { ...page, action },
    { path: "/tickets/create/:rate", url: "/tickets/create/nuovo", client },
  );
  await screen.findByRole("heading", { level: 1 });
  return sent;
}

const getField = () => screen.getByLabelText("Allegati, se servono");
const pick = (...files: File[]) => fireEvent.change(getField(), { target: { files } });
const send = () => fireEvent.click(screen.getByRole("button", { name: "Invia la richiesta" }));

const REFUSED =
  "«nota.txt» non è un PDF, un JPEG o un PNG: allega un file in uno di questi formati.";
const REMEDY = `${REFUSED} Togli il file o scegline un altro, poi invia.`;

it("does not submit with a refused file until the person presses «Invia senza»", async () => {
  const sent = await renderForm();
  pick(new File(["x"], "a.pdf"), new File(["x"], "nota.txt"));
  for (const _ of ["once", "again"]) {
    send();
    expect(screen.getByText(REMEDY).id).toBe("campo-files-error");
    const field = getField();
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute("aria-describedby")).toContain("campo-files-error");
    field.blur();
  }
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Invia senza" }));
  await waitFor(() => expect(sent).toEqual([["a.pdf"]]));
});

it("submits once the refused file was removed or replaced", async () => {
  const sent = await renderForm();
  pick(new File(["x"], "nota.txt"));
  send();
  fireEvent.click(screen.getByRole("button", { name: "Togli nota.txt" }));
  expect(screen.queryByText(REMEDY)).toBeNull();
  expect(screen.queryByRole("button", { name: "Invia senza" })).toBeNull();
  pick(new File([], "vuoto.pdf"));
  send();
  expect(sent).toEqual([]);
  pick(new File(["x"], "pieno.pdf"));
  send();
  await waitFor(() => expect(sent).toEqual([["pieno.pdf"]]));
});

it("accepts the sixth file once another was removed", async () => {
  await renderForm();
  pick(...["a", "b", "c", "d", "e", "f"].map((name) => new File(["x"], `${name}.pdf`)));
  expect(screen.getByText("«f.pdf» è di troppo: vanno bene fino a 5 file.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Togli b.pdf" }));
  expect(screen.queryByText(/è di troppo/)).toBeNull();
  expect(screen.getByText("5 file allegati")).toBeTruthy();
});

it("clears the API's error when another file is picked", async () => {
  const message = "«falso.pdf» non è un PDF.";
  await renderForm([{ code: "invalid-field", field: "files", message }]);
  pick(new File(["x"], "falso.pdf"));
  send();
  expect((await screen.findByRole("alert")).textContent).toContain(message);
  pick(new File(["x"], "nota.txt"));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByText(new RegExp(message))).toBeNull();
  expect(screen.getByText(REFUSED).id).toBe("campo-files-error");
  for (const name of ["Togli falso.pdf", "Togli nota.txt"]) {
    fireEvent.click(screen.getByRole("button", { name }));
  }
  // The person removed the files, so they were not lost.
  expect(screen.queryByText(/Il testo è rimasto, i file no/)).toBeNull();
});
