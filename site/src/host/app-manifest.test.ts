import { readFile } from "node:fs/promises";
import { loadImage } from "@napi-rs/canvas";
import { matchRoutes } from "react-router-dom";
import { expect, test } from "vitest";
import { routes } from "../routes.tsx";
import { SITE_FOLDER } from "./folders.ts";

const PUBLIC = `${SITE_FOLDER}/public`;

type Picture = { src: string; sizes: string; type: string; purpose?: string; label?: string };

const readSize = async ({ src }: Picture) => {
  const { width, height } = await loadImage(await readFile(PUBLIC + src));
  return `${width}x${height}`;
};

test("the app has the icons that a telephone needs, each in its declared size", async () => {
  const { icons } = JSON.parse(await readFile(`${PUBLIC}/manifest.webmanifest`, "utf8"));
  const pictures = (icons as Picture[]).filter(({ type }) => type === "image/png");
  const drawn = await Promise.all(
    pictures.map(async (icon) => `${icon.purpose ?? "any"} ${await readSize(icon)}`),
  );
  expect(drawn).toEqual(pictures.map(({ sizes, purpose = "any" }) => `${purpose} ${sizes}`));
  expect(drawn).toEqual(["any 192x192", "any 512x512", "maskable 512x512"]);
});

test("the app has labelled screenshots for telephones and desktops", async () => {
  const { screenshots } = JSON.parse(await readFile(`${PUBLIC}/manifest.webmanifest`, "utf8"));
  const pictures = screenshots as (Picture & { form_factor: string })[];
  expect(await Promise.all(pictures.map(readSize))).toEqual(pictures.map(({ sizes }) => sizes));
  expect(new Set(pictures.map(({ form_factor }) => form_factor))).toEqual(
    new Set(["narrow", "wide"]),
  );
  expect(pictures.filter(({ label }) => (label ?? "") === "")).toEqual([]);
});

test("the app's shortcuts lead to pages", async () => {
  const manifest = JSON.parse(await readFile(`${PUBLIC}/manifest.webmanifest`, "utf8"));
  const { start_url, shortcuts } = manifest as { start_url: string; shortcuts: { url: string }[] };
  for (const path of [start_url, ...shortcuts.map(({ url }) => url)]) {
    expect(matchRoutes(routes, path)?.at(-1)?.route.path, path).not.toBe("*");
  }
});
