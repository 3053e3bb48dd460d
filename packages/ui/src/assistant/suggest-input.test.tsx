import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { SuggestInput } from "./suggest-input.tsx";

const suggestions = ["Forlì-Cesena", "Milano", "Monza e della Brianza", "Pesaro e Urbino"];

afterEach(() => vi.unstubAllGlobals());

function Field({ suggestUrl }: { suggestUrl?: string }) {
  const [value, setValue] = useState("");
  return (
    <SuggestInput
      suggestions={suggestions}
      suggestUrl={suggestUrl}
      value={value}
      onValue={setValue}
      attributes={{ "aria-label": "Provincia" }}
    />
  );
}

function type(value: string): HTMLInputElement {
  const field = screen.getByRole<HTMLInputElement>("combobox");
  fireEvent.input(field, { target: { value } });
  return field;
}

const shown = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

test("suggests options that contain the letters, ignoring accents", () => {
  render(<Field />);
  type("mo");
  expect(shown()).toEqual(["Monza e della Brianza"]);
  type("forli");
  expect(shown()).toEqual(["Forlì-Cesena"]);
  type("n");
  expect(shown()).toEqual(["Forlì-Cesena", "Milano", "Monza e della Brianza", "Pesaro e Urbino"]);
});

test("arrow keys select a suggestion and Enter accepts it", () => {
  render(<Field />);
  const field = type("mi");
  fireEvent.keyDown(field, { key: "ArrowDown" });
  const option = screen.getByRole("option");
  expect(field.getAttribute("aria-activedescendant")).toBe(option.id);
  expect(option.getAttribute("aria-selected")).toBe("true");

  fireEvent.keyDown(field, { key: "Enter" });
  expect(field.value).toBe("Milano");
  expect(shown()).toEqual([]);
});

test("accepts a suggestion when the main button is released over it", () => {
  render(<Field />);
  const field = type("mi");
  const option = screen.getByRole("option");
  fireEvent.pointerDown(option);
  expect(fireEvent.mouseDown(option)).toBe(false);
  fireEvent.mouseUp(option, { button: 2 });
  expect(field.value).toBe("mi");

  fireEvent.mouseUp(option);
  expect(field.value).toBe("Milano");
  expect(shown()).toEqual([]);
});

test("closes only the suggestions on Escape", () => {
  let heard = 0;
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the panel that listens above
    <div
      onKeyDown={() => {
        heard += 1;
      }}
    >
      <Field />
    </div>,
  );
  const field = type("mi");
  fireEvent.keyDown(field, { key: "Escape" });

  expect(shown()).toEqual([]);
  expect(heard).toBe(0);
  fireEvent.keyDown(field, { key: "Escape" });
  expect(heard).toBe(1);
});

test("announces the number of suggestions that the server returns", async () => {
  const fetch = vi.fn(async (_address: URL) =>
    Response.json({ data: [{ label: "Monza (MB)" }, { label: "Monzuno (BO)" }] }),
  );
  vi.stubGlobal("fetch", fetch);
  render(<Field suggestUrl="https://volpe.example/api/v1/places?t=x" />);
  expect(screen.getByRole("status").textContent).toBe("");
  const field = type("monz");
  await waitFor(() => expect(shown()).toEqual(["Monza (MB)", "Monzuno (BO)"]));
  expect(String(fetch.mock.lastCall?.[0])).toBe("https://volpe.example/api/v1/places?t=x&q=monz");
  expect(screen.getByRole("status").textContent).toBe("2 suggerimenti");
  fireEvent.keyDown(field, { key: "ArrowDown" });
  fireEvent.keyDown(field, { key: "Enter" });
  expect(field.value).toBe("Monza (MB)");
});

test("offers the given suggestions if the call fails", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  render(<Field suggestUrl="https://volpe.example/api/v1/places" />);
  type("mo");
  await waitFor(() => expect(shown()).toEqual(["Monza e della Brianza"]));
});
