import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { FavouriteButton } from "./favourite-button.tsx";

test("a click requests the other state, and the pressed state follows the prop", () => {
  const onToggle = vi.fn();
  const { rerender } = render(<FavouriteButton pressed={false} onToggle={onToggle} />);
  fireEvent.click(screen.getByRole("button"));

  expect(onToggle.mock.calls).toEqual([[true]]);
  expect(screen.getByRole("button").getAttribute("aria-pressed")).toBe("false");

  rerender(<FavouriteButton pressed onToggle={onToggle} />);
  fireEvent.click(screen.getByRole("button"));
  expect(onToggle.mock.calls).toEqual([[true], [false]]);
  expect(screen.getByRole("button").getAttribute("aria-pressed")).toBe("true");
});

test("the heart without a label keeps its accessible name, which contains the item", () => {
  const { rerender } = render(
    <FavouriteButton pressed={false} onToggle={vi.fn()} itemName="Luce Fissa 24" />,
  );
  const name = "Salva nei preferiti: Luce Fissa 24";
  expect(screen.getByRole("button", { name })).toBeDefined();

  rerender(<FavouriteButton pressed onToggle={vi.fn()} itemName="Luce Fissa 24" />);
  expect(screen.getByRole("button", { name })).toBeDefined();
});

test("the label says that the item is a favourite", () => {
  render(<FavouriteButton pressed showLabel onToggle={vi.fn()} />);

  expect(screen.getByRole("button", { name: "Nei preferiti" })).toBeDefined();
});
