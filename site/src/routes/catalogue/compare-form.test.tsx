import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { createComparedChoices } from "../../page/compared-choices.ts";
import { CompareBar, CompareChoice } from "./compare-form.tsx";

const PATH = "/offerte/luce";

afterEach(() => sessionStorage.clear());

/** Opens the list again with these entries. */
function show(slugs: readonly string[], path = PATH) {
  cleanup();
  render(
    <MemoryRouter>
      {slugs.map((slug) => (
        <CompareChoice key={slug} slug={slug} name={slug} />
      ))}
      <input type="checkbox" aria-label="Un filtro" />
      <CompareBar action={path} />
    </MemoryRouter>,
  );
}

const find = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => fireEvent.click(find(name));
const readTicked = () =>
  screen
    .getAllByRole<HTMLInputElement>("checkbox")
    .filter(({ checked }) => checked)
    .map(({ value }) => value);

it("ticks the same entries when the list is opened again, and counts them", () => {
  show(["a", "b", "c"]);
  press("Confronta a");
  press("Confronta c");
  show(["a", "b", "c"]);
  expect(readTicked()).toEqual(["a", "c"]);
  expect(screen.getByRole("status").textContent).toBe("2 scelte su 4");
});

it("ticks only what the list still has, and nothing in another list", () => {
  createComparedChoices(PATH).keep(["a", "ended"]);
  show(["a", "b"]);
  expect(readTicked()).toEqual(["a"]);
  show(["a", "b"], "/offerte/gas");
  expect(readTicked()).toEqual([]);
});

it("forgets an entry whose tick is removed, but not one on another page of the list", () => {
  createComparedChoices(PATH).keep(["a", "b"]);
  show(["c"]);
  press("Un filtro");
  show(["a", "b"]);
  press("Confronta a");
  show(["a", "b"]);
  expect(readTicked()).toEqual(["b"]);
  press("Confronta b");
  expect(createComparedChoices(PATH).read()).toEqual([]);
});

it("disables the other boxes if four entries are ticked again", () => {
  createComparedChoices(PATH).keep(["a", "b", "c", "d"]);
  show(["a", "b", "c", "d", "e"]);
  expect([readTicked().length, find("Confronta e").disabled]).toEqual([4, true]);
  expect(find("Confronta e").title).toBe("Ne stanno 4: per questa togline una.");
});
