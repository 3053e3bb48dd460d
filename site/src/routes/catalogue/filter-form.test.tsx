import { fireEvent, screen, waitFor } from "@testing-library/react";
import { ApiError } from "@volpe/core";
import { expect, it } from "vitest";
import { createFakeClient } from "../testing/fake-client.ts";
import { readText } from "../testing/read-text.ts";
import { renderRoute } from "../testing/render-route.tsx";
import { FilterForm } from "./filter-form.tsx";

const FACET = {
  key: "prezzo",
  label: "Prezzo",
  several: true,
  values: [
    { value: "fisso", label: "Fisso", count: 12, selected: false },
    { value: "variabile", label: "Variabile", count: 30, selected: false },
  ],
};

/** The filters of a list of 42 offers, whose count answers each change. */
async function show(count: () => number) {
  const Component = () => (
    <FilterForm
      action="/offerte/luce"
      frame={{ facets: [FACET], ranges: [], total: 42, ignored: [] }}
      applied={[]}
      counted={{ path: "/offers/count" }}
      noun={["offerta", "offerte"]}
    />
  );
  const calls = { "GET /offers/count": () => ({ total: count() }) };
  renderRoute({ Component }, { path: "/offerte/luce", client: createFakeClient({ calls }) });
  await screen.findByRole("button", { name: "Mostra 42 offerte" });
}

const press = (label: RegExp) => fireEvent.click(screen.getByLabelText(label));

it("says how many offers the changed filters leave", async () => {
  await show(() => 1);
  press(/^Fisso/);
  await screen.findByRole("button", { name: "Mostra 1 offerta" });
  expect(readText("[aria-live]")).toBe("1 offerta con questi filtri");
});

it("promises no number for changed filters that cannot be counted", async () => {
  let counts = 0;
  await show(() => {
    counts += 1;
    if (counts === 1) return 7;
    throw new ApiError(503, [{ code: "unavailable", message: "Riprova." }]);
  });
  press(/^Fisso/);
  await screen.findByRole("button", { name: "Mostra 7 offerte" });
  press(/^Variabile/);
  await screen.findByRole("button", { name: "Mostra offerte" });
  await waitFor(() => expect(readText("[aria-live]")).toBe(""));
});
