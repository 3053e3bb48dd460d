import { data, type RouteObject } from "react-router-dom";

/** An address with no page behind it: a true 404, drawn by the root's error screen. */
export function absent(path: string): RouteObject {
  return {
    path,
    loader: () => {
      throw data(null, { status: 404 });
    },
  };
}
