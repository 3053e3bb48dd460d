import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { FavouriteButton } from "./favourite-button.tsx";

test("requests the other state on a click and follows the prop", () => {
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

test.each([false, true])("keeps its accessible name when pressed, with words %s", (showLabel) => {
  const button = (pressed: boolean) => (
    <FavouriteButton
      pressed={pressed}
      showLabel={showLabel}
      onToggle={vi.fn()}
      itemName="Luce Fissa 24"
    />
  );
  const name = "Salva nei preferiti: Luce Fissa 24";
  const { rerender } = render(button(false));
  expect(screen.getByRole("button", { name, pressed: false })).toBeDefined();

  rerender(button(true));
  expect(screen.getByRole("button", { name, pressed: true })).toBeDefined();
});
