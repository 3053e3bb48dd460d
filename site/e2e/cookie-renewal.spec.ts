import { expect, test } from "./fixtures.ts";
import { readCookie } from "./listed-items.ts";

test("the host renews only cookies that a page wrote and did not remove", async ({
  page,
  context,
}) => {
  const asked: unknown[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/cookies") asked.push(request.postDataJSON());
  });
  await page.goto("/offerte/luce");
  const heart = page.locator(".offers__cards .v-card .v-favourite").first();
  const answered = page.waitForResponse("**/cookies");
  await heart.click();
  const written = await readCookie(context, "preferiti");
  const answer = await answered;
  expect(answer.status()).toBe(204);
  const header = await answer.headerValue("set-cookie");
  expect(header).toMatch(/^preferiti=.*; Path=\/; Max-Age=31536000; SameSite=Lax$/);
  expect(await readCookie(context, "preferiti")).toBe(written);

  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  const next = page.waitForResponse("**/cookies");
  await page.locator(".offers__cards .v-card-action").first().click();
  await next;
  expect(asked).toEqual([["preferiti"], expect.arrayContaining(["items", "labels", "brands"])]);
  expect(asked[1]).not.toContain("preferiti");
  expect(await readCookie(context, "preferiti")).toBeNull();
});
