import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { SuggestInput } from "./suggest-input.tsx";

const suggestions = ["Forlì-Cesena", "Milano", "Monza e della Brianza", "Pesaro e Urbino"];

function Field() {
  const [value, setValue] = useState("");
  return (
    <SuggestInput
      suggestions={suggestions}
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

test("offers what contains the letters, beginnings first, whatever the accents", () => {
  render(<Field />);
  type("mo");
  expect(shown()).toEqual(["Monza e della Brianza"]);
  type("forli");
  expect(shown()).toEqual(["Forlì-Cesena"]);
  type("n");
  expect(shown()).toEqual(["Forlì-Cesena", "Milano", "Monza e della Brianza", "Pesaro e Urbino"]);
});

test("arrows move through the list and Enter takes what they are on", () => {
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

test("Escape closes the list and leaves the panel alone", () => {
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
