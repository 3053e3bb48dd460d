import type { APIRequestContext, Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { createConversation, TO_CHANNEL, toQuote } from "./conversation-page.ts";
import { expect, test } from "./fixtures.ts";
import { listLeads } from "./run-admin.ts";

// A visitor who asks for nothing sees each animation.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const EMAIL = "anna.bianchi@esempio.it";

/** The yearly figure in a text or document, as `833,03 €`. */
function toEuros(text: string | null): number {
  const figure = /([\d.]+),(\d\d)\s€/.exec(text ?? "");
  return Number(`${figure?.[1]?.replaceAll(".", "")}.${figure?.[2]}`);
}

async function readPdf(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const bytes = await answer.body();
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  return { headers: answer.headers(), start: bytes.subarray(0, 5).toString(), text };
}

/** The documents that the socket's `upload` event names, as they arrive. */
function collectUploads(page: Page): string[] {
  const uploads: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      // `42` starts a Socket.IO event packet; the event's name and data follow.
      const packet = /^42(\[.*\])$/s.exec(String(payload))?.[1];
      const [event, carried] = packet === undefined ? [] : JSON.parse(packet);
      if (event === "upload") {
        uploads.push(JSON.parse(carried).pdf);
      }
    }),
  );
  return uploads;
}

const readCards = (page: Page, within: string) =>
  page.locator(`${within} .v-card`).evaluateAll((cards) =>
    cards.map((card) => ({
      name: card.querySelector(".v-card-name")?.textContent?.trim(),
      figure: card.querySelector(".v-card-figure")?.textContent,
    })),
  );

async function fillInHome(page: Page) {
  await page.goto("/");
  await page.getByLabel("Quanto consumi in un anno").fill("3150");
  await page.getByLabel("Comune o provincia").fill("Milano");
  await page.getByLabel("Comune o provincia").press("Tab");
  await page.getByLabel("Quanto spendi oggi?").fill("980");
}

test("the visitor's consumption and spend are carried from the home page to the assistant on an offer", async ({
  page,
}) => {
  await fillInHome(page);
  await page.getByRole("button", { name: "Confronta le offerte" }).click();
  await expect(page).toHaveURL(/\/offerte\/luce\?.*consumo=3150/);
  await expect(page.getByText(/^3\.150\skWh ·/)).toBeVisible();
  const cards = await readCards(page, ".offers__cards");
  const figures = cards.map(({ figure }) => toEuros(figure ?? null));
  expect(figures.length).toBeGreaterThan(5);
  expect(figures).toEqual(figures.toSorted((a, b) => a - b));

  await page.locator(".offers__cards .v-card-action").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(cards[0]?.name ?? "");
  await expect(page.getByText(/Per 3\.150\skWh l’anno/)).toBeVisible();
  const total = await page.locator(".item__figure strong").textContent();
  expect(toEuros(total)).toBe(figures[0]);

  await page.getByRole("link", { name: "Chiedi un preventivo su questa offerta" }).click();
  const panel = page.getByRole("dialog", { name: "Volpe" });
  const conversation = createConversation(page, panel);
  const price = `e «${cards[0]?.name}» costa ${cards[0]?.figure?.match(/[\d.]+,\d\d/)?.[0]} € l’anno`;
  await conversation.isAsked(
    `Ho già Milano (MI), 3.150 kWh, 980 € l’anno di spesa, ${price}: giusto?`,
  );
  await conversation.giveAll([{ choose: "Sì, giusto" }]);
  await conversation.isAsked("È la casa in cui hai la residenza?");
  await expect(page.getByText("980 € l’anno", { exact: true })).toBeAttached();
});

test("the whole supply is carried from the home page to the assistant", async ({ page }) => {
  await fillInHome(page);
  await page.getByRole("button", { name: "Oppure parla con la volpe" }).click();
  const known = "Ho già Milano (MI), 3.150 kWh, 980 € l’anno di spesa: giusto?";
  await createConversation(page).isAsked(known);
});

