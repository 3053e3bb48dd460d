import type { Client } from "@volpe/core";
import { renderToString } from "react-dom/server";
import {
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router-dom";
import { createFatalErrorStore, FatalErrorProvider } from "../fatal-error-context.tsx";
import { DocumentHeadContext, type SocialCard } from "../layout/document-head.ts";
import { ClientProvider, DrawnLoginContext } from "../use-client.tsx";
import { SocialCardTags } from "./social-card.tsx";

type MarkupOptions = {
  client: Client;
  /** Origin that visitors see. */
  origin: string;
  /** Drawn as a page of somebody logged in. */
  isIn: boolean;
  /** Told of what the page says for links to it. */
  onCard(card: SocialCard): void;
};

/** The page as React writes it, what it hoists first. Its shape is that of the browser's entry. */
export function toMarkup(
  dataRoutes: RouteObject[],
  context: StaticHandlerContext,
  { client, origin, isIn, onCard }: MarkupOptions,
): string {
  const drawCard = (card: SocialCard) => {
    onCard(card);
    return <SocialCardTags card={card} origin={origin} />;
  };
  return renderToString(
    <ClientProvider client={client}>
      <FatalErrorProvider store={createFatalErrorStore()}>
        <DocumentHeadContext value={{ origin, drawCard }}>
          <DrawnLoginContext value={isIn}>
            <StaticRouterProvider
              router={createStaticRouter(dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </DrawnLoginContext>
        </DocumentHeadContext>
      </FatalErrorProvider>
    </ClientProvider>,
  );
}
