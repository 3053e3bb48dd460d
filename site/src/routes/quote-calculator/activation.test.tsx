import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { createFakeClient } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./quote-calculator-page.tsx";

// The conversation needs a socket and has its own tests.
vi.mock(import("@volpe/ui"), async (original) => ({
  ...(await original()),
  Assistant: () => <p>Conversazione</p>,
}));

describe("the activation of an offer", () => {
  const ITEM = {
    slug: "luce-serena",
    brand: { name: "Enerluna" },
    ai_translated: [{ label: "Luce Serena" }],
    tipology: "luce",
    destination: "privati",
    path: "/privati/luce/enerluna/luce-serena",
    figure: null,
    current: true,
  };

  function open(items: object[]) {
    const asked: unknown[] = [];
    const client = createFakeClient({
      calls: {
        "GET /assistant/greeting": ({ query }) => {
          asked.push(query);
          return { owner: "volpe", step: 0, messages: ["Ciao"], addons: [] };
        },
        "POST /items/visualizzati": () => items,
      },
    });
    const router = renderRoute(page, {
      path: "/offerte/activation/:slug",
      url: "/offerte/activation/luce-serena?consumo=3100",
      client,
    });
    return { router, asked };
  }

  it("opens the assistant on the offer, with a link to its cart", async () => {
    const { asked } = open([ITEM]);
    await screen.findByRole("heading", { name: "Attiva Luce Serena" });
    expect(asked).toEqual([{ type: "luce", offer: "luce-serena", query: "consumo=3100" }]);
    const cart = screen.getByRole("link", { name: "Vai al contratto" });
    expect(cart.getAttribute("href")).toBe("/offerte/cart/luce-serena?consumo=3100");
  });

  it("redirects to the page of an ended offer", async () => {
    const { router } = open([{ ...ITEM, current: false }]);
    await screen.findByText("Un’altra pagina");
    expect(router.state.location.pathname).toBe(ITEM.path);
  });
});
