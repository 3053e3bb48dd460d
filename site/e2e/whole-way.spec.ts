import type { APIRequestContext, Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { createConversation, TO_CHANNEL, toQuote } from "./conversation-page.ts";
import { expect, test } from "./fixtures.ts";
import { listLeads } from "./run-admin.ts";

const EMAIL = "anna.bianchi@esempio.it";

/** `833 €` of anything that holds one yearly figure. */
function toEuros(text: string | null): number {
  return Number(/([\d.]+)\s€/.exec(text ?? "")?.[1]?.replaceAll(".", "") ?? Number.NaN);
}

async function readPdf(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const bytes = await answer.body();
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  return { headers: answer.headers(), start: bytes.subarray(0, 5).toString(), text };
}

/** The documents that the socket's `upload` names, as they come. */
function collectUploads(page: Page): string[] {
  const uploads: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      // `42` begins an event's packet, with its name and what it carries after it.
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

test("from the home page to the assistant on an offer, with the visitor's own consumption", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByLabel("Quanto consumi in un anno").fill("3150");
  await page.getByLabel("Comune o provincia").fill("Milano");
  await page.getByLabel("Comune o provincia").press("Tab");
  await page.getByRole("button", { name: "Confronta le offerte" }).click();
  await expect(page).toHaveURL(/\/offerte\/luce\?.*consumo=3150/);
  await expect(page.getByText(/per 3\.150\skWh l’anno/).first()).toBeVisible();
  const cards = await readCards(page, ".offers__cards");
  const figures = cards.map(({ figure }) => toEuros(figure ?? null));
  expect(figures.length).toBeGreaterThan(5);
  expect(figures).toEqual(figures.toSorted((a, b) => a - b));

  await page.locator(".offers__cards .v-card-action").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(cards[0]?.name ?? "");
  await expect(page.getByText(/Per 3\.150\skWh l’anno/)).toBeVisible();
  const total = await page.locator(".item__figure strong").textContent();
  expect(Math.round(Number(total?.replace(/[^\d,]/g, "").replace(",", ".")))).toBe(figures[0]);

  await page.getByRole("link", { name: "Chiedi un preventivo su questa offerta" }).click();
  const panel = page.getByRole("dialog", { name: "Volpe" });
  const conversation = createConversation(page, panel);
  await conversation.isAsked("Per chi cerchi?");
  await expect(conversation.log).toContainText(cards[0]?.name ?? "");
  await conversation.giveAll([{ choose: "Casa mia" }]);
  // The offer already says what is supplied.
  await conversation.isAsked("È la casa in cui hai la residenza?");
});

test("every answer leads to three offers, a document and a page with the same figures", async ({
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
  await conversation.isAsked(/Ho fatto i conti: la più conveniente costa/);
  await conversation.giveAll(toQuote(EMAIL));
  await expect(conversation.log).toContainText(`Te l’ho mandato anche a ${EMAIL}.`);

  const offers = await readCards(page, ".v-said-offers");
  expect(offers).toHaveLength(3);
  const savings = await page.locator(".v-said-offers .v-card-saving").allTextContents();
  expect(savings.map(toEuros)).toEqual(
    offers.map(({ figure }) => Math.abs(1100 - toEuros(figure ?? null))),
  );

  const quote = page.getByRole("link", { name: "Scarica il preventivo" });
  const address = await quote.getAttribute("href");
  expect(uploads).toEqual([address]);
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
  await expect(page.locator(".quote__saving")).toContainText("1.100 € che spendi oggi");
  expect(toEuros(await page.locator(".quote__saving strong").textContent())).toBe(
    toEuros(savings[0] ?? null),
  );
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
