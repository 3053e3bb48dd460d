import { cleanup, render } from "@testing-library/react";
import type { Client } from "@volpe/core";
import type { ComponentType } from "react";
import {
  type ActionFunction,
  createMemoryRouter,
  type LoaderFunction,
  RouterContextProvider,
  RouterProvider,
} from "react-router-dom";
import { afterEach } from "vitest";
import { clientContext } from "../../page/client-context.ts";
import { PageClientContext } from "../../page/use-client.tsx";

afterEach(cleanup);

type PageModule = { loader?: LoaderFunction; action?: ActionFunction; Component: ComponentType };

type RenderRouteOptions = {
  /** The route's pattern, as `/offerte/:typology`. */
  path: string;
  /** The requested address; the pattern if it has no parameters. */
  url?: string;
  client: Client;
};

/** A page as the browser shows it: loader, action and component with a visitor's client. */
export function renderRoute(page: PageModule, { path, url = path, client }: RenderRouteOptions) {
  const router = createMemoryRouter(
    [
      { path, HydrateFallback: Nothing, ...page },
      { path: "*", Component: Elsewhere },
    ],
    {
      initialEntries: [url],
      getContext: () => {
        const context = new RouterContextProvider();
        context.set(clientContext, client);
        return context;
      },
    },
  );
  render(
    <PageClientContext value={client}>
      <RouterProvider router={router} />
    </PageClientContext>,
  );
  return router;
}

function Nothing() {
  return null;
}

/** Replaces every page except the tested one. */
function Elsewhere() {
  return <p>Un’altra pagina</p>;
}
