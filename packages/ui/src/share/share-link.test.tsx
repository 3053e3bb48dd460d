import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ShareLink } from "./share-link.tsx";

const texts = { share: "Condividi", copied: "Link copiato", failed: "Copialo dalla barra" };

afterEach(() => vi.unstubAllGlobals());

function press(navigator: object) {
  vi.stubGlobal("navigator", navigator);
  render(<ShareLink url="/preventivo/r" texts={texts} />);
  fireEvent.click(screen.getByRole("button"));
}

test("opens the share sheet with the absolute address", () => {
  const share = vi.fn(() => Promise.resolve());
  press({ share });
  expect(share).toHaveBeenCalledWith({ url: `${location.origin}/preventivo/r` });
});

test("copies the address if there is no share sheet", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  press({ clipboard: { writeText } });
  expect((await screen.findByText("Link copiato")).getAttribute("aria-live")).toBe("polite");
  expect(screen.getByRole("button", { name: "Link copiato" })).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/preventivo/r`);
});

test("shows the text for a failure if the browser refuses the clipboard", async () => {
  press({ clipboard: { writeText: () => Promise.reject(new Error("no")) } });
  expect(await screen.findByText("Copialo dalla barra")).toBeTruthy();
});

test("says nothing when the person closes the sheet", async () => {
  const share = vi.fn(() => Promise.reject(new DOMException("closed", "AbortError")));
  press({ share });
  await vi.waitFor(() => expect(share).toHaveBeenCalled());
  expect(screen.getByRole("button", { name: "Condividi" })).toBeTruthy();
});
