import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Checks that the verdict, the first card, the three ways to the quote, the question and its
 * answers are visible together, without scrolling, and that none covers another.
 */
export async function expectQuoteInSight(page: Page): Promise<void> {
  const log = page.locator(".v-log-scroller");
  const dock = page.getByRole("group", { name: "La tua risposta" });
  const quote = log.locator(".v-said-quote");
  const parts = [
    log.locator(".v-bubble", { hasText: /Risparmi |Il tuo contratto / }).last(),
    log.locator(".v-said-first .v-card"),
    quote.getByRole("link", { name: "Apri il preventivo" }),
    quote.getByRole("link", { name: "Scarica il PDF" }),
    quote.getByRole("button", { name: "Condividi" }),
    log.locator(".v-asked"),
  ];
  await expect(parts[2] as (typeof parts)[0]).toBeVisible();
  await expect(dock.locator("[aria-busy=false]")).toBeVisible();
  await expectInside(log, parts);
  for (const channel of ["E-mail", "WhatsApp", "Telefono", "No, grazie"]) {
    const choice = dock.getByRole("button", { name: channel });
    await expect(choice).toBeInViewport({ ratio: 1 });
    const box = await choice.boundingBox();
    expect(box?.height, `${channel} can be pressed with a thumb`).toBeGreaterThanOrEqual(44);
    expect(box?.height, `${channel} stands on one line`).toBeLessThan(60);
  }
}

/**
 * Checks that the three offers and the three ways to the quote are visible together at the end of
 * an interview, that the quote has the focus, and that no box without a question takes their room.
 */
export async function expectEndInSight(page: Page): Promise<void> {
  const log = page.locator(".v-log-scroller");
  const dock = page.getByRole("group", { name: "La tua risposta" });
  const quote = log.locator(".v-said-quote");
  const open = quote.getByRole("link", { name: "Apri il preventivo" });
  const cards = log.locator(".v-said-offers .v-card");
  await expect(dock.getByRole("button")).toHaveText(["Ora il gas", "Ricomincia da capo"]);
  await expect(cards).toHaveCount(3);
  await expect(open).toBeFocused();
  await expectInside(log, [
    open,
    quote.getByRole("link", { name: "Scarica il PDF" }),
    quote.getByRole("button", { name: "Condividi" }),
    ...(await cards.all()),
  ]);
  const box = await dock.boundingBox();
  expect(box?.height, "the dock is one line").toBeLessThan(60);
}

/** Checks that no part reaches out of the scrolling window. */
export async function expectInside(log: Locator, parts: readonly Locator[]): Promise<void> {
  const window = await log.boundingBox();
  const end = (window?.y ?? 0) + (window?.height ?? 0);
  for (const part of parts) {
    await expect(part).toBeInViewport({ ratio: 1 });
    const box = await part.boundingBox();
    expect(box?.y ?? -1).toBeGreaterThanOrEqual(window?.y ?? 0);
    expect((box?.y ?? 0) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(end);
  }
}
