import type { Client } from "@volpe/core";
import { renderToString } from "react-dom/server";
import {
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router-dom";
import { createFatalErrorStore, FatalErrorProvider } from "../fatal-error-context.tsx";
import { ClientProvider } from "../use-client.tsx";

/** The page as React writes it, what it hoists first. Its shape is that of the browser's entry. */
export function toMarkup(
  dataRoutes: RouteObject[],
  context: StaticHandlerContext,
  client: Client,
): string {
  return renderToString(
    <ClientProvider client={client}>
      <FatalErrorProvider store={createFatalErrorStore()}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </FatalErrorProvider>
    </ClientProvider>,
  );
}
