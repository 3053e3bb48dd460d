import {
  COMMISSION_CENTS,
  COMMISSION_NOTICE,
  COOKIES,
  type CountedArrival,
  GENERAL_ERRORS,
  TIPOLOGIES,
  type Tipology,
  TRACKING_PARAMETER,
} from "@volpe/contract";
import { type Client, createClient, createHeaderCookies, type Fetch } from "@volpe/core";
import {
  data,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
} from "react-router-dom";
import { clientContext, redirectsContext } from "../page/client-context.ts";
import type { SocialPicture } from "../page/document-head.ts";
import { toFatalError } from "../page/fatal-error.ts";
import type { SiteFacts } from "../page/site-facts.ts";
import type { PageHandle } from "../page-route.ts";
import { type DrawOptions, drawPage } from "./draw-page.ts";
import { toPageHeaders } from "./page-headers.ts";
import {
  createStaticHandlers,
  type StaticHandler,
  type StaticHandlers,
} from "./static-handlers.ts";
import type { StructuredDataOf } from "./structured-data.ts";
import { toMarkup } from "./to-markup.tsx";

/** The options that are the same for every page of a running build. */
export type RenderOptions = DrawOptions & {
  redirects: Record<string, string>;
  /** Which arrival is paid for if several affiliates' sites sent the visitor. */
  affiliateClick: CountedArrival;
  /** Whether contracts with this tracking value earn an affiliate a commission. */
  earns(tracking: string): boolean;
  /** The typologies whose offers are invented. */
  demonstration(): readonly Tipology[];
  /** Resolves when the page may be drawn, which blocks the thread. Default: at once. */
  takeTurn?: () => Promise<void>;
};

/** One visitor's request. */
export type PageRequest = {
  request: Request;
  /** Calls the API with the visitor's login. */
  fetch: Fetch;
  /** Whether the page is drawn with the question about cookies. Default: no. */
  asksCookies?: boolean;
  /** Headers `set-cookie` that the answer carries in any case. Default: none. */
  repairs?: readonly string[];
};

export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  setCookies: string[];
  /** The bytes of a page, or the text of another answer. */
  body: Buffer | string;
  /** Content of the picture for links to the page; null for a personal page. */
  picture: SocialPicture | null;
};

type RenderPage = (page: PageRequest, options: RenderOptions) => Promise<RenderedPage>;

/** What pages say about the commission, for each typology whose contracts earn one. */
const COMMISSION_NOTICES: SiteFacts["commission"] = Object.fromEntries(
  TIPOLOGIES.filter((tipology) => COMMISSION_CENTS[tipology] > 0).map((tipology) => [
    tipology,
    COMMISSION_NOTICE,
  ]),
);

/** Renders the pages of a route table. */
export function createRenderPage(
  routes: RouteObject[],
  findData: StructuredDataOf = () => undefined,
): RenderPage {
  const handlers = createStaticHandlers(routes);
  return (page, options) => renderPage({ handlers, findData }, page, options);
}

/**
 * Whether the visitor's contracts may earn a commission: for the tracking value, or for an earlier
 * arrival if the first one counts. False without a value, because such a page may be cached for
 * everybody.
 */
function mayEarn({ tracking }: Client, { affiliateClick, earns }: RenderOptions): boolean {
  const value = tracking.value();
  const hasFirst = affiliateClick === "first" && tracking.click() !== "";
  return value !== "" && (hasFirst || earns(value));
}

async function renderPage(
  { handlers, findData }: { handlers: StaticHandlers; findData: StructuredDataOf },
  { request, fetch, asksCookies = false, repairs = [] }: PageRequest,
  options: RenderOptions,
): Promise<RenderedPage> {
  const { pathname } = new URL(request.url);
  const isUsual = USUAL_SPELLING.test(pathname);
  const spelled = isUsual ? null : findSpelling(handlers.whole.dataRoutes, request);
  if (spelled !== null) {
    return {
      status: 301,
      headers: { location: spelled },
      setCookies: [],
      body: "",
      picture: null,
    };
  }
  const setCookies = [...repairs];
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
  const answer = await answerRequest(isUsual ? handlers.find(pathname) : handlers.whole, {
    request,
    client,
    options,
  });
  if (answer instanceof Response) {
    return { ...(await toPlainAnswer(answer, request.method)), setCookies, picture: null };
  }
  await options.takeTurn?.();
  const { affiliateClick, trackingWaits } = options;
  const isSent = client.tracking.value() !== "";
  const facts = {
    commission: mayEarn(client, options) ? COMMISSION_NOTICES : {},
    affiliateClick,
    trackingWaits,
    demonstration: options.demonstration(),
  };
  let picture: SocialPicture | null = null;
  const handle: PageHandle | undefined = answer.matches.at(-1)?.route.handle;
  const audience = handle?.audience ?? "visitor";
  const isIn = audience !== "everyone" && client.session.state.session !== null;
  const isArrival = request.url.includes(`${TRACKING_PARAMETER}=`);
  // The page after a sent form moves the focus and announces its errors, so it is hydrated at once.
  const hydratesOn = request.method === "POST" ? "load" : (handle?.hydratesOn ?? "touch");
  const { status, body } = drawPage(answer, {
    options,
    findData,
    state: {
      ...facts,
      waitingTracking: trackingWaits ? client.tracking.value() : "",
      // A page without a tracking value may be cached for everybody, so it names no arrival.
      arrivalClick: isArrival ? client.tracking.click() : "",
      isIn,
      asksCookies,
      audience,
      hydratesOn,
    },
    draw: (context, onDrawn) =>
      toMarkup(context, {
        client,
        origin: options.origin,
        facts,
        isIn,
        asksCookies,
        onCard: (card) => {
          picture = card.picture;
        },
        onDrawn,
      }),
  });
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
  handler: StaticHandler,
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
      return new Response(null, { status: toStatus(result) });
    },
  });
  return context ?? (response as Response);
}

/** The status of a page before it is drawn, for the guards. */
function toStatus({ errors, statusCode, location }: StaticHandlerContext): number {
  const [error] = Object.values(errors ?? {});
  return error === undefined ? statusCode : toFatalError(error, location.pathname).status;
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

/**
 * A path without capital letters, escapes or a final slash. Such a path is already spelled as in
 * the route table, so it need not be matched, which would take a twentieth of a page's time.
 */
const USUAL_SPELLING = /^(?:\/|(?:\/[^/A-Z%]+)+)$/;

/**
 * The address with the route table's spelling and without a final slash, so that a page has one
 * address; null if it is already canonical. Values in an address, for example a slug, are not
 * changed.
 */
function findSpelling(routes: RouteObject[], { method, url }: Request): string | null {
  const { pathname, search } = new URL(url);
  const pattern = matchRoutes(routes, pathname)?.at(-1)?.route.path;
  if (method === "POST" || pattern === undefined || pattern === "*") return null;
  const asked = pathname.split("/").filter((part) => part !== "");
  const parts = pattern.split("/").filter((part) => part !== "");
  const spelled = `/${parts.map((part, at) => (part.startsWith(":") ? asked[at] : part)).join("/")}`;
  return spelled === pathname ? null : spelled + search;
}

/**
 * Makes an unreadable form, for example with a broken boundary or of another content type, an error
 * of the sender for every action. Otherwise the parser's error would count as a fault of the
 * server.
 */
function toReadableForm(request: Request): Request {
  const read = request.formData.bind(request);
  request.formData = async () => {
    try {
      return await read();
    } catch {
      const { status, message } = GENERAL_ERRORS["bad-request"];
      throw data({ message }, { status });
    }
  };
  return request;
}
