import { render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { findViolations } from "../testing/axe.ts";
import { createProduct } from "../testing/product-fixture.ts";
import { FavouriteButton } from "./favourite-button.tsx";
import { ProductCard } from "./product-card.tsx";

const textOf = (element: Element | null) => (element?.textContent ?? "").replaceAll("\u00a0", " ");

test("shows brand, seller, name, figure, facts and note of a product", () => {
  const product = createProduct();
  render(<ProductCard product={product} link={<a href="/x">{product.name}</a>} />);

  const card = screen.getByRole("article");
  const name = within(card).getByRole("heading", { level: 2 });
  expect(within(name).getByRole("link").getAttribute("href")).toBe("/x");
  expect(textOf(name)).toBe("Panda 1.0 Hybrid");
  expect(textOf(card)).toContain("Fiat con Rondine Noleggi");
  expect(textOf(card)).toContain("256,20 € al mese");
  expect(within(card).getAllByRole("listitem").map(textOf)).toEqual(["Ibrida", "Manuale"]);
  expect(textOf(card)).toContain("Pronta consegna");
});

test("axe finds nothing in a card with a heart", async () => {
  const heart = <FavouriteButton pressed={false} onToggle={vi.fn()} itemName="Panda" />;
  const { container } = render(
    <main>
      <h1>Noleggio</h1>
      <ProductCard
        product={createProduct({ seller: null, note: "" })}
        link={<a href="/x">Panda</a>}
        favourite={heart}
      />
    </main>,
  );
  expect(container.querySelector(".v-product-note")).toBeNull();
  expect(await findViolations(container)).toEqual([]);
});
