import { matchRoutes, type RouteObject } from "react-router-dom";
import { expect, test } from "vitest";
import { routes } from "../routes.tsx";
import { createStaticHandlers } from "./static-handlers.ts";

const { whole, find } = createStaticHandlers(routes);

function listPaths(from: RouteObject[]): string[] {
  return from.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...listPaths(children),
  ]);
}

const ADDRESSES = [
  ...listPaths(routes).map((path) => path.replaceAll(/:\w+/g, "x").replace("*", "non/una/pagina")),
  "/luce/luce/enel/offerta",
  "/offerte/internet/tim/fibra",
  "/nessuna-pagina",
  "/offerte/luce/altro/ancora/x",
];

test("matches the same routes with an address's own handler as with all routes", () => {
  for (const address of ADDRESSES) {
    const ids = (tree: RouteObject[]) => matchRoutes(tree, address)?.map(({ route }) => route.id);
    expect(ids(find(address).dataRoutes), address).toEqual(ids(whole.dataRoutes));
  }
});

test("gives an address a handler with only some of the routes", () => {
  const few = listPaths(find("/offerte/luce").dataRoutes);
  expect(few).toContain("/offerte/:typology");
  expect(few).not.toContain("/blog");
});
