import { beginConversation, waitForBegun } from "./assistant-steps.ts";
import { SCRIPT, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";

const TAG = "volpe-quote-assistant";

test("the inline assistant says that a kept conversation goes on", async ({
  page,
  partner,
  host,
}) => {
  const url = partner.serve(toPage(`<${TAG} variant="inline"></${TAG}>`));
  await page.goto(url);
  const begin = page.getByRole("button", { name: "Cominciamo" });
  await begin.waitFor();
  const readHeight = () => page.locator(TAG).evaluate((it) => it.getBoundingClientRect().height);
  const height = await readHeight();
  await beginConversation(page, { host, answers: [{ choose: "Casa mia" }] });
  await page.goto(url);
  const resume = page.getByRole("button", { name: "Riprendiamo" });
  await resume.waitFor();
  await expect(begin).toHaveCount(0);
  expect(await readHeight()).toBe(height);
  await resume.click();
  await waitForBegun(page, [{ choose: "Casa mia" }]);
});

test("the launcher invites to continue a kept conversation", async ({ page, partner, host }) => {
  const url = partner.serve(toPage(`<${TAG}></${TAG}>`));
  await page.goto(url);
  await expect(page.getByRole("button", { name: /^Quanto potresti/ })).toBeVisible();
  await beginConversation(page, { host, answers: [{ choose: "Casa mia" }] });
  await page.goto(url);
  await page.getByRole("button", { name: "Riprendiamo la chat?" }).click();
  await waitForBegun(page, [{ choose: "Casa mia" }]);
});

test("without consent no assistant looks for a kept conversation", async ({
  page,
  partner,
  host,
}) => {
  const head = SCRIPT.replace("async", 'async data-consent="pending"');
  const both = `<${TAG}></${TAG}><${TAG} variant="inline"></${TAG}>`;
  await page.goto(partner.serve(toPage(both, { head })));
  await page.getByRole("button", { name: "Cominciamo" }).waitFor();
  await beginConversation(page, { host, answers: [{ choose: "Casa mia" }] });
  await page.reload();
  await expect(page.getByRole("button", { name: "Cominciamo" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Quanto potresti/ })).toBeVisible();
});
