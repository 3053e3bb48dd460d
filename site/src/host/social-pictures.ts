import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import type { SocialPicture } from "../page/document-head.ts";
import type { SocialPainter } from "./draw-social-picture.ts";

type SocialPicturesOptions = {
  /** What the picture of a page shows; null if the page has none for everybody. */
  findPicture: (path: string) => Promise<SocialPicture | null>;
  paint: SocialPainter;
};

const MAX_CACHED = 64;
const MAX_WAITING = 20;
const MAX_PATH = 300;

/**
 * `/og{path}.png`: the picture for links to the page at `path`. It shows the page's own text, so
 * nobody can have another text drawn. Pictures are drawn one at a time.
 */
export function registerSocialPictures(
  app: FastifyInstance,
  { findPicture, paint }: SocialPicturesOptions,
): void {
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const cache = new LRUCache<string, Buffer, SocialPicture>({
    max: MAX_CACHED,
    fetchMethod: (_key, _stale, { context }) => {
      waiting += 1;
      const image = queue
        .then(() => paint(context))
        .finally(() => {
          waiting -= 1;
        });
      queue = image.catch(() => undefined);
      return image;
    },
  });

  /** Null if too many pictures are waiting already. */
  async function draw(picture: SocialPicture): Promise<Buffer | null> {
    // The content is the key, so pages with the same content share a picture.
    const key = JSON.stringify(picture);
    return cache.has(key) || waiting < MAX_WAITING
      ? await cache.forceFetch(key, { context: picture })
      : null;
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
