import { hash } from "node:crypto";
import { BRAND } from "@volpe/contract";
import type { Client } from "@volpe/core";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router-dom";
import { CookieBanner } from "../cookie-choice/cookie-banner.tsx";
import { CookieQuestionContext } from "../cookie-choice/cookie-prompt.tsx";
import { findEmbeddedPage } from "../embed/embedded-page.ts";
import { ErrorScreen } from "../error-screen.tsx";
import { DocumentHeadContext, type SocialCard } from "../page/document-head.ts";
import {
  createFatalErrorStore,
  ErrorScreenContext,
  FatalErrorContext,
} from "../page/fatal-error-context.ts";
import { type SiteFacts, SiteFactsContext } from "../page/site-facts.ts";
import { StaticHtmlContext } from "../page/static-html.tsx";
import { DrawnLoginContext, PageClientContext } from "../page/use-client.tsx";
import { Html } from "./html.ts";
import { SOCIAL_PICTURE } from "./social-picture-size.ts";
import { writeStaticHtml, writeStaticParts } from "./write-static-html.ts";

type MarkupOptions = {
  client: Client;
  /** Origin that visitors see. */
  origin: string;
  facts: SiteFacts;
  /** The visitor is logged in. */
  isIn: boolean;
  /** The visitor has not answered the question about cookies. */
  asksCookies: boolean;
  /** Gets the Open Graph card of the page. */
  onCard(card: SocialCard): void;
  /** Gets data that are drawn completely, so that the browser does not need them. */
  onDrawn(data: object): void;
};

/** A page's elements in the head, and the parts of its root element's content. */
export type Markup = { head: Html; body: readonly (string | Html)[] };

/** Matches the place of static content in React's markup, which has no other `<` before a `~`. */
const PLACE = /<~(\d+)>/;

/** Renders the page. The tree must be the same as in `entry-client.tsx`. */
export function toMarkup(
  context: StaticHandlerContext,
  { client, origin, facts, isIn, asksCookies, onCard, onDrawn }: MarkupOptions,
): Markup {
  let head = "";
  const written: Html[][] = [];
  const write = (draw: () => ReactNode) => `<~${written.push(writeStaticParts(draw)) - 1}>`;
  const writeTags = (tags: ReactNode) => {
    head += writeStaticHtml(tags);
  };
  const drawCard = (card: SocialCard) => {
    onCard(card);
    return (
      <>
        <SocialCardTags card={card} origin={origin} />
        {context.errors === null && (
          <OembedLink location={context.location} title={card.title} origin={origin} />
        )}
      </>
    );
  };
  const markup = renderToString(
    <PageClientContext value={client}>
      <FatalErrorContext value={createFatalErrorStore()}>
        <DocumentHeadContext value={{ origin, writeTags, drawCard }}>
          <SiteFactsContext value={facts}>
            <DrawnLoginContext value={isIn}>
              <CookieQuestionContext value={{ isDrawn: asksCookies, Drawn: CookieBanner }}>
                <ErrorScreenContext value={ErrorScreen}>
                  <StaticHtmlContext value={{ write, leaveOut: onDrawn }}>
                    <StaticRouterProvider
                      // The matches hold their routes, so the table need not be converted again.
                      router={createStaticRouter([], context)}
                      context={context}
                      hydrate={false}
                    />
                  </StaticHtmlContext>
                </ErrorScreenContext>
              </CookieQuestionContext>
            </DrawnLoginContext>
          </SiteFactsContext>
        </DocumentHeadContext>
      </FatalErrorContext>
    </PageClientContext>,
  );
  const body = markup
    .split(PLACE)
    .flatMap<string | Html>((part, at) => (at % 2 === 0 ? part : (written[Number(part)] ?? [])));
  return { head: new Html(head), body };
}

/** The site's picture, for pages without a picture of their own. */
const HOME = { path: "/", title: BRAND.tagline };

/** The Open Graph tags of a page (ogp.me). */
function SocialCardTags({ card, origin }: { card: SocialCard; origin: string }) {
  const { title, description, path, type, picture } = card;
  return (
    <>
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:locale" content="it_IT" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {picture === null ? null : <meta property="og:url" content={origin + path} />}
      <meta property="og:image" content={origin + toPictureAddress(card)} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(SOCIAL_PICTURE.width)} />
      <meta property="og:image:height" content={String(SOCIAL_PICTURE.height)} />
      <meta property="og:image:alt" content={toAlternative(card)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

type OembedLinkProps = {
  location: StaticHandlerContext["location"];
  title: string;
  origin: string;
};

/**
 * Tells other sites where a frame with the cards of the page is described (https://oembed.com). The
 * link repeats the page's whole address, so it has a tracking value only if the address has one.
 */
function OembedLink({ location: { pathname, search }, title, origin }: OembedLinkProps) {
  const url = encodeURIComponent(origin + pathname + search);
  return findEmbeddedPage(pathname) === null ? null : (
    <link
      rel="alternate"
      type="application/json+oembed"
      title={title}
      href={`${origin}/oembed?url=${url}&format=json`}
    />
  );
}

/**
 * The page's path below `/og`. The host draws the page's own text, so the address contains none;
 * `v` changes with the picture, for caches that use the address as key.
 */
function toPictureAddress({ path, picture }: SocialCard): string {
  if (picture === null) {
    return "/og/home.png";
  }
  const pathname = encodeURI(path.split("?")[0] ?? "");
  const version = hash("sha256", JSON.stringify(picture)).slice(0, 8);
  return `/og${pathname === HOME.path ? "/home" : pathname}.png?v=${version}`;
}

function toAlternative({ picture }: SocialCard): string {
  if (picture === null) {
    return HOME.title;
  }
  const { title, figure, figureNote } = picture;
  return [title, [figure, figureNote].filter(Boolean).join(" ")].filter(Boolean).join(": ");
}
