import { expectEndInSight, expectQuoteInSight } from "../../site/e2e/quote-in-sight.ts";
import { answerToChannel, findLauncher } from "./assistant-steps.ts";
import { test } from "./fixtures.ts";

const SCRIPT = '<script async src="%VOLPE_HOST%/embed/v1/embed.js" data-tracking="AFF-1"></script>';
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

function toPage(body: string): string {
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Prova</title>${SCRIPT}</head><body>${body}</body></html>`;
}

for (const viewport of VIEWPORTS) {
  for (const variant of ["bubble", "inline"]) {
    test(`the ${variant} assistant shows verdict, first card and quote at once, and the end, at ${viewport.width}`, async ({
      page,
      partner,
    }) => {
      test.setTimeout(60_000);
      await page.setViewportSize(viewport);
      const element = `<volpe-quote-assistant variant="${variant}"></volpe-quote-assistant>`;
      await page.goto(partner.serve(toPage(element)));
      const start =
        variant === "inline"
          ? page.getByRole("button", { name: "Cominciamo" })
          : findLauncher(page);
      await start.click();
      await answerToChannel(page);
      await expectQuoteInSight(page);
      await page.getByRole("button", { name: "No, grazie" }).click();
      await expectEndInSight(page);
    });
  }
}
