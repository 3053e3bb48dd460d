import type { FastifyInstance } from "fastify";
import type { SocialPicture } from "../layout/document-head.ts";
import { createLocalFetch } from "./local-fetch.ts";
import type { Renderer } from "./renderer.ts";

type PagePictureOptions = { app: FastifyInstance; renderer: Renderer; publicUrl: string };

/** Draws the page of a path as a stranger would see it, and answers what its picture shows. */
export function createPagePictures({ app, renderer, publicUrl }: PagePictureOptions) {
  const visitor = { address: "127.0.0.1", host: new URL(publicUrl).host, userAgent: "" };
  return async (path: string): Promise<SocialPicture | null> => {
    const page = await renderer.render(
      {
        // Joined as text: resolving «//host/path» against the origin would change the host.
        request: new Request(publicUrl + encodeURI(path).replaceAll("?", "%3F")),
        fetch: createLocalFetch(app, visitor),
      },
      (error) => app.log.error({ err: error }, "page of a picture failed"),
    );
    return page.status === 200 ? page.picture : null;
  };
}
