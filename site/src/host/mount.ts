import type { Mount } from "@volpe/server";
import type { FastifyInstance } from "fastify";
import { registerAttachments } from "./attachments.ts";
import { registerCookiesAgain } from "./cookies-again.ts";
import type { SocialPainter } from "./draw-social-picture.ts";
import { registerExportDownload } from "./export-download.ts";
import { registerFeed } from "./feed.ts";
import { createPagePictures } from "./find-page-picture.ts";
import { BUILD_FOLDER, SITE_FOLDER, WIDGETS_FOLDER } from "./folders.ts";
import { createKeptPages } from "./kept-pages.ts";
import { registerMarks } from "./marks.ts";
import { registerPages } from "./pages.ts";
import { createBuiltRenderer, type Renderer } from "./renderer.ts";
import { toSecurityHeaders } from "./security-headers.ts";
import { registerSitemap } from "./sitemap.ts";
import { registerSocialPictures } from "./social-pictures.ts";
import { registerSiteFiles, registerWidgetFiles } from "./static-files.ts";

/** What the process serves besides the API, in its order: files, then a page for any address. */
export function createMount({ development }: { development: boolean }): Mount {
  return async (app, { config: { publicUrl, trackingConsent }, catalogue, content, products }) => {
    await app.register(async (scope) => {
      await registerWidgetFiles(scope, WIDGETS_FOLDER);
      registerFeed(scope, { content, publicUrl });
      registerSitemap(scope, { catalogue, content, products, publicUrl });
      const trackingWaits = trackingConsent === "required";
      registerMarks(scope);
      registerAttachments(scope, { publicUrl });
      registerCookiesAgain(scope, { publicUrl });
      registerExportDownload(scope, { publicUrl });
      const headers = toSecurityHeaders({ publicUrl, development });
      if (development) {
        // Vite is loaded where it is used: a built site runs without it.
        const { createDevelopmentRenderer } = await import("./development.ts");
        const renderer = await createDevelopmentRenderer({
          app: scope,
          root: SITE_FOLDER,
          origin: publicUrl,
          trackingWaits,
        });
        registerPictures(scope, { renderer, publicUrl });
        registerPages(scope, { renderer, publicUrl, headers });
        return;
      }
      await registerSiteFiles(scope, `${BUILD_FOLDER}/client`);
      const renderer = await createBuiltRenderer({
        folder: BUILD_FOLDER,
        origin: publicUrl,
        trackingWaits,
      });
      const kept = createKeptPages({
        version: () => `${catalogue.version()} ${content.version()} ${products.version()}`,
      });
      registerPictures(scope, { renderer, publicUrl });
      registerPages(scope, { renderer, publicUrl, headers, kept });
    });
  };
}

function registerPictures(
  app: FastifyInstance,
  { renderer, publicUrl }: { renderer: Renderer; publicUrl: string },
): void {
  let painter: SocialPainter | undefined;
  registerSocialPictures(app, {
    findPicture: createPagePictures({ app, renderer, publicUrl }),
    // The canvas weighs some 27 MB once loaded: only the first picture asks for it.
    paint: async (picture) => {
      const { createSocialPainter } = await import("./draw-social-picture.ts");
      painter ??= createSocialPainter(`${SITE_FOLDER}/public`);
      return painter(picture);
    },
  });
}
