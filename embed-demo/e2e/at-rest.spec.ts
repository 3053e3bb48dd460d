import { countFramesAtRest } from "../../site/e2e/count-frames.ts";
import { openAssistant } from "./assistant-steps.ts";
import { ELEMENTS, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";

// A visitor who asks for nothing sees each animation.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("elements at rest draw nothing", async ({ page, partner, context }) => {
  const url = partner.serve(toPage(ELEMENTS.map(({ markup }) => markup()).join("")));
  // The trace is of the whole browser, so a closed and an open assistant rest at the same time.
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto(url);
    for (const { find } of ELEMENTS) {
      await find(each).first().waitFor();
    }
  }
  await openAssistant(other);
  // A hidden page draws nothing in any case.
  for (const shown of [page, other]) {
    expect(await shown.evaluate(() => document.visibilityState)).toBe("visible");
  }
  expect(await countFramesAtRest(page)).toBeLessThanOrEqual(2);
});
