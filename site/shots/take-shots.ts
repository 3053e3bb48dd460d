import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import type { Browser, Page } from "playwright";
import { toChoiceCookie } from "../e2e/cookie-choice.ts";
import { startHost } from "../e2e/host-process.ts";
import { launchBrowser } from "../e2e/launch-browser.ts";
import { takeStateShots } from "./take-state-shots.ts";

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const SCHEMES = ["light", "dark"] as const;
const FOLDER = resolve(import.meta.dirname, "../../.shots");

/** Addresses that need no offer or quote in their path. */
const PATHS = [
  "/",
  "/offerte",
  "/offerte/luce",
  "/offerte/gas",
  "/calcola-preventivo",
  "/come-funziono",
  "/privacy-policy",
  "/cookie-policy",
  "/non-esiste",
];

/** Opens a page as a visitor who has answered the cookie question. */
async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: "it-IT",
    timezoneId: "Europe/Rome",
    reducedMotion: "reduce",
  });
  await context.addCookies([toChoiceCookie(url, true)]);
  return context.newPage();
}

/** Takes the page at each size, light and dark. */
async function shoot(page: Page, name: string): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await page.waitForLoadState("networkidle");
      const file = `${FOLDER}/${name}-${viewport.width}x${viewport.height}-${colorScheme}.png`;
      await page.screenshot({ path: file, fullPage: true });
      console.log(file);
    }
  }
}

/** `/offerte/luce?consumo=2700` → `offerte-luce-consumo-2700`. */
function toName(path: string): string {
  return path.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "") || "home";
}

const APP_FOLDER = resolve(import.meta.dirname, "../public/pictures/app");
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** The pictures of `manifest.webmanifest`, which a browser shows before it installs the app. */
const APP_SHOTS = [
  { name: "offerte-luce", path: "/offerte/luce", size: PHONE },
  { name: "assistente", path: "/calcola-preventivo", size: PHONE },
  { name: "offerte-luce-largo", path: "/offerte/luce", size: DESKTOP },
];

async function takeAppShots(open: () => Promise<Page>): Promise<void> {
  await mkdir(APP_FOLDER, { recursive: true });
  for (const { name, path, size } of APP_SHOTS) {
    const page = await open();
    await page.setViewportSize(size);
    await page.goto(path, { waitUntil: "networkidle" });
    const file = join(APP_FOLDER, `${name}.webp`);
    await writeFile(file, await toWebp(await page.screenshot()));
    console.log(file);
    await page.context().close();
  }
}

async function toWebp(png: Buffer): Promise<Buffer> {
  const picture = await loadImage(png);
  const canvas = createCanvas(picture.width, picture.height);
  canvas.getContext("2d").drawImage(picture, 0, 0);
  return await canvas.encode("webp", 80);
}

// `stati` takes the pages that need a journey, on a separate host; `app` takes the pictures of the
// app manifest.
const { positionals } = parseArgs({ allowPositionals: true });
const isOfStates = positionals[0] === "stati";
const isOfApp = positionals[0] === "app";
const paths = positionals.length > 0 ? positionals : PATHS;
// If SHOTS_URL is set, that running server is used.
const running = isOfStates ? undefined : process.env.SHOTS_URL;
const host = running === undefined ? await startHost() : null;
const url = running ?? host?.url ?? "";
const browser = await launchBrowser();
try {
  await mkdir(FOLDER, { recursive: true });
  if (isOfStates && host !== null) {
    await takeStateShots(host, { open: () => openPage(browser, url), shoot });
  } else if (isOfApp) {
    await takeAppShots(() => openPage(browser, url));
  } else {
    for (const path of paths) {
      const page = await openPage(browser, url);
      await page.goto(path, { waitUntil: "networkidle" });
      await shoot(page, toName(path));
      await page.context().close();
    }
  }
} finally {
  await browser.close();
  await host?.dispose();
}
