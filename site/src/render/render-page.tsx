import {
  COMMISSION_CENTS,
  COMMISSION_NOTICE,
  COOKIES,
  TIPOLOGIES,
  type Tipology,
  TRACKING_PARAMETER,
} from "@volpe/contract";
import { type Client, createClient, createHeaderCookies, type Fetch } from "@volpe/core";
import {
  createStaticHandler,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
} from "react-router-dom";
import { clientContext, redirectsContext } from "../page/client-context.ts";
import type { SocialPicture } from "../page/document-head.ts";
import { toFatalError, toRouteError } from "../page/fatal-error.ts";
import type { SiteFacts } from "../page/site-facts.ts";
import type { PageHandle } from "../page-route.ts";
import { toDocument } from "./document.ts";
import { findSpelling } from "./find-spelling.ts";
import type { PageState } from "./hydration.ts";
import type { PageAssets } from "./page-assets.ts";
import { toPageHeaders } from "./page-headers.ts";
import { toReadableForm } from "./readable-form.ts";
import type { StructuredDataOf } from "./structured-data.ts";
import { type Markup, toMarkup } from "./to-markup.tsx";

/** The options that are the same for every page of a running build. */
export type RenderOptions = {
  assets: PageAssets;
  /** Origin that visitors see. */
  origin: string;
  build: string;
  redirects: Record<string, string>;
  /** The tracking cookie may be written only after the visitor's choice. */
  trackingWaits: boolean;
  /** The typologies whose offers are invented. */
  demonstration(): readonly Tipology[];
  /** Gets the errors whose cause is not disclosed to the visitor. */
  onError(error: unknown): void;
  /** Resolves when the page may be drawn, which takes the thread. Default: at once. */
  takeTurn?: () => Promise<void>;
};

/** One visitor's request. */
export type PageRequest = {
  request: Request;
  /** Calls the API with the visitor's login. */
  fetch: Fetch;
  /** Whether the page is drawn with the question about cookies. Default: no. */
  asksCookies?: boolean;
};

export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  setCookies: string[];
  body: string;
  /** Content of the picture for links to the page; null for a personal page. */
  picture: SocialPicture | null;
};

export type RenderPage = (page: PageRequest, options: RenderOptions) => Promise<RenderedPage>;

/** Keys of the client manifest: the error screen, and the question about cookies. */
const ERROR_SCREEN = "src/error-screen.tsx";
const COOKIE_BANNER = "src/cookie-choice/cookie-banner.tsx";
/** Loaded late, so the page's own module does not name its style sheet. */
const COMPARISON = "src/routes/catalogue/comparison-view.tsx";

/** By the typologies whose contracts earn a commission. */
const COMMISSION_NOTICES: SiteFacts["commission"] = Object.fromEntries(
  TIPOLOGIES.filter((tipology) => COMMISSION_CENTS[tipology] > 0).map((tipology) => [
    tipology,
    COMMISSION_NOTICE,
  ]),
);

type Handler = ReturnType<typeof createStaticHandler>;

/** Renders the pages of a route table. */
export function createRenderPage(
  routes: RouteObject[],
  findData: StructuredDataOf = () => undefined,
): RenderPage {
  const handler = createStaticHandler(routes);
  return (page, options) => renderPage({ handler, findData }, page, options);
}

