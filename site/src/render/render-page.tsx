import { COOKIES, TRACKING_PARAMETER } from "@volpe/contract";
import { type Client, createClient, createHeaderCookies, type Fetch } from "@volpe/core";
import {
  createStaticHandler,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
} from "react-router-dom";
import { clientContext, redirectsContext } from "../client-context.ts";
import { toFatalError, toRouteError } from "../fatal-error.ts";
import type { SocialPicture } from "../layout/document-head.ts";
import type { PageHandle } from "../page-route.ts";
import { toDocument } from "./document.ts";
import type { PageAssets } from "./page-assets.ts";
import { toPageHeaders } from "./page-headers.ts";
import { splitHead } from "./split-head.ts";
import type { StructuredDataOf } from "./structured-data.ts";
import { toMarkup } from "./to-markup.tsx";

/** What is the same for every page of a running build. */
export type RenderOptions = {
  assets: PageAssets;
  /** Origin that visitors see. */
  origin: string;
  build: string;
  redirects: Record<string, string>;
  /** The tracking cookie waits for the visitor's choice. */
  trackingWaits: boolean;
  /** Told of what a visitor is not. */
  onError(error: unknown): void;
};

/** One visitor's request; `fetch` reaches the API in their name. */
export type PageRequest = { request: Request; fetch: Fetch };

export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  setCookies: string[];
  body: string;
  /** What the picture made for a link to the page shows; null where it is not for everybody. */
  picture: SocialPicture | null;
};

export type RenderPage = (page: PageRequest, options: RenderOptions) => Promise<RenderedPage>;

type Handler = ReturnType<typeof createStaticHandler>;

/** Draws the pages of a route table. */
export function createRenderPage(
  routes: RouteObject[],
  findData: StructuredDataOf = () => undefined,
): RenderPage {
  const handler = createStaticHandler(routes);
  return (page, options) => renderPage({ handler, findData }, page, options);
}

async function renderPage(
  { handler, findData }: { handler: Handler; findData: StructuredDataOf },
  { request, fetch }: PageRequest,
  options: RenderOptions,
): Promise<RenderedPage> {
  const setCookies: string[] = [];
  const cookies = createHeaderCookies({
    cookieHeader: request.headers.get("cookie") ?? "",
    onSetCookie: (cookie) => setCookies.push(cookie),
    secure: options.origin.startsWith("https:"),
  });
  const client = createClient({
    baseUrl: "",
    cookies,
    fetch,
    consent: options.trackingWaits ? "tracking-pending" : "granted",
  });
  const answer = await answerRequest(handler, { request, client, options });
  if (answer instanceof Response) {
    return { ...(await toPlainAnswer(answer, request.method)), setCookies, picture: null };
  }
  let picture: SocialPicture | null = null;
  const handle: PageHandle | undefined = answer.matches.at(-1)?.route.handle;
  const audience = handle?.audience ?? "visitor";
  const isIn = audience !== "everyone" && client.session.state.session !== null;
  const { status, body } = toBody(answer, { options, client, isIn, findData }, (context) =>
    toMarkup(handler.dataRoutes, context, {
      client,
      origin: options.origin,
      isIn,
      onCard: (card) => {
        picture = card.picture;
      },
    }),
  );
  const headers = toPageHeaders({
    audience,
    status,
    personal:
      cookies.get(COOKIES.auth) !== undefined ||
      cookies.get(COOKIES.place) !== undefined ||
      request.url.includes(`${TRACKING_PARAMETER}=`),
    setsCookies: setCookies.length > 0,
  });
  headers["content-type"] = "text/html; charset=utf-8";
  return { status, headers, setCookies, body, picture: status === 200 ? picture : null };
}

/** Runs guards, action and loaders. A response is a redirect. */
async function answerRequest(
  handler: Handler,
  { request, client, options }: { request: Request; client: Client; options: RenderOptions },
): Promise<StaticHandlerContext | Response> {
  const requestContext = new RouterContextProvider();
  requestContext.set(clientContext, client);
  requestContext.set(redirectsContext, async () => options.redirects);
  let context: StaticHandlerContext | undefined;
  const response = await handler.query(request, {
    requestContext,
    // Guards run only where there is this function, and it must answer with a response.
    generateMiddlewareResponse: async (query) => {
      const result = await query(request);
      if (result instanceof Response) {
        return result;
      }
      context = result;
      return new Response(null);
    },
  });
  return context ?? (response as Response);
}

function toBody(
  context: StaticHandlerContext,
  {
    options,
    client,
    isIn,
    findData,
  }: { options: RenderOptions; client: Client; isIn: boolean; findData: StructuredDataOf },
  draw: (context: StaticHandlerContext) => string,
) {
  const pathname = context.location.pathname;
  if (context.errors !== null) {
    context.errors = Object.fromEntries(
      Object.entries(context.errors).map(([id, error]) => {
        const fatal = toFatalError(error, pathname);
        if (fatal.status >= 500) {
          options.onError(error);
        }
        return [id, toRouteError(fatal)];
      }),
    );
  }
  let markup: string;
  try {
    markup = draw(context);
  } catch (error) {
    // No error boundary works in `renderToString`: the page is drawn again as its error.
    options.onError(error);
    context.errors = { root: toRouteError(toFatalError(error, pathname)) };
    markup = draw(context);
  }
  const failure = Object.values(context.errors ?? {})[0] as { status: number } | undefined;
  const handle: PageHandle | undefined = context.matches.at(-1)?.route.handle;
  const { loaderData, actionData, errors } = context;
  const document = toDocument({
    ...splitHead(markup),
    assets: options.assets(handle?.module),
    structuredData:
      failure === undefined ? toStructuredData(context, findData, options.origin) : [],
    state: {
      build: options.build,
      origin: options.origin,
      trackingWaits: options.trackingWaits,
      waitingTracking: options.trackingWaits ? client.tracking.value() : "",
      isIn,
      hydrationData: { loaderData, actionData, errors },
    },
  });
  return { status: failure?.status ?? context.statusCode, body: document };
}

function toStructuredData(
  { matches, loaderData }: StaticHandlerContext,
  findData: StructuredDataOf,
  origin: string,
): object[] {
  const route = matches.at(-1)?.route;
  const handle: PageHandle | undefined = route?.handle;
  return findData(handle?.module)?.(loaderData[route?.id ?? ""] as never, origin) ?? [];
}

/** A redirect; after a form it is 303, so that the browser asks with GET. */
async function toPlainAnswer(response: Response, method: string) {
  const moved = response.status === 301 || response.status === 302;
  const status = moved && method !== "GET" && method !== "HEAD" ? 303 : response.status;
  return { status, headers: Object.fromEntries(response.headers), body: await response.text() };
}
