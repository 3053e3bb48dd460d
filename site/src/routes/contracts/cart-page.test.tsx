import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { type ContractPreview, type ContractRequest, IDEMPOTENCY_HEADER } from "@volpe/contract";
import { ApiError } from "@volpe/core";
import { RouterContextProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { clientContext } from "../../page/client-context.ts";
import type { SiteFacts } from "../../page/site-facts.ts";
import { createQuotedOffers } from "../quote/sample-quote.ts";
import { createFakeClient } from "../testing/fake-client.ts";
import { invalidFields } from "../testing/invalid-fields.ts";
import { readText } from "../testing/read-text.ts";
import { renderRoute } from "../testing/render-route.tsx";
import { toSentPage } from "../testing/sent-page.tsx";
import * as page from "./cart-page.tsx";
import { createPreview, SAMPLE_OFFER } from "./sample-contract.ts";

const PATH = "/offerte/cart/luce-serena";

/** A quote in which the offer costs what it does today. */
const QUOTE = {
  rate: "q7Zk1",
  createdAt: "2026-11-21T10:00:00.000Z",
  query: "consumo=1800",
  offers: createQuotedOffers().map((offer) => ({
    ...offer,
    slug: SAMPLE_OFFER.slug,
    price: { ...offer.price, cents: SAMPLE_OFFER.price.perYearCents },
  })),
};

function createShop(changes: Partial<ContractPreview> = {}) {
  const asked: unknown[] = [];
  const preview = createPreview(changes);
  const client = createFakeClient({
    calls: {
      [`GET /contracts/offers/${preview.offer.slug}`]: ({ query }) => {
        asked.push(query);
        return preview;
      },
      "GET /rates/q7Zk1": () => QUOTE,
    },
  });
  return { client, asked };
}

async function show(
  changes: Partial<ContractPreview> = {},
  search = "",
  { commission = {}, path = PATH }: { commission?: SiteFacts["commission"]; path?: string } = {},
) {
  const { client, asked } = createShop(changes);
  const router = renderRoute(
    { ...page, Component: toSentPage(page.Component, commission) },
    { path: path.replace(/[^/]+$/, ":slug"), url: path + search, client },
  );
  await waitFor(() => expect(document.querySelector("h1, p")).not.toBeNull());
  return { router, asked };
}

/** The cart of a terminal, whose contract its provider makes. */
async function showTerminal(way: { url: string | null; sheetUrl?: string | null }, search = "") {
  const offer = {
    ...{ ...SAMPLE_OFFER, slug: "pos-tasca", name: "Tasca", tipology: "pos" as const },
    price: { ...SAMPLE_OFFER.price, label: "Canone e commissioni al mese" },
  };
  const handOver = { kind: "hand-over" as const, text: "Lo fai con lui.", ...way };
  await show({ offer, way: handOver }, search, { path: "/pos/cart/pos-tasca" });
}

describe("the cart of an offer", () => {
  it("says that another site may earn from what is ordered here", async () => {
    const words = "Se firmi, il sito da cui arrivi può guadagnare.";
    await show({}, "", { commission: { luce: words } });
    expect(readText(".order__main > .v-hint")).toBe(words);
    cleanup();
    await show({ way: { kind: "ended", text: "È terminata." } }, "", {
      commission: { luce: words },
    });
    expect(screen.queryByText(words)).toBeNull();
    cleanup();
    await show();
    expect(screen.queryByText(words)).toBeNull();
  });

  it("states product, price and supplier", async () => {
    const { asked } = await show({}, "?consumo=2700&provincia=MI");
    expect(asked).toEqual([{ per: "consumo=2700&provincia=MI" }]);
    const offer = readText(".order-box");
    for (const text of [
      "Luce Serena 24",
      "700,23 € l’anno",
      "58,35 € al mese",
      "31 dicembre 2026",
    ]) {
      expect(offer).toContain(text);
    }
    expect(readText(".order-parties")).toContain("Enerluna S.p.A.");
  });

  it("names the means of payment before any data is asked for", async () => {
    await show();
    expect(readText(".order-form")).toContain(
      "Si paga con l’addebito sul conto o con il bollettino.",
    );
  });

  it("asks for the contract's holder without a default", async () => {
    await show();
    const choices = screen.getAllByRole<HTMLInputElement>("radio");
    expect(choices.map(({ value, checked }) => [value, checked])).toEqual([
      ["consumer", false],
      ["business", false],
    ]);
  });

  it("names the steps without ordering", async () => {
    await show();
    expect(
      [...document.querySelectorAll(".drawn-path__name")].map((step) => step.textContent),
    ).toEqual(["Adesso: L’offerta", "I tuoi dati", "Controlla e ordina", "Firma con il codice"]);
    expect(screen.getByRole("button", { name: "Continua con i tuoi dati" })).not.toBeNull();
  });

  it("leads from an invented offer to the real ones instead of an order", async () => {
    const way = { kind: "demonstration", text: "È inventata: non si può ordinare." } as const;
    await show({ way });
    expect(readText("h1")).toBe("Luce Serena 24 non si può ordinare");
    expect(document.title).toBe("Luce Serena 24 non si può ordinare | Volpe");
    expect(screen.queryByRole("button", { name: /Continua/ })).toBeNull();
    expect(readText(".v-notice-attention")).toContain("non si può ordinare");
    expect(screen.getByRole("link", { name: "Gas" }).getAttribute("href")).toBe("/offerte/gas");
  });

  it("leads to the provider if the provider makes the contract", async () => {
    await showTerminal({ url: "https://pos.example/" });
    expect(readText("h1")).toContain("Tasca");
    const link = screen.getByRole("link", { name: "Vai da Enerluna" });
    expect(link.getAttribute("href")).toBe("https://pos.example/");
    expect(link.getAttribute("rel")).toContain("noopener");
    expect(readText("[aria-labelledby=passaggio]")).toContain("si apre in un’altra scheda");
    expect(screen.queryByRole("radio")).toBeNull();
  });

  it("links the information sheet of a terminal, or says that there is none", async () => {
    await showTerminal({ url: null, sheetUrl: "https://pos.example/foglio.pdf" });
    const link = screen.getByRole("link", { name: "Apri il foglio informativo di Enerluna" });
    expect(link.getAttribute("href")).toBe("https://pos.example/foglio.pdf");
    cleanup();
    await showTerminal({ url: null, sheetUrl: null });
    expect(screen.queryByRole("link", { name: /foglio informativo/ })).toBeNull();
    expect(readText("[aria-labelledby=passaggio]")).toContain(
      "chiedilo e leggilo prima di firmare",
    );
    cleanup();
    await showTerminal({ url: null });
    expect(readText("[aria-labelledby=passaggio]")).not.toContain("foglio informativo");
  });

  it("says at the choice that an offer is for homes, before anything is typed", async () => {
    const except = { regime: "business", text: "Questa offerta è per i privati." } as const;
    await show({ way: { kind: "order", except } });
    expect(screen.getByLabelText(/Per un’attività.*Questa offerta è per i privati/)).not.toBeNull();
    const link = screen.getByRole("link", { name: "Guarda le offerte per un’attività" });
    expect(link.getAttribute("href")).toBe("/offerte/luce?destinazione=aziende");
  });

  it("refuses an offer for homes to a business, and links the alternatives", async () => {
    const way = { kind: "mismatch", text: "Questa offerta è per i privati." } as const;
    await show({ way }, "?consumo=2700&per-chi=business");
    expect(readText("h1")).toBe("Luce Serena 24 non si può ordinare");
    expect(readText(".v-notice-attention")).toBe("Questa offerta è per i privati.");
    expect(screen.queryByRole("radio")).toBeNull();
    const hrefs = ["Guarda le offerte per un’attività", "È per me, da privato"].map((name) =>
      screen.getByRole("link", { name }).getAttribute("href"),
    );
    expect(hrefs).toEqual([
      "/offerte/luce?destinazione=aziende",
      "/offerte/cart/luce-serena?consumo=2700&per-chi=consumer",
    ]);
  });

  it("redirects to the address of the offer's typology", async () => {
    const { router } = await show({ offer: { ...SAMPLE_OFFER, tipology: "pos" } }, "?incasso=3000");
    expect(router.state.location.pathname).toBe("/pos/cart/luce-serena");
    expect(router.state.location.search).toBe("?incasso=3000");
  });
});

describe("the cart of an offer of a quote", () => {
  it("says with both prices that the quote's price has changed", async () => {
    const price = { ...SAMPLE_OFFER.price, perYearCents: 72_510 };
    const { asked } = await show({ offer: { ...SAMPLE_OFFER, price } }, "?preventivo=q7Zk1");
    expect(asked).toEqual([{ per: "consumo=1800" }]);
    expect(readText("[role=status]")).toContain(
      "Il 21 novembre 2026 costava 700,23 € l’anno, oggi 725,10 €.",
    );
  });

  it("does not mention the quote if the price is unchanged", async () => {
    await show({}, "?preventivo=q7Zk1");
    expect(screen.getByRole("radio", { name: /privato/ })).not.toBeNull();
    expect(screen.queryByRole("status")).toBeNull();
  });
});

it("says for which kind of customer the shown figures are", async () => {
  const price = { ...SAMPLE_OFFER.price, label: "Canone al mese, IVA esclusa" };
  const offer = { ...SAMPLE_OFFER, price };
  const { asked } = await show({ offer }, "?consumo=2700&per-chi=business");
  expect(asked).toEqual([{ per: "consumo=2700", regime: "business" }]);
  expect(screen.getByLabelText<HTMLInputElement>(/Per un’attività/).checked).toBe(true);
  expect(readText("[role=status]")).toBe(
    "Le cifre di questa pagina sono quelle di oggi per un’attività. Canone al mese, IVA esclusa. Guardale, poi continua.",
  );
});

describe("the cart's form", () => {
  const KEY = "k".repeat(22);
  const ID = "c".repeat(22);
  const FORM = {
    regime: "consumer",
    per: "consumo=2700",
    rate: "",
    offerHash: "a".repeat(64),
  };

  const SENT = "6f1e9c1c-9b0b-4c42-9d0e-1b6f6d0e2a11";

  async function send(create: (body: ContractRequest, headers: unknown) => unknown) {
    const client = createFakeClient({
      calls: { "POST /contracts": ({ body, headers }) => create(body as ContractRequest, headers) },
    });
    const context = new RouterContextProvider();
    context.set(clientContext, client);
    const request = new Request(`https://volpe.example${PATH}`, {
      method: "POST",
      body: new URLSearchParams({ ...FORM, invio: SENT }),
    });
    return await page.action({
      request,
      params: { slug: "luce-serena" },
      context,
    } as unknown as Parameters<typeof page.action>[0]);
  }

  it("begins the contract once and hides its key from scripts", async () => {
    const asked: unknown[] = [];
    const answer = await send((body, headers) => {
      asked.push(body, headers);
      return { contract: ID, key: KEY };
    });
    expect(asked).toEqual([
      {
        offer: "luce-serena",
        per: "consumo=2700",
        offerHash: FORM.offerHash,
        regime: "consumer",
        contractKeys: [],
      },
      { [IDEMPOTENCY_HEADER]: expect.stringMatching(new RegExp(`^${SENT}\\.\\w+$`)) },
    ]);
    expect(answer).toBeInstanceOf(Response);
    const { headers } = answer as Response;
    expect(headers.get("location")).toBe(`/contratto/${ID}`);
    expect(decodeURIComponent(headers.get("set-cookie") ?? "")).toMatch(
      new RegExp(`chiavi=\\["${ID}\\.${KEY}\\.c"\\].*HttpOnly; Secure`),
    );
  });

  it("redirects to the cart if the figures have changed, and begins no contract", async () => {
    const answer = await send(() => {
      throw new ApiError(409, [{ code: "offer-changed", message: "È cambiata." }]);
    });
    const { headers } = answer as Response;
    expect(headers.get("location")).toBe(`${PATH}?per-chi=consumer`);
    expect(headers.get("set-cookie")).toBeNull();
  });

  it("answers 422 with the sent values if the choice is refused", async () => {
    const answer = await send(() => {
      throw invalidFields({ regime: "Di’ per chi è il contratto." });
    });
    expect(answer).toMatchObject({ data: { values: FORM }, init: { status: 422 } });
  });
});

it("offers a call back about the offer of a provider without a page", async () => {
  await showTerminal({ url: null }, "?incasso=3000");
  const link = screen.getByRole("link", { name: "Fatti richiamare su questa offerta" });
  expect(link.getAttribute("href")).toBe(
    "/calcola-preventivo?tipo=pos&offerta=pos-tasca&incasso=3000",
  );
  fireEvent.click(link);
  await screen.findByText("Un’altra pagina");
});
