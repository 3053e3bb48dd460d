import { cleanup, render, screen } from "@testing-library/react";
import type { Tipology } from "@volpe/contract";
import { afterEach, expect, test } from "vitest";
import { CommissionNotice } from "./commission-notice.tsx";
import { SiteFactsContext } from "./site-facts.ts";

afterEach(cleanup);

const WORDS = "Può pagare una commissione.";
const commission = { luce: WORDS, gas: WORDS };

const show = (of: Tipology[]) =>
  render(
    <SiteFactsContext
      value={{ trackingWaits: false, demonstration: [], commission, affiliateClick: "last" }}
    >
      <CommissionNotice of={of} />
    </SiteFactsContext>,
  );

test("is shown once for all typologies that pay a commission", () => {
  show(["pos", "luce", "gas"]);
  expect(screen.getAllByText(WORDS)).toHaveLength(1);
});

test("is not shown if no typology pays a commission", () => {
  const { container } = show(["pos", "internet"]);
  expect(container.innerHTML).toBe("");
});
