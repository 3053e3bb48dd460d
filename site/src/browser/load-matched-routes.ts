import { matchRoutes, type RouteObject } from "react-router-dom";
import type { PageModule } from "../page-route.ts";

/**
 * Loads the modules of the server-rendered page before the router is created. A router that waits
 * for modules renders its fallback, and the title would be in the head twice.
 */
export async function loadMatchedRoutes(routes: RouteObject[], location: Location): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === "function") {
        const module = await route.lazy();
        Object.assign(route, module, { lazy: undefined });
        await (module as PageModule).prepare?.(new URLSearchParams(location.search));
      }
    }),
  );
}
