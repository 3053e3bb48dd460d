import { screen } from "@testing-library/react";
import type { Tipology } from "@volpe/contract";
import { describe, expect, it, vi } from "vitest";
import { SiteFactsContext } from "../../page/site-facts.ts";
import { createFakeClient } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./quote-calculator-page.tsx";

// The conversation needs a socket and has its own tests.
vi.mock(import("@volpe/ui"), async (original) => ({
  ...(await original()),
  Assistant: () => <p>Conversazione</p>,
}));

const NO_FACTS = { trackingWaits: false, affiliateClick: "last", commission: {} } as const;

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

  function open(items: object[], demonstration: Tipology[] = []) {
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
    const facts = { ...NO_FACTS, demonstration };
    const Component = () => (
      <SiteFactsContext value={facts}>
        <page.Component />
      </SiteFactsContext>
    );
    const router = renderRoute(
      { ...page, Component },
      {
        path: "/offerte/activation/:slug",
        url: "/offerte/activation/luce-serena?consumo=3100",
        client,
      },
    );
    return { router, asked };
  }

  it("opens the assistant on the offer, with a link to its cart", async () => {
    const { asked } = open([ITEM]);
    await screen.findByRole("heading", { name: "Attiva Luce Serena" });
    expect(asked).toEqual([{ type: "luce", offer: "luce-serena", query: "consumo=3100" }]);
    const cart = screen.getByRole("link", { name: "Vai al contratto" });
    expect(cart.getAttribute("href")).toBe("/offerte/cart/luce-serena?consumo=3100");
  });

  it("promises no order of an invented offer", async () => {
    open([ITEM], ["luce"]);
    await screen.findByRole("heading", { name: "La tua richiesta: Luce Serena" });
    expect(screen.queryByText(/Attiva/)).toBeNull();
    expect(screen.queryByRole("link", { name: "Vai al contratto" })).toBeNull();
  });

  it("redirects to the page of an ended offer", async () => {
    const { router } = open([{ ...ITEM, current: false }]);
    await screen.findByText("Un’altra pagina");
    expect(router.state.location.pathname).toBe(ITEM.path);
  });
});
