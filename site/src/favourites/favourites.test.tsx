import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createFakeClient } from "../routes/testing/fake-client.ts";
import { renderRoute } from "../routes/testing/render-route.tsx";
import { Favourites } from "./favourites.tsx";
import { Heart } from "./heart.tsx";

function Page() {
  return (
    <Favourites>
      <Heart slug="fissa-12" label="Fissa 12" brand="Enerluna" />
    </Favourites>
  );
}

function show(favourites: readonly string[] = []) {
  const cookies = { preferiti: JSON.stringify(favourites) };
  const client = createFakeClient({ cookies });
  renderRoute({ Component: Page }, { path: "/", client });
  return client.lists.state;
}

const findHeart = () => screen.findByRole("button", { name: /Fissa 12 di Enerluna/ });

describe("the heart", () => {
  it("adds an item and can undo it", async () => {
    const state = show(["altra"]);
    const heart = await findHeart();
    expect(heart.getAttribute("aria-pressed")).toBe("false");

    fireEvent.click(heart);
    expect(await screen.findByText("Nei preferiti: «Fissa 12». Ne hai 2 su 18.")).toBeTruthy();
    expect([...state.preferiti].sort()).toEqual(["altra", "fissa-12"]);
    expect(heart.getAttribute("aria-pressed")).toBe("true");

    fireEvent.click(screen.getByRole("button", { name: "Annulla" }));
    expect([...state.preferiti]).toEqual(["altra"]);
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("counts a first favourite in words that fit one", async () => {
    show();
    fireEvent.click(await findHeart());
    expect(await screen.findByText("Nei preferiti: «Fissa 12». Ne hai 1 su 18.")).toBeTruthy();
  });

  it("removes a favourite", async () => {
    const state = show(["fissa-12"]);
    fireEvent.click(await findHeart());
    expect(await screen.findByText("Fuori dai preferiti: «Fissa 12».")).toBeTruthy();
    expect([...state.preferiti]).toEqual([]);
  });

  it("says that the nineteenth favourite replaced the oldest", async () => {
    const state = show(Array.from({ length: 18 }, (_, index) => `offerta-${index}`));
    fireEvent.click(await findHeart());
    expect(await screen.findByText(/al massimo 18: per «Fissa 12» ho tolto/)).toBeTruthy();
    expect(state.preferiti).toHaveLength(18);
    expect(state.preferiti).toContain("fissa-12");
  });
});
