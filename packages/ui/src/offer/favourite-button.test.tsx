import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { FavouriteButton } from "./favourite-button.tsx";

test("asks for the other state and shows the one it is given", () => {
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

test("keeps its name while only the heart shows, and says what it keeps", () => {
  const { rerender } = render(
    <FavouriteButton pressed={false} onToggle={vi.fn()} itemName="Luce Fissa 24" />,
  );
  const name = "Salva nei preferiti: Luce Fissa 24";
  expect(screen.getByRole("button", { name })).toBeDefined();

  rerender(<FavouriteButton pressed onToggle={vi.fn()} itemName="Luce Fissa 24" />);
  expect(screen.getByRole("button", { name })).toBeDefined();
});

test("with words, says that the item is kept", () => {
  render(<FavouriteButton pressed showLabel onToggle={vi.fn()} />);

  expect(screen.getByRole("button", { name: "Nei preferiti" })).toBeDefined();
});