async function renderPage(
  { handler, findData }: { handler: Handler; findData: StructuredDataOf },
  { request, fetch, asksCookies = false }: PageRequest,
  options: RenderOptions,
): Promise<RenderedPage> {
  const spelled = findSpelling(handler.dataRoutes, request);
  if (spelled !== null) {
    return {
      status: 301,
      headers: { location: spelled },
      setCookies: [],
      body: "",
      picture: null,
    };
  }
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
  await options.takeTurn?.();
  const { trackingWaits } = options;
  const isSent = client.tracking.value() !== "";
  const facts = {
    commission: isSent ? COMMISSION_NOTICES : {},
    trackingWaits,
    demonstration: options.demonstration(),
  };
  let picture: SocialPicture | null = null;
  const drawn = new Set<object>();
  const handle: PageHandle | undefined = answer.matches.at(-1)?.route.handle;
  const audience = handle?.audience ?? "visitor";
  const isIn = audience !== "everyone" && client.session.state.session !== null;
  const isArrival = request.url.includes(`${TRACKING_PARAMETER}=`);
  // An answer to a form has a focus and errors that are to be heard.
  const hydratesOn = request.method === "POST" ? "load" : (handle?.hydratesOn ?? "touch");
  const how = { audience, hydratesOn };
  const shown = { options, facts, client, isIn, isArrival, asksCookies, findData, drawn, how };
  const { status, body } = toBody(answer, shown, (context) =>
    toMarkup(context, {
      client,
      origin: options.origin,
      facts,
      isIn,
      asksCookies,
      onCard: (card) => {
        picture = card.picture;
      },
      onDrawn: (data) => drawn.add(data),
    }),
  );
  const headers = toPageHeaders({
    audience,
    status,
    personal:
      isSent ||
      cookies.get(COOKIES.auth) !== undefined ||
      cookies.get(COOKIES.place) !== undefined ||
      isArrival,
    setsCookies: setCookies.length > 0,
    answersForm: request.method === "POST",
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
  const response = await handler.query(toReadableForm(request), {
    requestContext,
    // React Router runs guards only if this function exists, and it must return a response.
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
    facts,
    client,
    isIn,
    isArrival,
    asksCookies,
    findData,
    drawn,
    how,
  }: {
    options: RenderOptions;
    facts: SiteFacts;
    client: Client;
    isIn: boolean;
    /** The address carries an affiliate's value. */
    isArrival: boolean;
    asksCookies: boolean;
    findData: StructuredDataOf;
    /** Filled by drawing. */
    drawn: ReadonlySet<object>;
    how: Pick<PageState, "audience" | "hydratesOn">;
  },
  draw: (context: StaticHandlerContext) => Markup,
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
  const markup = drawOrFail(context, options, draw);
  const failure = Object.values(context.errors ?? {})[0] as { status: number } | undefined;
  const handle: PageHandle | undefined = context.matches.at(-1)?.route.handle;
  const { loaderData, actionData, errors } = context;
  const document = toDocument({
    ...markup,
    assets: options.assets(how.hydratesOn, [
      failure === undefined ? handle?.module : ERROR_SCREEN,
      ...(asksCookies ? [COOKIE_BANNER] : []),
      ...(new URLSearchParams(context.location.search).get("confronta") ? [COMPARISON] : []),
    ]),
    structuredData:
      failure === undefined ? toStructuredData(context, findData, options.origin) : [],
    drawn,
    state: {
      build: options.build,
      origin: options.origin,
      ...facts,
      waitingTracking: options.trackingWaits ? client.tracking.value() : "",
      // A page without a tracking value may be kept for everybody, so it names no arrival.
      arrivalClick: isArrival ? client.tracking.click() : "",
      isIn,
      asksCookies,
      ...how,
      hydrationData: { loaderData, actionData, errors },
    },
  });
  return { status: failure?.status ?? context.statusCode, body: document };
}

/**
 * Error boundaries do not work in `renderToString`, so a page that throws is rendered again as its
 * error: inside the root's layout, or without it if the layout throws.
 */
function drawOrFail(
  context: StaticHandlerContext,
  { onError }: RenderOptions,
  draw: (context: StaticHandlerContext) => Markup,
): Markup {
  const guarded = context.matches.filter(({ route }) => route.hasErrorBoundary);
  for (const { route } of guarded.reverse()) {
    try {
      return draw(context);
    } catch (error) {
      onError(error);
      const failure = toRouteError(toFatalError(error, context.location.pathname));
      context.errors = { [route.id]: failure };
    }
  }
  return draw(context);
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

/** A redirect. After a form it is 303, so that the browser follows it with GET. */
async function toPlainAnswer(response: Response, method: string) {
  const moved = response.status === 301 || response.status === 302;
  const status = moved && method !== "GET" && method !== "HEAD" ? 303 : response.status;
  // The target may depend on the visitor's login or place.
  const cache = status === 301 ? {} : { "cache-control": "no-store" };
  const headers = { ...cache, ...Object.fromEntries(response.headers) };
  return { status, headers, body: await response.text() };
}