test("the whole supply is carried from the home page to the list's assistant", async ({ page }) => {
  await fillInHome(page);
  await page.getByRole("button", { name: "Confronta le offerte" }).click();
  await page.locator(".use > summary").click();
  await page.getByLabel("Potenza", { exact: true }).fill("4,5");
  await page.getByLabel("Uso", { exact: true }).selectOption("no");
  await page.getByRole("button", { name: "Ricalcola" }).click();
  await expect(page).toHaveURL(/potenza=4(,|%2C)5/);
  await page.getByRole("link", { name: "Apri la chat con Volpe" }).click();
  const panel = page.getByRole("dialog", { name: "Volpe" });
  await createConversation(page, panel).isAsked(
    "Ho già non residente, Milano (MI), 3.150 kWh, 4,5 kW, 980 € l’anno di spesa: giusto?",
  );
});

test("the answers lead to three offers, a document and a page with the same figures", async ({
  page,
  context,
  host,
}) => {
  const uploads = collectUploads(page);
  await page.goto("/come-funziono?tracking=AFF-9");
  await page.goto("/calcola-preventivo");
  const conversation = createConversation(page);
  await conversation.isAsked("Per chi cerchi?");
  await conversation.giveAll(TO_CHANNEL);
  await conversation.isAsked(/Risparmi .* l’anno/);
  await conversation.dock.getByRole("button", { name: "E-mail" }).press("Enter");
  await conversation.isAsked("Prima dei contatti");
  await expect(conversation.dock).toBeFocused();
  // The focus is shown on the one control that the next key reaches, not around all of them.
  await expect(conversation.dock).toHaveCSS("outline-style", "none");
  await page.keyboard.press("Tab");
  await expect(conversation.dock.locator(":focus")).toHaveCSS("outline-style", "solid");
  await conversation.giveAll(toQuote(EMAIL).slice(1));
  await expect(conversation.log).toContainText(`Te l’ho mandato anche ad ${EMAIL}.`);

  const offers = await readCards(page, ".v-said-offers");
  expect(offers).toHaveLength(3);
  const savings = await page.locator(".v-said-offers .v-card-saving").allTextContents();
  expect(savings.map(toEuros)).toEqual(
    offers.map(({ figure }) => Number(Math.abs(1100 - toEuros(figure ?? null)).toFixed(2))),
  );

  const quote = page.getByRole("link", { name: "Scarica il PDF" });
  const address = await quote.getAttribute("href");
  expect(uploads).toEqual([address]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  // The complete best offer and the next steps of the quote are visible.
  for (const shown of [
    page.locator(".v-said-first .v-card"),
    page.getByRole("link", { name: "Apri il preventivo" }),
    page.getByRole("link", { name: "Scarica il PDF" }),
    page.getByText("Condividi"),
    conversation.dock.getByRole("button", { name: "Ricomincia da capo" }),
  ]) {
    await expect(shown).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1280, height: 720 });

  const pdf = await readPdf(context.request, address ?? "");
  expect(pdf.start).toBe("%PDF-");
  expect(pdf.headers["content-type"]).toBe("application/pdf");
  expect(pdf.headers["content-disposition"]).toContain("preventivo");
  for (const { name } of offers) {
    expect(pdf.text).toContain(name);
  }
  expect(pdf.text).not.toContain("Bianchi");

  await page.getByRole("link", { name: "Apri il preventivo" }).click();
  await expect(page).toHaveURL(/\/preventivo\/[\w-]{20,}/);
  expect(await readCards(page, ".quote__offers")).toEqual(offers);
  await expect(page.locator(".quote__summary")).toContainText("invece di 1.100 €");
  const headline = page.getByRole("heading", { level: 1 });
  await expect(headline).toContainText("Risparmi");
  expect(toEuros(await headline.textContent())).toBe(toEuros(savings[0] ?? null));
  await expect(page.getByText("Anna")).toHaveCount(0);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Scarica il PDF" }).click();
  expect((await download).suggestedFilename()).toMatch(/^preventivo.*\.pdf$/);

  const rate = new URL(page.url()).pathname.split("/").at(-1);
  const leads = await listLeads(host);
  expect(leads.filter(({ rateId }) => rateId === rate)).toMatchObject([
    { email: EMAIL, tracking: "AFF-9", status: "complete" },
  ]);
});
