import { findFaults } from "../../site/e2e/find-faults.ts";
import { choose, findLauncher, openAssistant } from "./assistant-steps.ts";
import { expect, test } from "./fixtures.ts";
import { blockStorage, readLook, watchShift } from "./page-scripts.ts";
import { toStrictPolicy } from "./partner-server.ts";

test("a hostile page leaves the look unchanged", async ({ page, partner }) => {
  const looks: string[][] = [];
  const readParts = () =>
    readLook(page, "volpe-quote-assistant", "section, h2, p, button, input, a, svg");
  for (const file of ["test/plain.html", "test/hostile.html"]) {
    await page.goto(await partner.serveFile(file));
    const launcher = await findLauncher(page).boundingBox();
    looks.push([JSON.stringify(launcher), ...(await readParts())]);
    await openAssistant(page);
    const panel = await page.getByRole("dialog").boundingBox();
    const size = [panel?.width ?? 0, panel?.height ?? 0].map(Math.round);
    looks.push([size.join(" × "), ...(await readParts())]);
    // Beside a kept conversation the launcher says another line.
    await page.evaluate(() => localStorage.clear());
  }
  // The hostile page is right-to-left, which decides the corner. All else must look as usual.
  const [plain = [], plainOpen = [], hostile = [], hostileOpen = []] = looks;
  expect(hostile.slice(1)).toEqual(plain.slice(1));
  expect(hostileOpen).toEqual(plainOpen);
});

test("the widget shifts nothing on a page and opens no socket while closed", async ({
  page,
  partner,
  watched,
}) => {
  const readShift = await watchShift(page);
  for (const file of ["index.html", "confronto.html"]) {
    await page.goto(await partner.serveFile(file));
    await page.locator("volpe-quote-assistant").getByRole("button").first().waitFor();
    await page.waitForTimeout(500);
    expect(await readShift(), file).toBe(0);
    expect(watched.sockets, file).toEqual([]);
  }
});

test("the widget passes axe on a phone and a desktop", async ({ page, host }) => {
  const widths = [360, 1280];
  for (const path of ["/", "/confronto.html"]) {
    await page.goto(`${host.demoUrl}${path}`);
    const button = page.locator("volpe-quote-assistant").getByRole("button").last();
    await button.waitFor();
    expect(await findFaults(page, { widths }), path).toEqual([]);
    await button.click();
    await page.getByRole("button", { name: "Casa mia" }).waitFor();
    expect(await findFaults(page, { widths }), path).toEqual([]);
  }
});

test("a reload resumes the conversation", async ({ page, partner }) => {
  await page.goto(await partner.serveFile("test/plain.html"));
  await openAssistant(page);
  await choose(page, "Casa mia");
  await choose(page, "Luce");
  await expect(page.getByText("È la casa in cui hai la residenza?")).toBeVisible();
  await page.reload();
  await findLauncher(page).click();
  await expect(page.getByText("È la casa in cui hai la residenza?")).toBeVisible();
  await expect(page.locator(".v-said-user")).toHaveCount(2);
});

test("the assistant works in memory if storage is blocked", async ({ page, partner }) => {
  await blockStorage(page);
  await page.goto(await partner.serveFile("test/plain.html"));
  await openAssistant(page);
  await choose(page, "Casa mia");
  await expect(page.getByText("Che cosa cerchi?")).toBeVisible();
  await page.locator("volpe-quote-assistant").evaluate((element) => {
    const { parentElement } = element;
    element.remove();
    setTimeout(() => parentElement?.append(element), 50);
  });
  await expect(page.locator(".v-said-user")).toHaveCount(1);
});

test("the assistant works if trusted types are required", async ({ page, partner, host }) => {
  const policy = toStrictPolicy(host.url, {
    extra: "require-trusted-types-for 'script'; trusted-types 'none'",
  });
  await page.goto(await partner.serveFile("test/plain.html", policy));
  await openAssistant(page);
  await choose(page, "Casa mia");
  await expect(page.getByText("Che cosa cerchi?")).toBeVisible();
});

test("the widget stores nothing before consent and starts with it", async ({
  page,
  partner,
  context,
  watched,
}) => {
  const html = `<!doctype html><html lang="it"><title>x</title>
    <script async src="%VOLPE_HOST%/embed/v1/embed.js" data-tracking="ASK-1" data-consent="pending"></script>
    <volpe-quote-assistant></volpe-quote-assistant>`;
  await page.goto(partner.serve(html));
  await findLauncher(page).click();
  await expect(page.getByText("Prima di cominciare")).toBeVisible();
  await page.waitForTimeout(500);
  expect(watched.sockets).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await page.evaluate(() => window.volpe?.consent("granted"));
  await expect(page.getByRole("button", { name: "Casa mia" })).toBeVisible({ timeout: 15_000 });
});

test("the visitor may decline or consent for this assistant alone", async ({
  page,
  partner,
  watched,
}) => {
  const html = `<!doctype html><html lang="it"><title>x</title>
    <script async src="%VOLPE_HOST%/embed/v1/embed.js" data-consent="pending"></script>
    <volpe-quote-assistant></volpe-quote-assistant>`;
  await page.goto(partner.serve(html));
  await findLauncher(page).click();
  await page.getByRole("button", { name: "Non ora" }).click();
  await expect(findLauncher(page)).toBeVisible();
  expect(watched.sockets).toEqual([]);
  await findLauncher(page).click();
  await page.getByRole("button", { name: "Va bene, cominciamo" }).click();
  await expect(page.getByRole("button", { name: "Casa mia" })).toBeVisible({ timeout: 15_000 });
  expect(await page.evaluate(() => window.volpe?.isGranted())).toBe(false);
});
