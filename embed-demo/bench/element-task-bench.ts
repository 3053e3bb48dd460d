import type { Page } from "@playwright/test";
import { type LongTaskScene, measureLongTasks } from "../../site/bench/long-tasks.ts";
import { startMeasuredHost } from "../../site/e2e/host-process.ts";
import { findLauncher, openAssistant } from "../e2e/assistant-steps.ts";
import { ELEMENTS, toPage } from "../e2e/elements.ts";
import { startPartner } from "../e2e/partner-server.ts";

/**
 * Measures the longest task while a visitor waits: for each element, for twelve cards, and for the
 * assistant from the press to its first question.
 */
const LIMIT_MS = 50;

async function insert(page: Page, html: string): Promise<void> {
  await page.evaluate((markup) => {
    const place = document.createElement("div");
    place.innerHTML = markup;
    document.querySelector("main")?.append(place);
  }, html);
}

const host = await startMeasuredHost();
const partner = await startPartner(host.url);

function toScene(
  act: LongTaskScene["act"],
  before = "",
  prepare: LongTaskScene["prepare"] = async (page) => {
    await page.waitForFunction(() => window.volpe !== undefined);
  },
): LongTaskScene {
  return { url: partner.serve(toPage(before)), limitMs: LIMIT_MS, prepare, act };
}

try {
  await measureLongTasks({
    ...Object.fromEntries(
      ELEMENTS.map(({ tag, markup, find }) => [
        tag,
        toScene(async (page) => {
          await insert(page, markup());
          await find(page).first().waitFor();
        }),
      ]),
    ),
    "twelve cards with filters": toScene(async (page) => {
      // Waits for the event, because a locator by role would be a longer task than the cards'.
      const shown = page.evaluate(
        () => new Promise((done) => addEventListener("volpe-cards", () => done(null))),
      );
      await insert(page, '<volpe-offer-cards limit="12" filters></volpe-offer-cards>');
      await shown;
    }),
    "the bubble opens": toScene(
      openAssistant,
      "<volpe-quote-assistant></volpe-quote-assistant>",
      (page) => findLauncher(page).waitFor(),
    ),
    "the assistant in the page starts": toScene(
      async (page) => {
        await page.getByRole("button", { name: "Cominciamo" }).click();
        await page.getByRole("button", { name: "Casa mia" }).waitFor();
      },
      '<volpe-quote-assistant variant="inline"></volpe-quote-assistant>',
      (page) => page.getByRole("button", { name: "Cominciamo" }).waitFor(),
    ),
  });
} finally {
  await partner.dispose();
  await host.dispose();
}
