import { expect, test } from "./fixtures.ts";
import { keepList, listItems, readCookie } from "./listed-items.ts";

test("viewed items are listed newest first, sixteen at most", async ({ page, context, host }) => {
  test.setTimeout(120_000);
  const offers = await listItems(host, "offers?tipology=luce");
  const vehicles = await listItems(host, "vehicles");
  const seen = offers.slice(0, 16).map(({ slug }) => slug);
  await keepList(context, { url: host.url, name: "items", slugs: seen });
  const [vehicle] = vehicles;
  const [newest, second] = offers;
  const visited = [vehicle?.path, second?.path, newest?.path, second?.path];
  for (const path of visited) {
    await page.goto(path ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const slug = [...offers, ...vehicles].find((item) => item.path === path)?.slug;
    await expect
      .poll(async () => JSON.parse((await readCookie(context, "items")) ?? "[]")[0])
      .toBe(slug);
  }
  expect(JSON.parse((await readCookie(context, "items")) ?? "")).toEqual([
    second?.slug,
    newest?.slug,
    vehicle?.slug,
    ...seen.slice(2, 15),
  ]);
  await page.goto("/visualizzati");
  const names = page.locator(".item-list__rows h2");
  await expect(names).toHaveCount(16);
  await expect(names.first()).toHaveText(second?.name ?? "");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("viewed items are listed and can be deleted", async ({ page, context, host }) => {
    const [vehicle] = await listItems(host, "vehicles");
    await keepList(context, {
      url: host.url,
      name: "items",
      slugs: [vehicle?.slug ?? "", "questa-non-esiste"],
    });
    await page.goto("/visualizzati");
    await expect(page.locator(".item-list__rows h2")).toHaveText([vehicle?.name ?? ""]);
    await page.getByRole("button", { name: "Cancella le schede viste" }).click();
    await expect(page.getByText("Non hai ancora aperto nessuna scheda")).toBeVisible();
    expect(await readCookie(context, "items")).toBeNull();
  });
});
