import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { createOfferList } from "../catalogue/energy/sample-offers.ts";
import { createFakeClient } from "../testing/fake-client.ts";
import { readText } from "../testing/read-text.ts";
import { renderRoute } from "../testing/render-route.tsx";
import { EstimatedOffers } from "./estimated-offers.tsx";

it.each([
  [1, 1, "L’unica che c’è costa meno del tuo contratto. Guardala in classifica"],
  [1, 0, "L’unica che c’è non costa meno del tuo contratto. Guardala in classifica"],
  [9, 2, "2 su 9 costano meno del tuo contratto. Guardale tutte e 9 in classifica"],
])(
  "says in singular or plural that of %s offers %s cost less",
  async (rankedTotal, cheaperTotal, words) => {
    const {
      offers: [offer],
      profile,
    } = createOfferList();
    if (offer === undefined) throw new Error("The sample list is empty");
    const present = { source: "spend", totalEur: 900 } as const;
    const offers = [{ offer, saving: null }];
    const estimate = { offers, present, profile, rankedTotal, cheaperTotal, listQuery: "" };
    const Component = () => <EstimatedOffers estimate={estimate} isPresentEstimate={false} />;
    renderRoute({ Component }, { path: "/preventivo/risultato", client: createFakeClient({}) });
    await screen.findByRole("heading", { level: 2 });
    expect(readText(".estimate__count")).toBe(words);
  },
);

it.each([true, false])(
  "marks each saving against a present spend that is an estimate: %s",
  async (isPresentEstimate) => {
    const {
      offers: [offer],
      profile,
    } = createOfferList();
    if (offer === undefined) throw new Error("The sample list is empty");
    const present = { source: "spend", totalEur: 5000 } as const;
    const offers = [{ offer: { ...offer, estimate: [] }, saving: null }];
    const estimate = { offers, present, profile, rankedTotal: 1, cheaperTotal: 1, listQuery: "" };
    const Component = () => (
      <EstimatedOffers estimate={estimate} isPresentEstimate={isPresentEstimate} />
    );
    renderRoute({ Component }, { path: "/preventivo/risultato", client: createFakeClient({}) });
    await screen.findByRole("heading", { level: 2 });
    expect(readText(".v-card-saving").includes("stima")).toBe(isPresentEstimate);
  },
);
