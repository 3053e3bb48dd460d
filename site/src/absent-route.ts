import { data, type RouteObject } from "react-router-dom";

/** An address with no page behind it: a true 404, drawn by the root's error screen. */
export function absent(path: string): RouteObject {
  return {
    path,
    // Never drawn, for the loader throws; a route without one would be warned of.
    Component: () => null,
    loader: () => {
      throw data(null, { status: 404 });
    },
  };
}
