import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

// The test files of a worker share their modules, so another file may have loaded the footer.
beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.doUnmock("./footer-content.tsx");
  vi.resetModules();
});

it("keeps the layout, with an empty footer, if the footer's script cannot be loaded", async () => {
  const ask = vi.fn(() => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  vi.doMock("./footer-content.tsx", ask);
  const { DefaultLayout } = await import("./default-layout.tsx");
  const { PageClientContext } = await import("../page/use-client.tsx");
  const { createFakeClient } = await import("../routes/testing/fake-client.ts");
  const element = (
    <DefaultLayout>
      <h1>Una pagina</h1>
    </DefaultLayout>
  );
  const errorElement = <h1>Anche il layout non c’è</h1>;
  render(
    <PageClientContext value={createFakeClient({})}>
      <RouterProvider router={createMemoryRouter([{ path: "*", element, errorElement }])} />
    </PageClientContext>,
  );
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole("heading").textContent).toBe("Una pagina");
  expect(screen.getByRole("contentinfo").textContent).toBe("");
});
