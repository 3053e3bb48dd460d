import { readFile } from "node:fs/promises";
import { loadImage } from "@napi-rs/canvas";
import { matchRoutes } from "react-router-dom";
import { expect, test } from "vitest";
import { routes } from "../routes.tsx";
import { SITE_FOLDER } from "./folders.ts";

const PUBLIC = `${SITE_FOLDER}/public`;

type Icon = { src: string; sizes: string; type: string; purpose?: string };

test("the app has the icons that a telephone asks for, each as large as it says", async () => {
  const { icons } = JSON.parse(await readFile(`${PUBLIC}/manifest.webmanifest`, "utf8"));
  const pictures = (icons as Icon[]).filter(({ type }) => type === "image/png");
  const drawn = await Promise.all(
    pictures.map(async ({ src, purpose = "any" }) => {
      const { width, height } = await loadImage(await readFile(PUBLIC + src));
      return `${purpose} ${width}x${height}`;
    }),
  );
  expect(drawn).toEqual(pictures.map(({ sizes, purpose = "any" }) => `${purpose} ${sizes}`));
  expect(drawn).toEqual(["any 192x192", "any 512x512", "maskable 512x512"]);
});

test("the app's shortcuts lead to pages", async () => {
  const manifest = JSON.parse(await readFile(`${PUBLIC}/manifest.webmanifest`, "utf8"));
  const { start_url, shortcuts } = manifest as { start_url: string; shortcuts: { url: string }[] };
  for (const path of [start_url, ...shortcuts.map(({ url }) => url)]) {
    expect(matchRoutes(routes, path)?.at(-1)?.route.path, path).not.toBe("*");
  }
});
