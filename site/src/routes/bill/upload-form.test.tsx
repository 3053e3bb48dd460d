import { fireEvent, screen, waitFor } from "@testing-library/react";
import { ApiError } from "@volpe/core";
import { expect, it } from "vitest";
import { BusyBar } from "../../layout/busy-bar.tsx";
import { createFakeClient } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./upload-page.tsx";

const PDF = new File(["%PDF-1.7"], "bolletta.pdf", { type: "application/pdf" });
const PHOTO = new File(["foto"], "foto.jpg", { type: "image/jpeg" });

/** The page with an API that answers an upload once the test says so. */
async function show() {
  const sent: string[][] = [];
  const answer = Promise.withResolvers<never>();
  const client = createFakeClient({
    calls: {
      "POST /bills": ({ body }) => {
        const files = (body as unknown as FormData).getAll("files") as File[];
        sent.push(files.map(({ name }) => name));
        return answer.promise;
      },
    },
  });
  const Component = () => (
    <>
      <BusyBar />
      <page.Component />
    </>
  );
  renderRoute({ ...page, Component }, { path: "/preventivo/upload", client });
  const button = await screen.findByRole("button", { name: "Leggi la bolletta" });
  const form = button.closest("form") as HTMLFormElement;
  const press = () => fireEvent.click(button);
  return { form, press, sent, refuse: (error: ApiError) => answer.reject(error) };
}

it("marks the form while a bill is dragged over it and takes the dropped bill", async () => {
  const { form, press, sent } = await show();
  expect(form.dataset.over).toBeUndefined();
  fireEvent.dragOver(form);
  expect(form.dataset.over).toBe("true");
  fireEvent.dragLeave(form);
  expect(form.dataset.over).toBeUndefined();
  fireEvent.dragOver(form);
  fireEvent.drop(form, { dataTransfer: { files: [PDF] } });
  expect(form.dataset.over).toBeUndefined();
  expect(screen.getByText("bolletta.pdf")).toBeTruthy();
  press();
  expect(sent).toEqual([["bolletta.pdf"]]);
});

it("sends a photograph of the rear camera together with other files", async () => {
  const { form, press, sent } = await show();
  fireEvent.drop(form, { dataTransfer: { files: [PDF] } });
  const camera = screen.getByLabelText<HTMLInputElement>("Fai una foto");
  expect([camera.getAttribute("capture"), camera.accept]).toEqual([
    "environment",
    "image/jpeg,image/png",
  ]);
  fireEvent.change(camera, { target: { files: [PHOTO] } });
  press();
  expect(sent).toEqual([["bolletta.pdf", "foto.jpg"]]);
});

it("keeps the files if the bill is refused after it was sent once", async () => {
  const { form, press, sent, refuse } = await show();
  fireEvent.drop(form, { dataTransfer: { files: [PDF] } });
  expect(screen.queryByRole("progressbar")).toBeNull();
  press();
  expect(screen.getByRole("progressbar", { name: "Carico e leggo la bolletta" })).toBeTruthy();
  expect(await screen.findByRole("progressbar", { name: "Carico" })).toBeTruthy();
  press();
  expect(sent).toHaveLength(1);
  refuse(
    new ApiError(429, [{ code: "too-many-requests", message: "Troppe bollette: aspetta un’ora." }]),
  );
  expect((await screen.findByRole("alert")).textContent).toContain("aspetta un’ora");
  await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
  expect(screen.getByText("bolletta.pdf")).toBeTruthy();
});
