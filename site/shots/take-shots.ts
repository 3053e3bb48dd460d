import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { type Browser, chromium } from "playwright";
import { toChoiceCookie } from "../e2e/cookie-choice.ts";
import { startHost } from "../e2e/host-process.ts";

const SIZES = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
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

type Shot = { url: string; path: string; scheme: (typeof SCHEMES)[number] };

async function takeShots(browser: Browser, { url, path, scheme }: Shot): Promise<void> {
  for (const viewport of SIZES) {
    const page = await browser.newPage({
      viewport,
      colorScheme: scheme,
      locale: "it-IT",
      timezoneId: "Europe/Rome",
      reducedMotion: "reduce",
    });
    await page.context().addCookies([toChoiceCookie(url, true)]);
    await page.goto(url + path, { waitUntil: "networkidle" });
    const file = `${FOLDER}/${toName(path)}-${viewport.width}x${viewport.height}-${scheme}.png`;
    await page.screenshot({ path: file, fullPage: true });
    console.log(file);
    await page.close();
  }
}

/** `/offerte/luce?consumo=2700` → `offerte-luce-consumo-2700`. */
function toName(path: string): string {
  return path.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "") || "home";
}

const paths = process.argv.length > 2 ? process.argv.slice(2) : PATHS;
// If SHOTS_URL is set, that running server is used.
const running = process.env.SHOTS_URL;
const host = running === undefined ? await startHost() : null;
const executablePath = process.env.PLAYWRIGHT_CHROMIUM_PATH;
const browser = await chromium.launch({
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  ...(executablePath === undefined ? {} : { executablePath }),
});
try {
  await mkdir(FOLDER, { recursive: true });
  for (const path of paths) {
    for (const scheme of SCHEMES) {
      await takeShots(browser, { url: running ?? host?.url ?? "", path, scheme });
    }
  }
} finally {
  await browser.close();
  await host?.dispose();
}
