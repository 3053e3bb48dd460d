import type { Mount } from "@volpe/server";
import { registerFeed } from "./feed.ts";
import { BUILD_FOLDER, SITE_FOLDER, WIDGETS_FOLDER } from "./folders.ts";
import { registerPages } from "./pages.ts";
import { createBuiltRenderer } from "./renderer.ts";
import { toSecurityHeaders } from "./security-headers.ts";
import { registerSiteFiles, registerWidgetFiles } from "./static-files.ts";

/** What the process serves besides the API, in its order: files, then a page for any address. */
export function createMount({ development }: { development: boolean }): Mount {
  return async (app, { config: { publicUrl, trackingConsent }, content }) => {
    await app.register(async (scope) => {
      await registerWidgetFiles(scope, WIDGETS_FOLDER);
      registerFeed(scope, { content, publicUrl });
      const trackingWaits = trackingConsent === "required";
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
        registerPages(scope, { renderer, publicUrl, headers });
        return;
      }
      await registerSiteFiles(scope, `${BUILD_FOLDER}/client`);
      const renderer = await createBuiltRenderer({
        folder: BUILD_FOLDER,
        origin: publicUrl,
        trackingWaits,
      });
      registerPages(scope, { renderer, publicUrl, headers });
    });
  };
}
