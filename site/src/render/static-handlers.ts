import { createStaticHandler, type RouteObject } from "react-router-dom";

export type StaticHandler = ReturnType<typeof createStaticHandler>;

export type StaticHandlers = {
  /** The handler with every route. */
  whole: StaticHandler;
  /** The handler for a path that is spelled as in the route table. */
  find(pathname: string): StaticHandler;
};

/**
 * The router compares an address with every route of its handler, which takes twice the time of the
 * rest of its work. So each first part of an address has a handler of its own, with the routes that
 * begin with this part or with a parameter. Every route that has a path needs an id.
 */
export function createStaticHandlers(routes: RouteObject[]): StaticHandlers {
  const whole = createStaticHandler(routes);
  const byStart = new Map(
    [...listStarts(routes)].map((start) => [
      start,
      createStaticHandler(keepMatching(routes, start)),
    ]),
  );
  return {
    whole,
    find: (pathname) => byStart.get(toStart(pathname)) ?? byStart.get(PARAMETER) ?? whole,
  };
}

/** The start of a route that begins with a parameter, or fits every address. */
const PARAMETER = ":";

function toStart(path: string): string {
  const start = path.split("/", 2).findLast((part) => part !== "") ?? "";
  return start.startsWith(":") || start === "*" ? PARAMETER : start;
}

function* listStarts(routes: RouteObject[]): Generator<string> {
  for (const { path, children = [] } of routes) {
    if (path !== undefined) yield toStart(path);
    else yield* listStarts(children);
  }
}

function keepMatching(routes: RouteObject[], start: string): RouteObject[] {
  return routes.flatMap((route) => {
    if (route.path !== undefined) {
      return [start, PARAMETER].includes(toStart(route.path)) ? [route] : [];
    }
    return route.children ? [{ ...route, children: keepMatching(route.children, start) }] : [route];
  });
}
