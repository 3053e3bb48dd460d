import { CHAT_STORAGE_NAME, OUTBOX_NAME } from "@volpe/core";
import type { StaticHandlerContext } from "react-router-dom";
import { toFatalError, toRouteError } from "../page/fatal-error.ts";
import type { PageHandle } from "../page-route.ts";
import { toDocument } from "./document.ts";
import type { PageState } from "./hydration.ts";
import type { PageAssets } from "./page-assets.ts";
import type { StructuredDataOf } from "./structured-data.ts";
import type { Markup } from "./to-markup.tsx";

export type DrawOptions = {
  assets: PageAssets;
  /** Origin that visitors see. */
  origin: string;
  build: string;
  /** The tracking cookie may be written only after the visitor's choice. */
  trackingWaits: boolean;
  /** Gets the errors whose cause is not disclosed to the visitor. */
  onError(error: unknown): void;
};

type DrawnPage = {
  options: DrawOptions;
  findData: StructuredDataOf;
  /** The state that the browser's entry reads, besides the options and the context. */
  state: Omit<PageState, "build" | "origin" | "hydrationData">;
  /** Renders the page. Calls `onDrawn` with data that are drawn completely. */
  draw(context: StaticHandlerContext, onDrawn: (data: object) => void): Markup;
};

/** Keys of the client manifest: the error screen, and the question about cookies. */
const ERROR_SCREEN = "src/error-screen.tsx";
const COOKIE_BANNER = "src/cookie-choice/cookie-banner.tsx";
/** The comparison is loaded late, so the page's own module does not name its style sheet. */
const COMPARISON = "src/routes/catalogue/comparison-view.tsx";
/**
 * A chat loads its engine when it opens, so the page's own module does not name the engine.
 */
const CHAT_ENGINE = "../packages/core/src/chat/chat-engine.ts";

/** The names in the storage from which the assistant's page resumes a conversation. */
const RESUMED = [CHAT_STORAGE_NAME, OUTBOX_NAME];

/** The document of a page whose loaders have run, or of its error, with its status. */
export function drawPage(
  context: StaticHandlerContext,
  { options, findData, state, draw }: DrawnPage,
): { status: number; body: Buffer } {
  const { pathname, search } = context.location;
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
  const drawn = new Set<object>();
  const markup = drawOrFail(context, options, () => draw(context, (data) => drawn.add(data)));
  const failure = Object.values(context.errors ?? {})[0] as { status: number } | undefined;
  const route = context.matches.at(-1)?.route;
  const handle: PageHandle | undefined = route?.handle;
  const { loaderData, actionData, errors } = context;
  const toStructuredData = failure === undefined ? findData(handle?.module) : undefined;
  const isResumed = failure === undefined && state.hydratesOn === "resume";
  const body = toDocument({
    ...markup,
    assets: options.assets(state.hydratesOn, [
      failure === undefined ? handle?.module : ERROR_SCREEN,
      ...(state.asksCookies ? [COOKIE_BANNER] : []),
      ...(isResumed ? [CHAT_ENGINE] : []),
      ...(new URLSearchParams(search).get("confronta") ? [COMPARISON] : []),
    ]),
    structuredData: toStructuredData?.(loaderData[route?.id ?? ""] as never, options.origin) ?? [],
    drawn,
    state: {
      build: options.build,
      origin: options.origin,
      ...state,
      ...(isResumed && { resumes: RESUMED }),
      hydrationData: { loaderData, actionData, errors },
    },
  });
  return { status: failure?.status ?? context.statusCode, body };
}

/**
 * Error boundaries do not work in `renderToString`, so a page that throws is rendered again as its
 * error: inside the root's layout, or without it if the layout throws.
 */
function drawOrFail(
  context: StaticHandlerContext,
  { onError }: DrawOptions,
  draw: () => Markup,
): Markup {
  const guarded = context.matches.filter(({ route }) => route.hasErrorBoundary);
  for (const { route } of guarded.reverse()) {
    try {
      return draw();
    } catch (error) {
      onError(error);
      const failure = toRouteError(toFatalError(error, context.location.pathname));
      context.errors = { [route.id]: failure };
    }
  }
  return draw();
}
