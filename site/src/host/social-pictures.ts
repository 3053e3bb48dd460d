import type { FastifyInstance } from "fastify";
import type { SocialPicture } from "../layout/document-head.ts";
import type { SocialPainter } from "./draw-social-picture.ts";

type SocialPicturesOptions = {
  /** What a page's own picture shows, by the page's path; null where it has none for everybody. */
  findPicture: (path: string) => Promise<SocialPicture | null>;
  paint: SocialPainter;
};

const MAX_KEPT = 64;
const MAX_WAITING = 20;
const MAX_PATH = 300;

/**
 * `/og{path}.png`: the picture made for a link to the page at `path`. It shows what the page itself
 * says, so nobody can have other words drawn; one at a time, and the latest are kept.
 */
export function registerSocialPictures(
  app: FastifyInstance,
  { findPicture, paint }: SocialPicturesOptions,
): void {
  const kept = new Map<string, Buffer>();
  let drawing: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  /** Null where too many wait already. */
  async function draw(picture: SocialPicture): Promise<Buffer | null> {
    // The words are the key: a page that says the same has the same picture.
    const key = JSON.stringify(picture);
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (waiting >= MAX_WAITING) return null;
    waiting += 1;
    const mine = drawing.then(() => kept.get(key) ?? paint(picture));
    drawing = mine.catch(() => undefined);
    const image = await mine.finally(() => {
      waiting -= 1;
    });
    kept.set(key, image);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return image;
  }

  app.get<{ Params: { "*": string } }>("/og/*", async (request, reply) => {
    const asked = request.params["*"];
    const name = asked.slice(0, -".png".length);
    const isName = asked.endsWith(".png") && asked.length <= MAX_PATH;
    const picture = isName ? await findPicture(name === "home" ? "/" : `/${name}`) : null;
    if (picture === null) {
      return reply.callNotFound();
    }
    const image = await draw(picture);
    return image === null
      ? reply.code(503).header("retry-after", "5").send()
      : reply
          .headers({
            "content-type": "image/png",
            "cache-control": "public, max-age=86400",
            "x-content-type-options": "nosniff",
          })
          .send(image);
  });
}
