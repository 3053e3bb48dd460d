import { createCanvas, loadImage } from "@napi-rs/canvas";
import Fastify from "fastify";
import { expect, test, vi } from "vitest";
import { createSocialPainter } from "./draw-social-picture.ts";
import { SITE_FOLDER } from "./folders.ts";
import { registerSocialPictures } from "./social-pictures.ts";

function createHost(paint = vi.fn(async () => Buffer.from("png"))) {
  const app = Fastify();
  const findPicture = vi.fn(async (path: string) =>
    path === "/" || path.startsWith("/offerte") ? { title: path } : null,
  );
  registerSocialPictures(app, { findPicture, paint });
  return { app, findPicture, paint };
}

test("draws a page's picture once, with the page's own texts", async () => {
  const { app, paint } = createHost();
  for (const version of ["a", "b"]) {
    const { statusCode, headers } = await app.inject(`/og/offerte/luce.png?v=${version}`);
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/png"]);
  }
  await app.inject("/og/home.png");
  expect(paint.mock.calls).toEqual([[{ title: "/offerte/luce" }], [{ title: "/" }]]);
});

test.each(["/og/mai-vista.png", "/og/offerte/luce", `/og/offerte/${"x".repeat(400)}.png`])(
  "answers 404 for %s",
  async (path) => expect((await createHost().app.inject(path)).statusCode).toBe(404),
);

test("answers 503 while twenty pictures wait", async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { app } = createHost(
    vi.fn(async () => {
      await released;
      return Buffer.from("png");
    }),
  );
  await app.ready();
  // `inject` sends a request only when its result is awaited.
  const ask = async (index: number) => await app.inject(`/og/offerte/${index}.png`);
  const answers = Array.from({ length: 21 }, (_, index) => ask(index));
  expect((await answers[20])?.statusCode).toBe(503);
  release();
  expect((await Promise.all(answers)).filter(({ statusCode }) => statusCode === 200)).toHaveLength(
    20,
  );
});

test("keeps the texts out of the drawing's place", async () => {
  const paint = createSocialPainter(`${SITE_FOLDER}/public`);
  const word = "Mmm".repeat(40);
  const titles = [word, `${word} ${word}`, "Mmmmmm ".repeat(40)];
  for (const title of titles) {
    const image = await loadImage(await paint({ title, figure: "12.274,92 €", figureNote: word }));
    const context = createCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    // Between the texts and the drawing there is only paper.
    const { data } = context.getImageData(662, 120, 32, 480);
    expect([title, new Set(data)]).toEqual([title, new Set([0xfb, 0xf8, 0xf3, 0xff])]);
  }
});

test("draws a word smaller before it breaks it", async () => {
  const paint = createSocialPainter(`${SITE_FOLDER}/public`);
  const image = await loadImage(await paint({ title: "Telecomunicazioni" }));
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  // Below the first line there is only paper.
  const { data } = context.getImageData(72, 250, 586, 350);
  expect(new Set(data)).toEqual(new Set([0xfb, 0xf8, 0xf3, 0xff]));
});

test("draws a PNG of 1200 × 630 for texts of any length", async () => {
  const paint = createSocialPainter(`${SITE_FOLDER}/public`);
  const image = await paint({
    title: "Una pagina dal titolo molto lungo ".repeat(8),
    figure: "1.274,92 €",
    figureNote: "all’anno, stima ".repeat(10),
    drawing: "/pictures/cars/suv.svg",
  });
  expect(image.subarray(1, 4).toString()).toBe("PNG");
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
});
