import { createClient, createMemoryCookies } from "@volpe/core";
import { createStaticHandler, RouterContextProvider } from "react-router-dom";
import { clientContext } from "../src/page/client-context.ts";
import { toMarkup } from "../src/render/to-markup.tsx";
import { routes } from "../src/routes.tsx";

/** Loads a page's data once and returns a function that only renders it. */
export async function createBareRendering(url: string): Promise<() => string> {
  const client = createClient({
    baseUrl: new URL(url).origin,
    cookies: createMemoryCookies(),
    fetch,
  });
  const requestContext = new RouterContextProvider();
  requestContext.set(clientContext, client);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(url), { requestContext });
  if (context instanceof Response) {
    throw new Error(`${url} answers ${context.status}`);
  }
  const options = {
    client,
    origin: new URL(url).origin,
    facts: {
      trackingWaits: false,
      demonstration: [],
      commission: {},
      affiliateClick: "last" as const,
    },
    isIn: false,
    asksCookies: false,
    onCard: () => undefined,
    onDrawn: () => undefined,
  };
  return () => toMarkup(context, options).body.join("");
}
