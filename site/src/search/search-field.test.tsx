import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { SearchField } from "./search-field.tsx";

vi.mock(import("./search-suggestions.tsx"), () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

afterEach(cleanup);

it("searches if the suggestions cannot be loaded", async () => {
  const router = createMemoryRouter([
    { path: "/", element: <SearchField label="Cerca nel sito" /> },
    { path: "/search", element: null },
  ]);
  render(<RouterProvider router={router} />);
  const input = screen.getByRole("textbox", { name: "Cerca nel sito" });
  fireEvent.focus(input);
  await act(() => vi.dynamicImportSettled());
  fireEvent.change(input, { target: { value: "kwh" } });
  await act(async () => fireEvent.submit(screen.getByRole("search")));
  expect(router.state.location.pathname + router.state.location.search).toBe("/search?q=kwh");
});
