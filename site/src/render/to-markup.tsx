import type { Client } from "@volpe/core";
import { renderToString } from "react-dom/server";
import {
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router-dom";
import { ErrorScreen } from "../error-screen.tsx";
import { DocumentHeadContext, type SocialCard } from "../page/document-head.ts";
import {
  createFatalErrorStore,
  ErrorScreenContext,
  FatalErrorProvider,
} from "../page/fatal-error-context.tsx";
import { type SiteFacts, SiteFactsContext } from "../page/site-facts.ts";
import { ClientProvider, DrawnLoginContext } from "../page/use-client.tsx";
import { SocialCardTags } from "./social-card.tsx";

type MarkupOptions = {
  client: Client;
  /** Origin that visitors see. */
  origin: string;
  facts: SiteFacts;
  /** The visitor is logged in. */
  isIn: boolean;
  /** Gets the Open Graph card of the page. */
  onCard(card: SocialCard): void;
};

/** Renders the page, hoisted tags first. The tree must be the same as in `entry-client.tsx`. */
export function toMarkup(
  dataRoutes: RouteObject[],
  context: StaticHandlerContext,
  { client, origin, facts, isIn, onCard }: MarkupOptions,
): string {
  const drawCard = (card: SocialCard) => {
    onCard(card);
    return <SocialCardTags card={card} origin={origin} />;
  };
  return renderToString(
    <ClientProvider client={client}>
      <FatalErrorProvider store={createFatalErrorStore()}>
        <DocumentHeadContext value={{ origin, drawCard }}>
          <SiteFactsContext value={facts}>
            <DrawnLoginContext value={isIn}>
              <ErrorScreenContext value={ErrorScreen}>
                <StaticRouterProvider
                  router={createStaticRouter(dataRoutes, context)}
                  context={context}
                  hydrate={false}
                />
              </ErrorScreenContext>
            </DrawnLoginContext>
          </SiteFactsContext>
        </DocumentHeadContext>
      </FatalErrorProvider>
    </ClientProvider>,
  );
}
