import { matchRoutes, type RouteObject } from "react-router-dom";
import type { PageModule } from "../page-route.ts";

/**
 * Loads the modules of the page that the server drew, before the router is made: a router that
 * still waits for them draws its fallback, and the title would stand twice in the head.
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
