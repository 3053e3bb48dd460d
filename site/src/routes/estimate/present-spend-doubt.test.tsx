import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { createOfferList } from "../catalogue/energy/sample-offers.ts";
import { PresentSpendDoubt } from "./present-spend-doubt.tsx";

const { profile } = createOfferList();

function show(query: string) {
  const search = new URLSearchParams(query);
  const element = <PresentSpendDoubt search={search} profile={profile} />;
  return render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
}

it("asks whether a spend of an address is that of another period", () => {
  show("tipologia=luce&consumo=2700&spesa=90&provincia=MI");
  const meant = screen.getByRole("link", { name: "1.080 €" });
  expect(meant.parentElement?.textContent).toBe(
    "Hai scritto 90 €. Intendevi 1.080 €? La spesa è giusta così",
  );
  expect(meant.getAttribute("href")).toBe("/?tipologia=luce&consumo=2700&provincia=MI&spesa=1.080");
});

it("asks about a spend that is unusual for a home", () => {
  const { container } = show("tipologia=luce&consumo=2700&spesa=12000,50");
  expect(container.textContent).toContain("12.000,50 € è una spesa insolita per il tuo consumo.");
});

it.each(["spesa=1100", "spesa=90&periodo=mese", "spesa=90&destinazione=aziende", "spesa=abc", ""])(
  "asks nothing about «%s»",
  (query) => {
    expect(show(`tipologia=luce&consumo=2700&${query}`).container.textContent).toBe("");
  },
);
