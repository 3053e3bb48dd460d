import type { Mount } from "@volpe/server";
import type { FastifyInstance } from "fastify";
import { registerAttachments } from "./attachments.ts";
import { registerCookiesAgain } from "./cookies-again.ts";
import type { SocialPainter } from "./draw-social-picture.ts";
import { registerExportDownload } from "./export-download.ts";
import { registerFeed } from "./feed.ts";
import { createPagePictures } from "./find-page-picture.ts";
import { BUILD_FOLDER, SITE_FOLDER, WIDGETS_FOLDER } from "./folders.ts";
import { createKeptPages, type KeptPages } from "./kept-pages.ts";
import { answerLastResort } from "./last-resort.ts";
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
      // Before any route: one that was registered earlier would keep the API's answers.
      scope.setErrorHandler(answerLastResort);
      await registerWidgetFiles(scope, WIDGETS_FOLDER);
      registerFeed(scope, { content, publicUrl });
      registerSitemap(scope, { catalogue, content, products, publicUrl });
      const trackingWaits = trackingConsent === "required";
      registerMarks(scope);
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
        registerDrawn(scope, { renderer, publicUrl, headers, kept: null });
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
      registerDrawn(scope, { renderer, publicUrl, headers, kept });
    });
  };
}

type Drawn = {
  renderer: Renderer;
  publicUrl: string;
  headers: Record<string, string>;
  kept: KeptPages | null;
};

/** What needs the pages' renderer. */
function registerDrawn(app: FastifyInstance, drawn: Drawn): void {
  registerPictures(app, drawn);
  registerAttachments(app, drawn);
  registerPages(app, drawn);
}

function registerPictures(
  app: FastifyInstance,
  { renderer, publicUrl }: Pick<Drawn, "renderer" | "publicUrl">,
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
