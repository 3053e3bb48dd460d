import { resolve } from "node:path";
import { listDemonstration, type Mount, type Services } from "@volpe/server";
import type { FastifyInstance } from "fastify";
import type { SocialPicture } from "../page/document-head.ts";
import { type AnswerCache, createAnswerCache } from "./answer-cache.ts";
import { registerAttachments } from "./attachments.ts";
import { registerBillReadings } from "./bill-readings.ts";
import { registerCookieRenewal } from "./cookie-renewal.ts";
import type { SocialPainter } from "./draw-social-picture.ts";
import { registerExportDownload } from "./export-download.ts";
import { answerFallbackError, answerMissingFile } from "./fallback-error-handler.ts";
import { registerFeed } from "./feed.ts";
import { BUILD_FOLDER, SITE_FOLDER, WIDGETS_FOLDER } from "./folders.ts";
import { keepBuilds } from "./keep-builds.ts";
import { createLocalFetch } from "./local-fetch.ts";
import { registerLogos } from "./logos.ts";
import { registerOembed } from "./oembed.ts";
import { registerOfferCards } from "./offer-cards.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";
import { registerPages } from "./pages.ts";
import { keepReleases, registerReleases } from "./releases.ts";
import { createBuiltRenderer, type Renderer } from "./renderer.ts";
import { toSecurityHeaders } from "./security-headers.ts";
import { registerServiceWorker } from "./service-worker.ts";
import { registerSitemap } from "./sitemap.ts";
import { registerSocialPictures } from "./social-pictures.ts";
import { registerBuildFiles, registerSiteFiles, registerWidgetFiles } from "./static-files.ts";

/** Registers what the process serves besides the API: first files, then a page for any address. */
export function createMount({ development }: { development: boolean }): Mount {
  return async (
    app,
    {
      config: { affiliateClick, dataDir, publicUrl, serviceWorker, trackingConsent },
      affiliates,
      catalogue,
      content,
      origins,
      pages: drawing,
      products,
    },
  ) => {
    await app.register(async (scope) => {
      // Both must be set before any route, because routes keep the handlers of their registration.
      scope.setErrorHandler(answerFallbackError);
      scope.setNotFoundHandler(answerMissingFile);
      await registerWidgetFiles(scope, WIDGETS_FOLDER, origins.isOff);
      const folder = resolve(dataDir, "releases");
      await keepReleases({ built: WIDGETS_FOLDER, folder });
      await registerReleases(scope, folder);
      registerFeed(scope, { content, publicUrl });
      const version = () => `${catalogue.version()} ${content.version()} ${products.version()}`;
      registerSitemap(scope, { catalogue, content, products, publicUrl, version });
      registerLogos(scope);
      registerCookieRenewal(scope, { publicUrl });
      registerExportDownload(scope, { publicUrl });
      registerBillReadings(scope, { publicUrl });
      const headers = toSecurityHeaders({ publicUrl, development });
      const drawn = { publicUrl, headers, affiliates, drawing, origins };
      const options = {
        origin: publicUrl,
        trackingWaits: trackingConsent === "required",
        affiliateClick,
        earns: affiliates.earns,
        demonstration: () => listDemonstration({ catalogue, products }),
      };
      if (development) {
        // Vite is imported dynamically: a built site runs without it.
        const { createDevelopmentRenderer } = await import("./development.ts");
        const renderer = await createDevelopmentRenderer(scope, options);
        // A cached page would hide a change of the sources.
        await registerServiceWorker(scope, { file: "", isOn: false });
        registerDrawn(scope, { ...drawn, renderer, cache: null });
        return;
      }
      const client = `${BUILD_FOLDER}/client`;
      const builds = resolve(dataDir, "builds");
      await keepBuilds({ folder: builds, client, nowMs: Date.now() });
      await registerSiteFiles(scope, client);
      await registerBuildFiles(scope, `${builds}/files`);
      await registerServiceWorker(scope, {
        file: `${BUILD_FOLDER}/service-worker/sw.js`,
        isOn: serviceWorker,
      });
      const renderer = await createBuiltRenderer(options);
      const cache = createPageCache({ version });
      registerDrawn(scope, { ...drawn, renderer, cache, answers: createAnswerCache({ version }) });
    });
  };
}

type Drawn = {
  renderer: Renderer;
  publicUrl: string;
  headers: Record<string, string>;
  cache: PageCache | null;
  answers?: AnswerCache;
  affiliates: Pick<Services["affiliates"], "earns">;
  drawing: Services["pages"];
  origins: Pick<Services["origins"], "isOff">;
};

/** Registers the routes that need the page renderer. */
function registerDrawn(app: FastifyInstance, drawn: Drawn): void {
  const { renderer, publicUrl, affiliates, origins } = drawn;
  registerOfferCards(app, {
    cards: renderer.cards,
    publicUrl,
    isOff: origins.isOff,
    earns: affiliates.earns,
  });
  registerOembed(app, { publicUrl });
  registerPictures(app, drawn);
  registerAttachments(app, drawn);
  registerPages(app, drawn);
}

function registerPictures(app: FastifyInstance, drawn: Drawn): void {
  let painter: SocialPainter | undefined;
  registerSocialPictures(app, {
    findPicture: createPagePictures(app, drawn),
    // The canvas library takes some 27 MB of memory, so it is loaded for the first picture.
    paint: async (picture) => {
      const { createSocialPainter } = await import("./draw-social-picture.ts");
      painter ??= createSocialPainter(`${SITE_FOLDER}/public`);
      return painter(picture);
    },
  });
}

/** Renders the page of a path for an anonymous visitor, and returns the content of its picture. */
function createPagePictures(app: FastifyInstance, { renderer, publicUrl }: Drawn) {
  const visitor = { address: "127.0.0.1", host: new URL(publicUrl).host, userAgent: "" };
  return async (path: string): Promise<SocialPicture | null> => {
    const page = await renderer.render(
      {
        // Origin and path are joined as text, because resolving «//host/path» against the origin
        // would change the host.
        request: new Request(publicUrl + encodeURI(path).replaceAll("?", "%3F")),
        fetch: createLocalFetch(app, visitor),
      },
      (error) => app.log.error({ err: error }, "page of a picture failed"),
    );
    return page.status === 200 ? page.picture : null;
  };
}
