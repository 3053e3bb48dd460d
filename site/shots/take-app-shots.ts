import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import type { Page } from "playwright";

const FOLDER = resolve(import.meta.dirname, "../public/pictures/app");
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** The pictures of `manifest.webmanifest`, which a browser shows before it installs the app. */
const SHOTS = [
  { name: "offerte-luce", path: "/offerte/luce", size: PHONE },
  { name: "assistente", path: "/calcola-preventivo", size: PHONE },
  { name: "offerte-luce-largo", path: "/offerte/luce", size: DESKTOP },
];

export async function takeAppShots(open: () => Promise<Page>): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const { name, path, size } of SHOTS) {
    const page = await open();
    await page.setViewportSize(size);
    await page.goto(path, { waitUntil: "networkidle" });
    const file = join(FOLDER, `${name}.webp`);
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
