import { openAssistant } from "./assistant-steps.ts";
import { ELEMENTS, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";

/** The fox's last gesture has ended by then. */
const REST_MS = 10_000;

test("elements at rest let the page rest: nothing is styled or drawn", async ({
  page,
  partner,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const countStyles = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "RecalcStyleCount")?.value ?? Number.NaN;
  };
  const countAtRest = async () => {
    await page.waitForTimeout(REST_MS);
    const before = await countStyles();
    await page.waitForTimeout(2_000);
    return (await countStyles()) - before;
  };
  await page.goto(partner.serve(toPage(ELEMENTS.map(({ markup }) => markup()).join(""))));
  for (const { find } of ELEMENTS) {
    await find(page).first().waitFor();
  }
  expect(await countStyles()).toBeGreaterThan(0);
  expect(await countAtRest()).toBe(0);

  await openAssistant(page);
  expect(await countAtRest()).toBe(0);
});
