// @vitest-environment jsdom
import { readFile } from "node:fs/promises";
import { CAR_PAINTS, listPictures, type Picture } from "@volpe/contract";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SITE_FOLDER } from "./folders.ts";
import { registerSiteFiles } from "./static-files.ts";

const pictures = listPictures().map((picture) => [picture.path, picture] as const);
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  await registerSiteFiles(app, `${SITE_FOLDER}/public`);
});

afterAll(() => app.close());

function read({ path }: Picture): Promise<string> {
  return readFile(`${SITE_FOLDER}/public${path}`, "utf8");
}

function parse(svg: string): Element {
  return new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
}

test.each(pictures)("%s is well-formed and has its declared size", async (_path, picture) => {
  const root = parse(await read(picture));
  const { width, height } = picture;
  expect(["width", "height", "viewBox"].map((name) => root.getAttribute(name))).toEqual([
    String(width),
    String(height),
    `0 0 ${width} ${height}`,
  ]);
});

test.each(pictures)(
  "%s contains no script or reference and supports the dark theme",
  async (_path, picture) => {
    const svg = await read(picture);
    const elements = [...parse(svg).querySelectorAll("*")];
    expect(new Set(elements.map(({ tagName }) => tagName))).not.toContain("script");
    const attributes = elements.flatMap((element) => element.getAttributeNames());
    expect(attributes.filter((name) => /^on|^style$|href$/.test(name))).toEqual([]);
    expect(svg).not.toMatch(/url\(|@import|<!|<\?|&/);
    expect(svg).toContain("@media (prefers-color-scheme:dark)");
    expect(Buffer.byteLength(svg)).toBeLessThan(8_000);
  },
);

const cars = pictures.filter(([path]) => path.includes("/cars/"));
test.each(cars)("%s has every paint of a car", async (_path, picture) => {
  const root = parse(await read(picture));
  const style = root.querySelector("style")?.textContent;
  for (const paint of CAR_PAINTS) {
    expect(root.querySelector(`svg > #${paint} ~ .b`)).not.toBeNull();
    expect(style).toContain(`#${paint}:target~*{--b:`);
  }
});

test("no two pictures have the same content", async () => {
  const drawn = await Promise.all(pictures.map(([, picture]) => read(picture)));
  expect(new Set(drawn).size).toBe(drawn.length);
});

test("serves a picture for a day, under a policy without scripts", async () => {
  const { statusCode, headers } = await app.inject("/pictures/cars/suv.svg");
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "image/svg+xml",
    "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "x-content-type-options": "nosniff",
  });
});
